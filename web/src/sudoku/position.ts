/** A position that somebody analyses: a grid with its candidates, what a move makes of it, and where it fails. */
import { type Cell, cellOf, house, NINE, nameOf, peers } from './grid';
import { EMPTY, type Look } from './looks';

export interface Position {
  problem: string;
  grid: string;
  /** The candidates of each cell as bits: bit *d* for digit *d*; 0 where a digit stands. */
  masks: readonly number[];
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const ALL_DIGITS = 0b1111111110;
const CELLS: readonly Cell[] = Array.from({ length: NINE.cells }, (_, cell) => cell);

const fitting = (grid: string, cell: Cell): number =>
  grid[cell] === '.'
    ? peers(NINE, cell).reduce((mask, peer) => mask & ~(1 << Number(grid[peer] ?? 0)), ALL_DIGITS)
    : 0;

/** All that fits; in cells that are named, only what is said of them as well: `a1=259 b3=47`. */
export function positionOf(problem: string, grid = problem, candidates = ''): Position {
  const masks = CELLS.map((cell) => fitting(grid, cell));
  for (const [, name = '', digits = ''] of candidates.matchAll(/([a-i][1-9])=([1-9]+)/g)) {
    const cell = cellOf(NINE, name);
    masks[cell] = (masks[cell] ?? 0) & [...digits].reduce((mask, digit) => mask | (1 << Number(digit)), 0);
  }
  return { problem, grid, masks };
}

export const digitsIn = (mask: number): number[] => DIGITS.filter((digit) => (mask >> digit) & 1);
export const hasCandidate = ({ masks }: Position, cell: Cell, digit: number): boolean =>
  (((masks[cell] ?? 0) >> digit) & 1) === 1;
export const isGiven = ({ problem }: Position, cell: Cell): boolean => problem[cell] !== '.';

/** What is left in cells where something that fits was removed, as text. */
export const candidatesText = ({ grid, masks }: Position): string =>
  CELLS.filter((cell) => masks[cell] && masks[cell] !== fitting(grid, cell))
    .map((cell) => `${nameOf(NINE, cell)}=${digitsIn(masks[cell] ?? 0).join('')}`)
    .join(' ');

function placed(position: Position, cell: Cell, digit: number): Position {
  const grid = position.grid.slice(0, cell) + digit + position.grid.slice(cell + 1);
  const seen = new Set(peers(NINE, cell));
  const masks = position.masks.map((mask, one) =>
    one === cell ? 0 : seen.has(one) ? mask & ~(1 << digit) : mask,
  );
  return { ...position, grid, masks };
}

/** Without the digit of a cell; its candidates and those that it took away come back. */
function erased(position: Position, cell: Cell): Position {
  const digit = Number(position.grid[cell]);
  const grid = `${position.grid.slice(0, cell)}.${position.grid.slice(cell + 1)}`;
  const seen = new Set(peers(NINE, cell));
  const masks = position.masks.map((mask, one) => {
    const fits = fitting(grid, one);
    return one === cell ? fits : seen.has(one) ? mask | (fits & (1 << digit)) : mask;
  });
  return { ...position, grid, masks };
}

/** A position after moves: `c3=5` writes, `c3-58` removes candidates, `c3+5` brings them back, `c3=` erases. */
export const done = (position: Position, moves: string): Position => moves.split(' ').reduce(after, position);

function after(now: Position, move: string): Position {
  const [, name = '', sign = '', digits = ''] = /^([a-i][1-9])([=+-])([1-9]*)$/.exec(move) ?? [];
  const cell = cellOf(NINE, name);
  if (cell < 0 || isGiven(now, cell)) return now;
  const cleared = now.grid[cell] !== '.' && sign === '=' ? erased(now, cell) : now;
  if (sign === '=') return digits ? placed(cleared, cell, Number(digits[0])) : cleared;
  if (now.grid[cell] !== '.') return now;
  const bits = [...digits].reduce((mask, digit) => mask | (1 << Number(digit)), 0);
  const change = (mask: number) => (sign === '-' ? mask & ~bits : mask | (bits & fitting(now.grid, cell)));
  return { ...now, masks: now.masks.map((mask, one) => (one === cell ? change(mask) : mask)) };
}

/** Where anybody can see that it fails: cells that clash or have nothing left, or a row, column or block without room for a digit. */
export function failures({ grid, masks }: Position): { cells: Cell[]; digit: number } | null {
  for (const cell of CELLS) {
    const clash =
      grid[cell] === '.' ? undefined : peers(NINE, cell).find((peer) => grid[peer] === grid[cell]);
    if (clash !== undefined) return { cells: [cell, clash], digit: Number(grid[cell]) };
    if (grid[cell] === '.' && !masks[cell]) return { cells: [cell], digit: 0 };
  }
  for (const kind of ['row', 'column', 'block'] as const)
    for (let index = 0; index < NINE.size; index++) {
      const first =
        kind === 'row' ? index * 9 : kind === 'column' ? index : Math.floor(index / 3) * 27 + (index % 3) * 3;
      const cells = house(NINE, kind, first);
      for (const digit of DIGITS)
        if (!cells.some((cell) => grid[cell] === String(digit) || ((masks[cell] ?? 0) >> digit) & 1))
          return { cells, digit };
    }
  return null;
}

/** How it looks: what is given, what was written, and the candidates that are left. */
export const looksOfPosition = (
  position: Position,
  centre: Readonly<Record<Cell, readonly number[]>> = {},
): Look[] =>
  CELLS.map((cell) => {
    const symbol = Number(position.grid[cell]) || 0;
    if (symbol) return { ...EMPTY, kind: isGiven(position, cell) ? 'given' : 'ink', symbol };
    return { ...EMPTY, notes: digitsIn(position.masks[cell] ?? 0), centre: centre[cell] ?? [] };
  });
