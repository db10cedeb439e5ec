/** The hand over a board on which one works alone: the cells chosen, the kind of entry, remarks in colours and lines. */
import { entryKey } from '../../board/entry';
import type { Mode } from '../../contract/input';
import type { Cell } from '../../sudoku/grid';
import type { Segment } from '../../sudoku/pen';
import { clearedMarks, type HandMarks, NO_MARKS, strokedMarks, toggledMarks } from './marks';

export abstract class Hand {
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
  /** What stands on the board, to find equal digits. */
  protected abstract readonly grid: string;
  /** Write a digit into the cells chosen, or a candidate. */
  protected abstract enter(digit: number, mode: 'put' | 'note'): void;
  /** Take out of the cells chosen what was entered. */
  protected abstract empty(): void;

  press(digit: number, mode = this.mode): void {
    if (mode === 'pen') this.colour = digit;
    else if (mode === 'colour') this.mark(toggledMarks(this.marks, 'paints', this.chosen, digit));
    else if (mode === 'centre') this.mark(toggledMarks(this.marks, 'centre', this.open(), digit));
    else this.enter(digit, mode === 'note' ? 'note' : 'put');
  }

  erase(): void {
    if (this.mode === 'colour') this.mark(clearedMarks(this.marks, 'paints', this.chosen));
    else if (this.mode === 'centre') this.mark(clearedMarks(this.marks, 'centre', this.chosen));
    else if (this.mode === 'pen') this.mark({ ...this.marks, lines: {} });
    else this.empty();
  }

  stroke(stroke: readonly Segment[]): void {
    this.mark(strokedMarks(this.marks, stroke, this.colour));
  }

  /** The cells chosen in which nothing is written. */
  protected open(): Cell[] {
    return this.chosen.filter((cell) => this.grid[cell] === '.');
  }

  protected mark(marks: HandMarks): void {
    this.marks = marks;
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
    return entryKey(event, this);
  }
}
