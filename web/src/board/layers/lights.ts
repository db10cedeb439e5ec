/** The colours that lie under what is in the cells, each as one shape: few things change when another cell is looked at. */
import { type Cell, columnOf, type Grid, rowOf } from '../../sudoku/grid';
import type { Look, Marks } from '../../sudoku/looks';

export interface Lit {
  grid: Grid;
  looks: readonly Look[];
  marks: Marks;
  tones: readonly string[];
  /** The cell looked at; -1 for none. */
  looked: Cell;
  /** Whether its houses light up. */
  houses: boolean;
  /** The symbol whose equals light up; 0 for none. */
  symbol: number;
}

interface Light {
  kind: string;
  /** The corners of one polygon: other than a path, they are no style that the browser has to work out. */
  points: string;
}

/** These come and go with every step: they stay as empty shapes, since a shape that comes makes the browser lay out the board. */
const USUAL = ['lit', 'same', 'chosen'];

/** A box of cells as a part of a polygon: from the left edge of the board to it, around it and back. */
function box(x: number, y: number, width = 1, height = 1): string {
  const [left, top, right, bottom] = [x * 100, y * 100, (x + width) * 100, (y + height) * 100];
  return `0,${top} ${left},${top} ${right},${top} ${right},${bottom} ${left},${bottom} ${left},${top} 0,${top} `;
}

/** The row, the column and the block of a cell. */
function housesOf(grid: Grid, cell: Cell): string {
  const [x, y] = [columnOf(grid, cell), rowOf(grid, cell)];
  const { size, blockWidth, blockHeight } = grid;
  const block = box(x - (x % blockWidth), y - (y % blockHeight), blockWidth, blockHeight);
  return box(0, y, size) + box(x, 0, 1, size) + block;
}

/** Each cell has one colour over that of houses: what comes later here takes the place of what came before. */
export function lightsOf({ grid, looks, marks, tones, looked, houses, symbol }: Lit): Light[] {
  const kinds = new Map<Cell, string>();
  const light = (cells: readonly Cell[] | undefined, kind: string) => {
    for (const cell of cells ?? []) kinds.set(cell, kind);
  };
  if (symbol)
    looks.forEach((look, cell) => {
      if (look.symbol === symbol) kinds.set(cell, 'same');
    });
  light(marks.target, 'target');
  light(marks.open, 'target');
  light(marks.clash, 'clash');
  tones.forEach((tone, cell) => {
    if (tone) kinds.set(cell, tone);
  });
  light(marks.selected, 'chosen');
  if (looked >= 0) kinds.set(looked, 'chosen');
  const shapes = new Map(USUAL.map((kind) => [kind, '']));
  // Beside cells that are lit because a tile fits, lit houses would be a second colour that means nothing.
  if (houses && looked >= 0 && !marks.open?.length) shapes.set('lit', housesOf(grid, looked));
  for (const [cell, kind] of kinds)
    shapes.set(kind, (shapes.get(kind) ?? '') + box(columnOf(grid, cell), rowOf(grid, cell)));
  return [...shapes].map(([kind, points]) => ({ kind, points }));
}

/** What is drawn already stays as it is, whoever has drawn it: nothing is laid out for it again. */
export function draw(shape: Element, name: string, value: string): void {
  if (shape.getAttribute(name) !== value) shape.setAttribute(name, value);
}

export function drawLights(group: Element, lights: readonly Light[]): void {
  for (const [index, { kind, points }] of lights.entries()) {
    const shape =
      group.children[index] ??
      group.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'polygon'));
    draw(shape, 'class', kind);
    draw(shape, 'points', points);
  }
  while (group.children.length > lights.length) group.lastElementChild?.remove();
}

/** The corners of the ring around the cell that has the focus, bevelled; also a polygon, for the same reason. */
export const ringOf = (x: number, y: number): string =>
  [3, 11, 5, 5, 11, 3, 89, 3, 95, 5, 97, 11, 97, 89, 95, 95, 89, 97, 11, 97, 5, 95, 3, 89]
    .map((at, index) => at + (index % 2 ? y : x))
    .join(' ');
