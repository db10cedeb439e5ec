/** What the coach says at a table, as it is shown: in the language that is spoken, while it holds. */
import type { GameInput } from '../../contract/ui';
import type { Grid } from '../../sudoku/grid';
import { tonesOf } from '../../sudoku/moments';
import { tellRefusal } from '../../words/sentences';
import { language } from '../../words/words.svelte';
import type { Session } from './session.svelte';

/** One shared list: where nothing is drawn, nothing is drawn again. */
const NO_TONES: readonly string[] = [];

export class HintView {
  readonly #session: Session;
  readonly #game: GameInput;
  readonly #grid: () => Grid;

  constructor(session: Session, game: GameInput, grid: () => Grid) {
    this.#session = session;
    this.#game = game;
    this.#grid = grid;
  }

  /** What the coach last said, whether it still holds or not. */
  given = $derived.by(() => this.#session.hint.given);
  /** What it last said, where that holds. */
  advice = $derived.by(() => {
    const { given } = this;
    if (!given || given.language !== language()) return null;
    return this.#session.hints?.holds({ table: this.#session.state }, given, this.#game) ? given : null;
  });
  tones = $derived.by(() => {
    const drawing = this.advice?.shape.drawing;
    return drawing ? tonesOf(this.#grid(), drawing, this.beat) : NO_TONES;
  });
  /** Why the coach could not answer; empty where nothing went wrong. */
  trouble = $derived.by(() => {
    const { trouble } = this.#session.hint;
    return trouble ? tellRefusal(trouble) : '';
  });
  /** Whether the coach was asked a moment ago and has not answered yet. */
  isThinking = $derived.by(() => this.#session.hint.question?.isSlow ?? false);

  /** The cells of the phrase that somebody touches. */
  lit = $state.raw<readonly number[]>([]);

  /** The one way that the coach follows; empty for the easiest step. */
  way = $derived.by(() => this.#session.hint.way);

  /** How far the drawing of a step is shown. */
  get beat(): number {
    return this.#session.hint.beat;
  }
  set beat(beat: number) {
    this.#session.dispatch({ type: 'turnedTo', beat });
  }
}
