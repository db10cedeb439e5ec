/** A digit that fits and is still not the one: where it belongs instead, as anybody can see. Nothing is lost by it. Pure. */
import type { GameEvent } from '../../net/protocol.gen';
import { type Cell, cellOf, type Grid, type HouseKind, house, peers } from '../../sudoku/grid';

/** Whether a wrong digit just goes, at no cost: nobody is blamed for it. */
export const isKind = (options: object | undefined): boolean => {
  const { referee, fine }: { referee?: unknown; fine?: unknown } = { ...options };
  return referee === 'guard' && fine === 'none';
};

export interface Missed {
  seat: number;
  symbol: number;
  /** The house with the fewest other places for it, and these. */
  kind: HouseKind;
  cells: readonly Cell[];
}

interface Position {
  board: string;
  options: object | undefined;
}

/** What the last events have taken off the board so; null where there is nothing of the kind. */
export function missed(
  grid: Grid,
  { board, options }: Position,
  events: readonly GameEvent[],
): Missed | null {
  const erased = events.find((event) => event.type === 'erased');
  const isCalled = events.some(({ type }) => type === 'called');
  if (erased?.type !== 'erased' || !isCalled || !isKind(options)) return null;
  const { seat, symbol } = erased;
  const at = cellOf(grid, erased.cell);
  const fits = (cell: Cell) =>
    cell !== at && board[cell] === '.' && peers(grid, cell).every((peer) => board[peer] !== String(symbol));
  const [fewest] = (['row', 'column', 'block'] as const)
    .map((kind) => ({ kind, cells: house(grid, kind, at).filter(fits) }))
    .filter(({ cells }) => cells.length)
    .sort((one, two) => one.cells.length - two.cells.length);
  return fewest ? { seat, symbol, ...fewest } : null;
}
