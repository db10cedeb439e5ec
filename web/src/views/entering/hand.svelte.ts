/** The hand over a board on which one works alone: the cells chosen, the kind of entry, remarks in colours and lines. */
import { entryKey, undoKey } from '../../board/entry';
import type { Mode } from '../../contract/input';
import { Remarks } from '../../state/live/remarks.svelte';
import type { Cell } from '../../sudoku/grid';
import type { Segment } from '../../sudoku/pen';
import { back, canGoBack, canGoForth, forth, type UndoTree } from '../../sudoku/undo_tree';
import { clearedMarks, type HandMarks, NO_MARKS, strokedMarks, toggledMarks } from './marks';

export abstract class Hand<State = unknown> {
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
