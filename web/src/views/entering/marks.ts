/** Remarks by hand on a position: notes in the centre, colours, lines. Plain data, kept on this device by problem. */
import { keep, kept } from '../../device/prefs.svelte';
import type { Cell } from '../../sudoku/grid';
import { type Lines, type Segment, stroked } from '../../sudoku/pen';

type ByCell = Readonly<Record<string, readonly number[]>>;
export interface HandMarks {
  paints: ByCell;
  centre: ByCell;
  lines: Lines;
}
export const NO_MARKS: HandMarks = { paints: {}, centre: {}, lines: {} };

const KEY = 'fullhouse:analysis';
/** Problems whose marks are kept; the one marked longest ago is forgotten. */
const MOST_PROBLEMS = 30;

/** Give cells a number of a kind; where all have it, take it away. */
export function toggledMarks(
  marks: HandMarks,
  kind: 'paints' | 'centre',
  cells: readonly Cell[],
  number: number,
): HandMarks {
  const all = { ...marks[kind] };
  const goes = cells.every((cell) => all[cell]?.includes(number));
  for (const cell of cells) {
    const rest = (all[cell] ?? []).filter((one) => one !== number);
    all[cell] = goes ? rest : [...rest, number].sort((one, other) => one - other);
    if (!all[cell]?.length) delete all[cell];
  }
  return { ...marks, [kind]: all };
}

export function clearedMarks(marks: HandMarks, kind: 'paints' | 'centre', cells: readonly Cell[]): HandMarks {
  const left = Object.entries(marks[kind]).filter(([cell]) => !cells.includes(Number(cell)));
  return { ...marks, [kind]: Object.fromEntries(left) };
}

export const strokedMarks = (marks: HandMarks, stroke: readonly Segment[], colour: number): HandMarks => ({
  ...marks,
  lines: stroked(marks.lines, stroke, colour),
});

const all = (): [string, HandMarks][] => {
  const entries = kept<unknown>(KEY, []);
  return Array.isArray(entries) ? entries.filter((one) => Array.isArray(one) && one[1]?.lines) : [];
};
export const marksOf = (problem: string): HandMarks =>
  all().find(([one]) => one === problem)?.[1] ?? NO_MARKS;
export function keepMarks(problem: string, marks: HandMarks): void {
  const others = all().filter(([one]) => one !== problem);
  keep(KEY, [[problem, marks], ...others].slice(0, MOST_PROBLEMS));
}
