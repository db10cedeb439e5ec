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
  /** The houses of that cell. */
  houses: readonly Cell[];
  /** The symbol whose equals light up; 0 for none. */
  symbol: number;
}

export interface Light {
  kind: string;
  path: string;
}

/** These come and go with every step: they stay as empty shapes, since a shape that comes makes the browser lay out the board. */
const USUAL = ['lit', 'same', 'chosen'];

/** Each cell has one colour: what comes later here takes the place of what came before. */
export function lightsOf({ grid, looks, marks, tones, looked, houses, symbol }: Lit): Light[] {
  const kinds: string[] = Array.from({ length: grid.cells }, () => '');
  const light = (cells: readonly Cell[], kind: string) => {
    for (const cell of cells) kinds[cell] = kind;
  };
  light(houses, 'lit');
  if (symbol)
    looks.forEach((look, cell) => {
      if (look.symbol === symbol) kinds[cell] = 'same';
    });
  light(marks.target ?? [], 'target');
  light(marks.open ?? [], 'target');
  light(marks.clash ?? [], 'clash');
  tones.forEach((tone, cell) => {
    if (tone) kinds[cell] = tone;
  });
  light(marks.selected ?? [], 'chosen');
  if (looked >= 0) kinds[looked] = 'chosen';
  const paths = new Map(USUAL.map((kind) => [kind, '']));
  kinds.forEach((kind, cell) => {
    const box = `M${columnOf(grid, cell) * 100} ${rowOf(grid, cell) * 100}h100v100h-100z`;
    if (kind) paths.set(kind, (paths.get(kind) ?? '') + box);
  });
  return [...paths].map(([kind, path]) => ({ kind, path }));
}
