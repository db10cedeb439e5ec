/** Writes something down once nothing has happened for a while, or at once when the page goes away. */

const PAUSE_MS = 1000;

export class Keeper {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly write: () => void) {}

  later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.now(), PAUSE_MS);
  }

  now(): void {
    clearTimeout(this.#timer);
    this.write();
  }
}
