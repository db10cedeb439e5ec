/** What lies on an analyst's desk: a tree of positions, what is chosen, remarks by hand, and the step that is shown. */
import { chosenMode, digitOf, modeWith } from '../../board/entry';
import type { Mode } from '../../contract/input';
import { listSteps, Refusal, tellStep } from '../../net/api';
import type { AskSteps, HintShape, PastedPosition, PathLine, StepsShape } from '../../net/protocol.gen';
import { type Cell, NINE, nameOf } from '../../sudoku/grid';
import type { Segment } from '../../sudoku/pen';
import {
  candidatesText,
  digitsIn,
  done,
  failures,
  hasCandidate,
  isGiven,
  looksOfPosition,
  type Position,
  positionOf,
} from '../../sudoku/position';
import { back, forth, gone, grown, leafAt, planted, type UndoTree } from '../../sudoku/undo_tree';
import { tellRefusal } from '../../words/sentences';
import { language, t } from '../../words/words.svelte';
import { clearedMarks, type HandMarks, keepMarks, marksOf, strokedMarks, toggledMarks } from './marks';

export const MODES = ['put', 'note', 'centre', 'colour', 'pen'] as const satisfies readonly Mode[];
const PAUSE_MS = 150;

export class Desk {
  tree = $state.raw<UndoTree<Position>>(planted(positionOf('.'.repeat(81))));
  focus = $state<Cell>(-1);
  selected = $state.raw<readonly Cell[]>([]);
  mode = $state<Mode>('put');
  /** The colour of the pen. */
  colour = $state(1);
  marks = $state.raw<HandMarks>({ paints: {}, centre: {}, lines: {} });
  unique = $state(false);
  /** Whether long chains of groups and nets are listed although there is something easier. */
  deep = $state(false);
  steps = $state.raw<StepsShape | null>(null);
  /** Leaves of which it is known that nothing leads on from them to a solution. */
  hopeless = $state.raw<ReadonlySet<number>>(new Set());
  shown = $state.raw<{ does: string; technique: string; shape: HintShape } | null>(null);
  beat = $state(1);
  lit = $state.raw<readonly Cell[]>([]);
  trouble = $state('');

  position = $derived.by(() => leafAt(this.tree).state);
  failure = $derived.by(() => failures(this.position));
  looks = $derived.by(() => looksOfPosition(this.position, this.marks.centre));
  chosen = $derived.by<readonly Cell[]>(() =>
    this.selected.length > 1 ? this.selected : this.focus >= 0 ? [this.focus] : [],
  );

  constructor(readonly start: Omit<PastedPosition, 'title'>) {
    const { problem, grid, candidates } = start;
    this.tree = planted(positionOf(problem, grid, candidates));
    this.marks = marksOf(problem);
  }

  /** What the server is asked about. */
  question(position = this.position): AskSteps {
    const { problem, grid } = position;
    return {
      problem,
      grid,
      candidates: candidatesText(position),
      unique: this.unique,
      deep: this.deep,
      language: language(),
    };
  }

  /** Ask for the steps of this position after a short pause; an answer about another one is dropped. */
  ask(): () => void {
    const [at, position] = [this.tree.at, this.position];
    const question = this.question(position);
    this.steps = null;
    if (this.failure || !position.grid.includes('.')) return () => undefined;
    let isOld = false;
    const timer = setTimeout(async () => {
      const answer = await this.trying(() => listSteps(question));
      if (isOld || !answer) return;
      this.steps = answer;
      if (!answer.solutions) this.hopeless = new Set([...this.hopeless, at]);
    }, PAUSE_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }

  async trying<T>(what: () => Promise<T>): Promise<T | null> {
    try {
      const answer = await what();
      this.trouble = '';
      return answer;
    } catch (error) {
      this.trouble = error instanceof Refusal ? tellRefusal(error) : t('trouble-text');
      return null;
    }
  }

  /** Draw a step of the position that is shown. */
  async show(technique: string, does: string): Promise<void> {
    const position = this.position;
    const shape = await this.trying(() => tellStep({ ...this.question(position), technique, does }));
    if (shape && position === this.position)
      [this.shown, this.beat, this.lit] = [{ technique, does, shape }, 1, []];
  }

  do(deeds: string): void {
    const next = done(this.position, deeds);
    if (deeds) this.#turn(grown(this.tree, deeds, next));
  }

  go(id: number): void {
    this.#turn(gone(this.tree, id));
  }
  undo(): void {
    this.#turn(back(this.tree));
  }
  redo(): void {
    this.#turn(forth(this.tree));
  }

  #turn(tree: UndoTree<Position>): void {
    this.tree = tree;
    this.shown = null;
  }

