/** All that the cells of a board show, as plain data: what is the same as before need not be drawn again. */
import type { Cell } from '../sudoku/grid';
import { EMPTY, type Look, type Marks } from '../sudoku/looks';

export interface Square {
  cell: Cell;
  look: Look;
  label: string;
  classes: string;
  /** Left out where cells cannot be selected. */
  isSelected: boolean | undefined;
  /** Whether the Tab key stops here. */
  isStop: boolean;
  /** Whether the symbol has only just come. */
  isFresh: boolean;
}

/** What there is to show. */
export interface Shown {
  cells: number;
  looks: readonly Look[];
  label: (cell: Cell) => string;
  /** The classes that marks give each cell. */
  marked: readonly string[];
  tones: readonly string[];
  fresh: ReadonlySet<Cell>;
  /** Null where cells cannot be selected. */
  selected: ReadonlySet<Cell> | null;
  stop: Cell;
  /** The cells to which a tile travels, and whose picture stirs. */
  arriving: Cell;
  stirs: Cell;
}

export function squaresOf(shown: Shown): Square[] {
  const { looks, label, fresh, selected, stop } = shown;
  return Array.from({ length: shown.cells }, (_, cell) => ({
    cell,
    look: looks[cell] ?? EMPTY,
    label: label(cell),
    classes: classes(shown, cell),
    isSelected: selected?.has(cell),
    isStop: cell === stop,
    isFresh: fresh.has(cell),
  }));
}

function classes(shown: Shown, cell: Cell): string {
  const symbol = shown.looks[cell]?.symbol;
  const tone = shown.tones[cell];
  let names = 'cell';
  if (cell === shown.arriving && symbol) names += ' arriving';
  if (cell === shown.stirs) names += ' stirs';
  if (tone) names += ` tone-${tone}`;
  return names + (shown.marked[cell] ?? '');
}

/** The classes that marks give each of so many cells. */
export function markedBy(marks: Marks, cells: number): string[] {
  const classNames = Array.from({ length: cells }, () => '');
  for (const [mark, marked] of Object.entries(marks))
    for (const cell of new Set(marked)) classNames[cell] += ` m-${mark}`;
  return classNames;
}

export const isSameSquare = (one: Square, other: Square): boolean =>
  one.cell === other.cell &&
  one.look === other.look &&
  one.label === other.label &&
  one.classes === other.classes &&
  one.isSelected === other.isSelected &&
  one.isStop === other.isStop &&
  one.isFresh === other.isFresh;

/** Cells that have another symbol than before; none where so much is new that it is another position. */
export function changed(before: readonly Look[], looks: readonly Look[], most: number): Set<Cell> {
  if (before.length !== looks.length) return new Set();
  const cells = looks.flatMap((look, cell) => {
    const was = before[cell];
    return was && look.symbol && (was.symbol !== look.symbol || was.kind !== look.kind) ? [cell] : [];
  });
  return new Set(cells.length > most ? [] : cells);
}
