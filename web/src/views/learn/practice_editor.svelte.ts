/** The editor over a position of practice: the answer that somebody puts together, taken back and done again as a tree. */
import type { PracticeShape } from '../../net/protocol.gen';
import { type Cell, NINE, nameOf } from '../../sudoku/grid';
import { grown, leafAt, planted, type UndoTree } from '../../sudoku/undo_tree';
import { Editor } from '../entering/editor.svelte';

/** Candidates of cells: one digit that comes, or several that go. */
export type Answer = readonly (readonly [Cell, number])[];

export class PracticeEditor extends Editor<Answer> {
  position = $state.raw<PracticeShape | null>(null);
  /** Once it is judged to be right it stays as it is. */
  isLocked = $state(false);
  tree = $state.raw<UndoTree<Answer>>(planted([]));
  answer = $derived.by(() => leafAt(this.tree).state);

  /** `tell` hears of each digit: where a cell is named, it has no such candidate. */
  constructor(private readonly tell: (missing: { symbol: number; cell: string } | null) => void) {
    super();
  }

  get modes() {
    return [this.position?.is_placed ? 'put' : 'note', 'colour', 'pen'] as const;
  }
  protected get grid(): string {
    return this.position?.grid ?? '';
  }

  /** A new position lies here: nothing is answered, chosen or marked yet. */
  begin(position: PracticeShape): void {
    this.position = position;
    [this.focus, this.isLocked] = [-1, false];
    this.unmark();
    this.putDown();
    this.clear();
  }

  clear(): void {
    this.tree = planted([]);
  }

  protected turn(tree: UndoTree<Answer>): void {
    if (!this.isLocked) this.tree = tree;
  }

  #set(answer: Answer): void {
    this.turn(grown(this.tree, answer.map(([cell, symbol]) => `${cell}-${symbol}`).join(' '), answer));
  }

  /** A digit for the cells chosen: taken into the answer, or out of it again. */
  protected enter(symbol: number): void {
    const { position, chosen } = this;
    const [first] = chosen;
    if (!position || this.isLocked || first === undefined) return;
    // Where no notes are shown, any digit is an answer.
    const noted = chosen.filter((cell) => {
      const notes = position.notes[nameOf(NINE, cell)];
      return position.is_single ? notes : notes?.includes(symbol);
    });
    this.tell(noted.length ? null : { symbol, cell: nameOf(NINE, first) });
    if (!noted.length) return;
    const isAnswered = (cell: Cell) => this.answer.some(([one, other]) => one === cell && other === symbol);
    const rest = this.answer.filter(([cell, other]) => other !== symbol || !noted.includes(cell));
    if (noted.every(isAnswered)) this.#set(rest);
    else if (position.is_placed) this.#set(noted.slice(-1).map((cell) => [cell, symbol]));
    else this.#set([...rest, ...noted.map((cell) => [cell, symbol] as const)]);
  }

  /** What the cells chosen have of the answer; where that is nothing, all of it. */
  protected empty(): void {
    const rest = this.answer.filter(([cell]) => !this.chosen.includes(cell));
    if (this.answer.length) this.#set(rest.length < this.answer.length ? rest : []);
  }
}
