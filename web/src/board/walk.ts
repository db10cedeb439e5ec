/** Walking a grid by keyboard: which cell a key leads to. */
import { type Cell, columnOf, type Grid, rowOf } from '../sudoku/grid';

const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** The cell that a key leads to, or null for any other key. Ctrl jumps a block. */
export function walk(grid: Grid, from: Cell, key: string, far: boolean): Cell | null {
  const last = grid.size - 1;
  let row = rowOf(grid, from);
  let column = columnOf(grid, from);
  const step = STEPS[key];
  if (step) {
    row = clamp(row + step[0] * (far ? grid.blockHeight : 1), last);
    column = clamp(column + step[1] * (far ? grid.blockWidth : 1), last);
  } else if (key === 'Home') {
    column = 0;
    if (far) row = 0;
  } else if (key === 'End') {
    column = last;
    if (far) row = last;
  } else if (key === 'PageUp') row = 0;
  else if (key === 'PageDown') row = last;
  else return null;
  return row * grid.size + column;
}

/** What draws a cell. */
export const elementOf = (board: Element, cell: Cell): SVGGElement | null =>
  board.querySelector<SVGGElement>(`[data-cell="${cell}"]`);
