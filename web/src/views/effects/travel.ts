/** Where a tile comes from when it travels to the board, in the board's own units. */

import type { Told } from '../../state/table';
import { type Cell, cellOf, columnOf, type Grid, rowOf } from '../../sudoku/grid';

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
  const way = flight(grid, cellOf(grid, event.cell), event.seat, board);
  return way && { ...way, seq: told.seq };
}

/** How far a cell of the board is from a player's hand, or from the player, in the board's own units. */
export function flight(
  grid: Grid,
  cell: Cell,
  seat: number,
  board: HTMLElement,
): { cell: Cell; dx: number; dy: number } | null {
  const start =
    document.querySelector(`[data-hand="${seat}"] button`) ??
    document.querySelector(`[data-player="${seat}"]`);
  const from = start?.getBoundingClientRect();
  const drawn = board.querySelector<SVGSVGElement>('[role=grid] > [viewBox]');
  const box = drawn?.getBoundingClientRect();
  if (!from || !drawn || cell < 0 || !box?.width) return null;
  const across = drawn.viewBox.baseVal.width;
  const unit = across / box.width;
  // Six units are free at the right edge; what is left over is the margin at the left.
  const middle = across - grid.size * 100 - 6 + 50;
  const x = box.left + (columnOf(grid, cell) * 100 + middle) / unit;
  const y = box.top + (rowOf(grid, cell) * 100 + middle) / unit;
  return {
    cell,
    dx: (from.left + from.width / 2 - x) * unit,
    dy: (from.top + from.height / 2 - y) * unit,
  };
}
