/** A grid: its cells, their names and houses, and the digits that stand in them twice or are missing. No rules. */

export type Cell = number;
export type Size = 9 | 6;
export type HouseKind = 'row' | 'column' | 'block';

export interface Grid {
  size: Size;
  blockWidth: number;
  blockHeight: number;
  cells: number;
}

const COLUMNS = 'abcdefghi';

export const NINE: Grid = { size: 9, blockWidth: 3, blockHeight: 3, cells: 81 };
export const SIX: Grid = { size: 6, blockWidth: 3, blockHeight: 2, cells: 36 };

/** The grid that a board's text is drawn on. */
export const gridOf = (board: string): Grid => (board.length === SIX.cells ? SIX : NINE);

export const rowOf = (grid: Grid, cell: Cell): number => Math.floor(cell / grid.size);
export const columnOf = (grid: Grid, cell: Cell): number => cell % grid.size;

export function blockOf(grid: Grid, cell: Cell): number {
  const across = grid.size / grid.blockWidth;
  return (
    Math.floor(rowOf(grid, cell) / grid.blockHeight) * across +
    Math.floor(columnOf(grid, cell) / grid.blockWidth)
  );
}

/** `a1` is top left, as in the records. */
export const nameOf = (grid: Grid, cell: Cell): string =>
  `${COLUMNS[columnOf(grid, cell)]}${rowOf(grid, cell) + 1}`;

/** The cell of a name, or -1 where there is no such cell. */
export function cellOf(grid: Grid, name: string): Cell {
  const column = COLUMNS.indexOf(name[0] ?? '?');
  const row = Number(name.slice(1)) - 1;
  if (column < 0 || column >= grid.size || !Number.isInteger(row) || row < 0 || row >= grid.size) return -1;
  return row * grid.size + column;
}

/** The cells of several names; those that do not exist are left out. */
export const cellsOf = (grid: Grid, names: readonly string[]): Cell[] =>
  names.map((name) => cellOf(grid, name)).filter((cell) => cell >= 0);

const houseIndex = (grid: Grid, kind: HouseKind, cell: Cell): number =>
  kind === 'row' ? rowOf(grid, cell) : kind === 'column' ? columnOf(grid, cell) : blockOf(grid, cell);

/** All cells of the row, column or block that a cell lies in. */
export function house(grid: Grid, kind: HouseKind, cell: Cell): Cell[] {
  const wanted = houseIndex(grid, kind, cell);
  const cells: Cell[] = [];
  for (let one = 0; one < grid.cells; one++) if (houseIndex(grid, kind, one) === wanted) cells.push(one);
  return cells;
}

const peerCache = new Map<string, readonly Cell[]>();

/** The other cells of a cell's houses, each once. */
export function peers(grid: Grid, cell: Cell): readonly Cell[] {
  const key = `${grid.size}:${cell}`;
  let others = peerCache.get(key);
  if (!others) {
    const kinds: HouseKind[] = ['row', 'column', 'block'];
    others = [...new Set(kinds.flatMap((kind) => house(grid, kind, cell)))].filter((one) => one !== cell);
    peerCache.set(key, others);
  }
  return others;
}

/** Cells whose digit stands in one of their houses a second time: anybody can see that, it needs no solution. */
export const clashes = (grid: Grid, board: string): Cell[] =>
  [...board].flatMap((char, cell) =>
    Number(char) && peers(grid, cell).some((peer) => board[peer] === char) ? [cell] : [],
  );

/** How many of each symbol are missing: the grid's size less those that are visible, at least 0. */
export function countsLeft(board: string, size: number): number[] {
  const left = Array.from({ length: size + 1 }, () => size);
  for (const char of board) {
    const symbol = Number(char);
    if (symbol && left[symbol]) left[symbol]--;
  }
  return left;
}

const SYMBOLS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
export const symbolsOf = (size: number): readonly number[] => SYMBOLS.slice(0, size);
