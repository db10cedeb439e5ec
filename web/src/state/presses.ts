/** Presses in their order: each finds the board as the ones before it leave it, however long the server takes. */
import { Legal } from '../sudoku/legal';
import { type Foresight, isAboutCell } from './foresight.svelte';
import type { Session } from './session.svelte';

export class Presses {
  readonly #session: Session;
  readonly #foresight: Foresight;
  /** When the moves before are answered. */
  #before: Promise<unknown> = Promise.resolve();
  /** Presses that wait until it is known how the board will be. */
  #held: (() => void)[] = [];

  constructor(session: Session, foresight: Foresight) {
    this.#session = session;
    this.#foresight = foresight;
  }

  /** Do what depends on the board: at once, or after the presses before it, as soon as the board is known. */
  soon(act: () => void): void {
    this.#held.push(act);
    this.#release();
  }

  #release(): void {
    while (this.#held.length && !this.#foresight.isBlind) this.#held.shift()?.();
  }

  /** Draw moves at once, and play them when those of the presses before are answered: they stand upon these. */
  playAll(moves: readonly string[], seat: number, play: () => Promise<void>): Promise<void> {
    const answered = this.#foresight.expect(moves, seat);
    const [first = ''] = moves;
    const played = this.#before.then(async () => {
      // Whether there is something to take back, say, was perhaps not known when it was pressed.
      const legal = this.#legal(seat);
      if (legal && (isAboutCell(first) ? this.#foresight.count(first, seat) : legal.allows(first)))
        await play();
    });
    this.#before = played
      .catch(() => {})
      .then(() => {
        answered();
        if (this.#legal(seat)) this.#release();
        else this.#held = [];
      });
    return played;
  }

  /** What a seat may do, or null once the game is over and this board gone: then only the session may be asked. */
  #legal(seat: number): Legal | null {
    const seen = this.#session.perspective(seat);
    return !seen || seen.view.over ? null : new Legal(seen.legal);
  }
}
