/** Where the parts of a coach's drawing lie on the board, in hundredths of a cell; nothing is drawn here. */

import type { ArrowEnd, Frame } from '../../net/protocol.gen';
import { type Cell, columnOf, type Grid, rowOf } from '../../sudoku/grid';

export interface Point {
  x: number;
  y: number;
}

export const corner = (grid: Grid, cell: Cell): Point => ({
  x: columnOf(grid, cell) * 100,
  y: rowOf(grid, cell) * 100,
});

export const centre = (grid: Grid, cell: Cell): Point => {
  const { x, y } = corner(grid, cell);
  return { x: x + 50, y: y + 50 };
};

/** The middle of a note within its cell: where notes are written. */
export function spot(grid: Grid, cell: Cell, symbol: number): Point {
  const { x, y } = corner(grid, cell);
  return { x: x + 22 + ((symbol - 1) % 3) * 28, y: y + 20 + Math.floor((symbol - 1) / 3) * 29 };
}

/** The middle of a claim: of a group of cells, the middle of all its notes. */
export function middle(grid: Grid, { cells, symbol }: ArrowEnd): Point {
  const spots = cells.map((cell) => spot(grid, cell, symbol));
  const sum = spots.reduce((all, one) => ({ x: all.x + one.x, y: all.y + one.y }), { x: 0, y: 0 });
  return { x: sum.x / spots.length, y: sum.y / spots.length };
}

/** An arrow's line: it keeps clear of the signs at both ends. Null where both ends are the same. */
export function arrow(from: Point, to: Point): string | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 2) return null;
  const gap = Math.min(16, length / 4) / length;
  const [dx, dy] = [(to.x - from.x) * gap, (to.y - from.y) * gap];
  return `M${from.x + dx} ${from.y + dy} L${to.x - dx} ${to.y - dy}`;
}

/** The rectangle of a frame. Frames of sets lie inside their cells, those of houses on their edge. */
export function frame(grid: Grid, { cells, depth }: Frame) {
  const corners = cells.map((cell) => corner(grid, cell));
  const inset = depth ? 4 + depth * 4 : 3;
  const [left, top] = [Math.min(...corners.map((one) => one.x)), Math.min(...corners.map((one) => one.y))];
  const right = Math.max(...corners.map((one) => one.x)) + 100;
  const bottom = Math.max(...corners.map((one) => one.y)) + 100;
  return {
    x: left + inset,
    y: top + inset,
    width: right - left - 2 * inset,
    height: bottom - top - 2 * inset,
  };
}

/** The outline of a sign around a note, as the pictures of `fullhouse explain --svg` have it. */
export const SIGNS: Record<string, string> = {
  circle: 'M-13 0 a13 13 0 1 0 26 0 a13 13 0 1 0 -26 0',
  square: 'M-12 -12 h24 v24 h-24 z',
  diamond: 'M0 -16 l15 16 l-15 16 l-15 -16 z',
  triangle: 'M0 -17 l16 27 h-32 z',
  hexagon: 'M-15 0 l7.5 -13 h15 l7.5 13 l-7.5 13 h-15 z',
  double: 'M-11 0 a11 11 0 1 0 22 0 a11 11 0 1 0 -22 0 M-15 0 a15 15 0 1 0 30 0 a15 15 0 1 0 -30 0',
  bold: '',
};

/** The middles of the blocks with their numbers. */
export function blockNumbers(grid: Grid): { number: number; at: Point }[] {
  const across = grid.size / grid.blockWidth;
  return Array.from({ length: grid.size }, (_, index) => ({
    number: index + 1,
    at: {
      x: ((index % across) + 0.5) * grid.blockWidth * 100,
      y: (Math.floor(index / across) + 0.5) * grid.blockHeight * 100,
    },
  }));
}
