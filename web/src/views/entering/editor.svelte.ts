/** The editor of a board on which one works alone: the cells chosen, the kind of entry, and remarks by hand (notes in the centre,
 * colours, lines) as plain data, kept on this device by problem. */
import { entryKey, undoKey } from '../../board/keys';
import type { Mode } from '../../contract/input';
import { keep, kept } from '../../device/prefs.svelte';
import { Remarks } from '../../state/live/colours.svelte';
import type { Cell } from '../../sudoku/grid';
import { type Lines, type Segment, stroked } from '../../sudoku/pen';
import { back, canGoBack, canGoForth, forth, type UndoTree } from '../../sudoku/undo_tree';

type ByCell = Readonly<Record<string, readonly number[]>>;
export interface HandMarks {
  paints: ByCell;
  centre: ByCell;
  lines: Lines;
}
const NO_MARKS: HandMarks = { paints: {}, centre: {}, lines: {} };

const KEY = 'fullhouse:analysis';
/** Problems whose marks are kept; the one marked longest ago is forgotten. */
const MOST_PROBLEMS = 30;

/** Give cells a number of a kind; where all have it, take it away. */
function toggledMarks(
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

function clearedMarks(marks: HandMarks, kind: 'paints' | 'centre', cells: readonly Cell[]): HandMarks {
  const left = Object.entries(marks[kind]).filter(([cell]) => !cells.includes(Number(cell)));
  return { ...marks, [kind]: Object.fromEntries(left) };
}

const strokedMarks = (marks: HandMarks, stroke: readonly Segment[], colour: number): HandMarks => ({
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

export abstract class Editor<State = unknown> {
  focus = $state<Cell>(-1);
  selected = $state.raw<readonly Cell[]>([]);
  mode = $state<Mode>('put');
  /** The colour of the pen. */
  colour = $state(1);
  marks = $state.raw<HandMarks>(NO_MARKS);
  /** The cells that a digit is for: those selected together, or the one looked at. */
  chosen = $derived.by<readonly Cell[]>(() =>
    this.selected.length > 1 ? this.selected : this.focus >= 0 ? [this.focus] : [],
  );
  /** Whether the keys mean colours. */
  isColour = $derived.by(() => this.mode === 'colour' || this.mode === 'pen');

  /** The kinds of entry that this board has, in the order of their buttons. */
  abstract readonly modes: readonly Mode[];
  /** What was entered, with all that was taken back. */
  abstract readonly tree: UndoTree<State>;
  /** Another place in the tree. */
  protected abstract turn(tree: UndoTree<State>): void;
  /** What stands on the board, to find equal digits. */
  protected abstract readonly grid: string;
  /** Write a digit into the cells chosen, or a candidate. */
  protected abstract enter(digit: number, mode: 'put' | 'note'): void;
  /** Take out of the cells chosen what was entered. */
  protected abstract empty(): void;

  press(digit: number, mode = this.mode): void {
    if (mode === 'pen') this.colour = digit;
    else if (mode === 'colour') this.#mark(toggledMarks(this.marks, 'paints', this.chosen, digit));
    else if (mode === 'centre') this.#mark(toggledMarks(this.marks, 'centre', this.open(), digit));
    else this.enter(digit, mode === 'note' ? 'note' : 'put');
  }

  erase(): void {
    if (this.mode === 'colour') this.#mark(clearedMarks(this.marks, 'paints', this.chosen));
    else if (this.mode === 'centre') this.#mark(clearedMarks(this.marks, 'centre', this.chosen));
    else if (this.mode === 'pen') this.#mark({ ...this.marks, lines: {} });
    else this.empty();
  }

  stroke(stroke: readonly Segment[]): void {
    this.#mark(strokedMarks(this.marks, stroke, this.colour));
  }

  /** The cells chosen in which nothing is written. */
  protected open(): Cell[] {
    return this.chosen.filter((cell) => this.grid[cell] === '.');
  }

  #remarks = new Remarks<HandMarks>();
  #mark(marks: HandMarks): void {
    this.#remarks.made(this.tree.at, this.marks, marks);
    this.keep(marks);
  }
  /** The marks as they are from now on. */
  protected keep(marks: HandMarks): void {
    this.marks = marks;
  }

  /** Another position: nothing is marked there. */
  protected unmark(): void {
    [this.marks, this.#remarks] = [NO_MARKS, new Remarks()];
  }

  get canUndo(): boolean {
    return this.#remarks.canGoBack(this.tree.at) || canGoBack(this.tree);
  }
  get canRedo(): boolean {
    return this.#remarks.canGoForth(this.tree.at) || canGoForth(this.tree);
  }
  /** Take back the last remark, or what was entered after it. */
  undo(): void {
    const marks = this.#remarks.back(this.tree.at);
    if (marks) this.keep(marks);
    else this.turn(back(this.tree));
  }
  redo(): void {
    const marks = this.#remarks.forth(this.tree.at);
    if (marks) this.keep(marks);
    else this.turn(forth(this.tree));
  }

  take(mode: Mode): void {
    if (this.modes.includes(mode)) this.mode = mode;
  }

  /** Two taps select all equal digits. */
  double(cell: Cell): void {
    const { grid } = this;
    if (grid[cell] !== '.')
      this.selected = [...grid].flatMap((char, one) => (char === grid[cell] ? [one] : []));
  }

  selectAll(): void {
    this.selected = [...this.grid].map((_, cell) => cell);
  }

  putDown(): void {
    [this.selected, this.mode] = [[], this.modes[0] ?? 'put'];
  }

  /** Do what a key means; whether it meant anything. */
  key(event: KeyboardEvent): boolean {
    const way = undoKey(event);
    if (way) this[way === 'back' ? 'undo' : 'redo']();
    else if (event.key === ' ') this.take(this.modes[this.mode === this.modes[0] ? 1 : 0] ?? this.mode);
    else return entryKey(event, this);
    return true;
  }
}
