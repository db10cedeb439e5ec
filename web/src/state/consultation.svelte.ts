/** What the coach was asked at a table and has said: a hint holds as long as it is true of the board. */

import { tonesOf } from '../sudoku/tones';
import { language, t } from '../words/words.svelte';
import type { Advice, CoachedTable } from './coached';

type Questions = typeof import('./questions');

/** An answer that comes sooner, in ms, needs no word that it is on its way. */
const A_BLINK = 120;

/** One shared list: where nothing is drawn, nothing is drawn again. */
const NO_TONES: readonly string[] = [];

export class Consultation {
  /** What the coach last said. */
  told = $state.raw<Advice | null>(null);
  /** How far the drawing of a step is shown. */
  beat = $state(0);
  /** Why the coach could not answer. */
  trouble = $state('');
  /** Whether the coach was asked a moment ago and has not answered yet. */
  isThinking = $state(false);
  #isAsked = false;
  readonly #playing: CoachedTable;

  constructor(playing: CoachedTable) {
    this.#playing = playing;
  }

  advice = $derived.by(() =>
    this.told && this.holds(this.told) && this.told.language === language() ? this.told : null,
  );
  tones = $derived.by(() => {
    const drawing = this.advice?.found.drawing;
    return drawing ? tonesOf(this.#playing.grid, drawing, this.beat) : NO_TONES;
  });

  /** A hint holds for its position, or until the coach has looked at what others wrote; why a digit stands
   *  in a cell, for as long as it stands there. */
  holds(told: Advice): boolean {
    const { about, isShared } = this.#playing;
    return told.why ? this.#playing.isWritten(told.why) : told.about === about || isShared;
  }

  /** Ask the coach one thing at a time: pressing again while it thinks asks nothing more. */
  async ask(question: (coach: Questions) => Promise<void>): Promise<void> {
    if (this.#isAsked) return;
    this.#isAsked = true;
    const slow = setTimeout(() => {
      this.isThinking = true;
    }, A_BLINK);
    try {
      await question(await import('./questions'));
    } catch {
      this.trouble = t('trouble-text');
    } finally {
      clearTimeout(slow);
      this.#isAsked = this.isThinking = false;
    }
  }

  /** Do what the coach said, unless it holds no more. */
  async obey(): Promise<void> {
    const { advice } = this;
    await this.ask(async ({ obey }) => {
      if (advice && advice === this.advice) await obey(this.#playing, advice.found);
    });
  }
}