  /** Go along a path from a leaf as far as before one of its steps, and show that one. */
  walk(from: number, lines: readonly PathLine[], to: number): Promise<void> {
    let tree = gone(this.tree, from);
    for (const { does } of lines.slice(0, to)) tree = grown(tree, does, done(leafAt(tree).state, does));
    this.#turn(tree);
    const line = lines[to];
    return line ? this.show(line.technique, line.does) : Promise.resolve();
  }

  press(digit: number, mode = this.mode): void {
    if (mode === 'pen') this.colour = digit;
    else if (mode === 'colour') this.#mark(toggledMarks(this.marks, 'paints', this.chosen, digit));
    else if (mode === 'centre') this.#mark(toggledMarks(this.marks, 'centre', this.#open(), digit));
    else if (mode === 'note') this.do(this.#noted(digit));
    else this.do(this.#written(digit));
  }

  #open(): Cell[] {
    return this.chosen.filter((cell) => this.position.grid[cell] === '.');
  }
  #noted(digit: number): string {
    const cells = this.#open();
    const having = cells.filter((cell) => hasCandidate(this.position, cell, digit));
    const [sign, which] = having.length ? ['-', having] : ['+', cells];
    return which.map((cell) => `${nameOf(NINE, cell)}${sign}${digit}`).join(' ');
  }
  #written(digit: number): string {
    const own = this.chosen.filter((cell) => !isGiven(this.position, cell));
    const goes = own.every((cell) => this.position.grid[cell] === String(digit));
    return own.map((cell) => `${nameOf(NINE, cell)}=${goes ? '' : digit}`).join(' ');
  }

  erase(): void {
    if (this.mode === 'colour') this.#mark(clearedMarks(this.marks, 'paints', this.chosen));
    else if (this.mode === 'centre') this.#mark(clearedMarks(this.marks, 'centre', this.chosen));
    else if (this.mode === 'pen') this.#mark({ ...this.marks, lines: {} });
    else
      this.do(
        this.chosen
          .filter((cell) => !isGiven(this.position, cell))
          .map((cell) => this.#emptied(cell))
          .join(' '),
      );
  }
  #emptied(cell: Cell): string {
    const name = nameOf(NINE, cell);
    return this.position.grid[cell] === '.' ? `${name}+123456789` : `${name}=`;
  }

  stroke(stroke: readonly Segment[]): void {
    this.#mark(strokedMarks(this.marks, stroke, this.colour));
  }

  #mark(marks: HandMarks): void {
    this.marks = marks;
    keepMarks(this.position.problem, marks);
  }

  /** All equal digits, or the only candidate of a cell written. */
  double(cell: Cell): void {
    const { grid, masks } = this.position;
    if (grid[cell] !== '.')
      this.selected = [...grid].flatMap((char, one) => (char === grid[cell] ? [one] : []));
    else {
      const [only, ...more] = digitsIn(masks[cell] ?? 0);
      if (only && !more.length) this.do(`${nameOf(NINE, cell)}=${only}`);
    }
  }

  /** Do what a key means; whether it meant anything. */
  key(event: KeyboardEvent): boolean {
    const digit = digitOf(event);
    const mode = chosenMode(event);
    const key = event.key.toLowerCase();
    const control = event.ctrlKey || event.metaKey;
    if (control && key === 'z' && !event.shiftKey) this.undo();
    else if (control && (key === 'y' || key === 'z')) this.redo();
    else if (digit && !event.repeat) this.press(digit, modeWith(event));
    else if (mode) this.mode = mode;
    else if (['delete', 'backspace', '0'].includes(key) && !control) this.erase();
    else if (key === 'escape') [this.selected, this.mode] = [[], 'put'];
    else if (control && key === 'a') this.selected = this.looks.map((_, cell) => cell);
    else return false;
    return true;
  }
}
