/** What cannot be taken back is pressed twice: which button waits for its second press. */

/** Milliseconds in which a confirmation ignores presses: a double tap must not confirm. */
const SECOND_THOUGHT = 400;

export class Doubts {
  /** The button's id, with the log entry it was pressed after; the next entry cancels it. */
  #pressed = $state.raw({ id: '', seq: -1 });
  /** Whether the first press was only just now. */
  hesitates = $state(false);

  constructor(readonly seq: () => number) {}

  isAbout(id: string): boolean {
    return this.#pressed.seq === this.seq() && this.#pressed.id === id;
  }

  begin(id: string): void {
    this.#pressed = { id, seq: this.seq() };
    this.hesitates = true;
    setTimeout(() => (this.hesitates = false), SECOND_THOUGHT);
  }

  end(): void {
    this.#pressed = { id: '', seq: -1 };
  }
}
