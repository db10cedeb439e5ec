/** Where a tile comes from when it travels to the board, in the board's own units. */
import { type Cell, cellOf, columnOf, type Grid, rowOf } from '../core/grid';
import type { Told } from '../core/table';

export interface Travel {
  cell: Cell;
  dx: number;
  dy: number;
  seq: number;
}

/** From the hand, or from the player who holds it. Null where nothing was laid. */
export function travelFrom(
  told: Told | undefined,
  grid: Grid,
  board: HTMLElement | undefined,
): Travel | null {
  const event = told?.events.find((one) => one.type === 'laid' || one.type === 'inserted');
  if (!told || !event || !board || (event.type !== 'laid' && event.type !== 'inserted')) return null;
  const cell = cellOf(grid, event.cell);
  const start =
    document.querySelector(`[data-hand="${event.seat}"]`) ??
    document.querySelector(`[data-player="${event.seat}"]`);
  const from = start?.getBoundingClientRect();
  const box = board.querySelector('svg')?.getBoundingClientRect();
  if (!from || cell < 0 || !box?.width) return null;
  const unit = (grid.size * 100 + 42) / box.width;
  const x = box.left + (columnOf(grid, cell) * 100 + 86) / unit;
  const y = box.top + (rowOf(grid, cell) * 100 + 86) / unit;
  return {
    cell,
    dx: (from.left + from.width / 2 - x) * unit,
    dy: (from.top + from.height / 2 - y) * unit,
    seq: told.seq,
  };
}
