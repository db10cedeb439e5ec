/** What lies on an analyst's desk: a tree of positions, what is chosen, remarks by hand, and the step that is shown. */
import { listSteps, tellStep } from '../../net/api';
import type { AskSteps, HintShape, PastedPosition, PathLine, StepsShape } from '../../net/protocol.gen';
import { keepTree, keptTree, type Writing } from '../../storage/branches';
import { lessonOf } from '../../sudoku/course';
import { type Cell, NINE, nameOf } from '../../sudoku/grid';
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
import { gone, grown, leafAt, planted, type UndoTree } from '../../sudoku/undo_tree';
import { capital, otherName, tellTrouble, titleOf } from '../../words/sentences';
import { language, t } from '../../words/words.svelte';
import { Keeper } from '../branches/branches.svelte';
import { Editor, type HandMarks, keepMarks, marksOf } from '../entering/editor.svelte';

const PAUSE_MS = 150;

export class Desk extends Editor<Position> {
  readonly modes = ['put', 'note', 'centre', 'colour', 'pen'] as const;
  tree = $state.raw<UndoTree<Position>>(planted(positionOf('.'.repeat(81))));
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

  /** What tells this position from all others on the device. */
  readonly #id: string;
  /** The moves are enough: positions follow from them. */
  readonly #writing: Writing<Position>;
  readonly keeper = new Keeper(() => keepTree(this.#id, this.tree, this.#writing));

  constructor(readonly start: Omit<PastedPosition, 'title'>) {
    super();
    const { problem, grid, candidates } = start;
    this.#id = `${problem} ${grid} ${candidates}`;
    const root = positionOf(problem, grid, candidates);
    this.#writing = {
      write: (_, { move }) => move,
      read: (before, move) => ({ move, state: before ? done(before, move) : root }),
    };
    this.tree = keptTree(this.#id, this.#writing) ?? planted(root);
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
      this.trouble = tellTrouble(error);
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

  do(moves: string): void {
    const next = done(this.position, moves);
    if (moves) this.turn(grown(this.tree, moves, next));
  }

  go(id: number): void {
    this.turn(gone(this.tree, id));
  }

  protected turn(tree: UndoTree<Position>): void {
    this.tree = tree;
    this.shown = null;
    this.keeper.later();
  }

  /** Go along a path from a leaf as far as before one of its steps, and show that one. */
  walk(from: number, lines: readonly PathLine[], to: number): Promise<void> {
    let tree = gone(this.tree, from);
    for (const { does } of lines.slice(0, to)) tree = grown(tree, does, done(leafAt(tree).state, does));
    this.turn(tree);
    const line = lines[to];
    return line ? this.show(line.technique, line.does) : Promise.resolve();
  }

  protected get grid(): string {
    return this.position.grid;
  }
  protected enter(digit: number, mode: 'put' | 'note'): void {
    this.do(mode === 'note' ? this.#noted(digit) : this.#written(digit));
  }
  #noted(digit: number): string {
    const cells = this.open();
    const having = cells.filter((cell) => hasCandidate(this.position, cell, digit));
    const [sign, which] = having.length ? ['-', having] : ['+', cells];
    return which.map((cell) => `${nameOf(NINE, cell)}${sign}${digit}`).join(' ');
  }
  #written(digit: number): string {
    const own = this.chosen.filter((cell) => !isGiven(this.position, cell));
    const goes = own.every((cell) => this.position.grid[cell] === String(digit));
    return own.map((cell) => `${nameOf(NINE, cell)}=${goes ? '' : digit}`).join(' ');
  }

  protected empty(): void {
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

  protected override keep(marks: HandMarks): void {
    super.keep(marks);
    keepMarks(this.position.problem, marks);
  }

  /** All equal digits, or the only candidate of a cell written. */
  override double(cell: Cell): void {
    const [only, ...more] = digitsIn(this.position.masks[cell] ?? 0);
    if (this.grid[cell] === '.' && only && !more.length) this.do(`${nameOf(NINE, cell)}=${only}`);
    else super.double(cell);
  }
}

/** Two of the booklet's ways have the same name elsewhere: both names are told. */
export function techniqueName(technique: string): string {
  const lesson = lessonOf(technique);
  if (!lesson) return capital(t(`coach-name-${technique}`));
  return otherName(lesson) ? `${titleOf(lesson)} (${otherName(lesson)})` : titleOf(lesson);
}
