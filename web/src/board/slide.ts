/** A finger that rests or slides on small cells: the cell under it is shown enlarged, and chosen where the finger is lifted. */
import type { Cell } from '../sudoku/grid';

/** Cells of fewer pixels are hard to hit with a finger. */
const SMALL_PX = 44;
/** A finger that stays this many milliseconds does not just tap. */
const REST_MS = 180;

/** A click follows within this many milliseconds after a finger was lifted. */
const CLICK_MS = 400;

export const isSmall = (cellWidth: number): boolean => cellWidth > 0 && cellWidth < SMALL_PX;

/** Where a finger is: the cell under it, -1 for none, and the place on the screen. */
export interface Finger {
  cell: Cell;
  x: number;
  y: number;
}

export class Slide {
  #from: Cell = -1;
  #timer = 0;
  #isShown = false;
  #lifted = Number.NEGATIVE_INFINITY;

  /** `show` hears where the finger is, and null once it is lifted. */
  constructor(private readonly show: (finger: Finger | null) => void) {}

  /** Something went down on a cell: fingers on small cells are followed. */
  down(
    cell: Cell,
    { clientX: x, clientY: y, pointerType, isPrimary }: PointerEvent,
    cellWidth: number,
  ): void {
    this.cancel();
    if (pointerType !== 'touch' || !isPrimary || !isSmall(cellWidth)) return;
    this.#from = cell;
    if (cell >= 0) this.#timer = window.setTimeout(() => this.#see({ cell, x, y }), REST_MS);
  }

  move(cellOf: () => Cell, { clientX: x, clientY: y }: PointerEvent): void {
    if (this.#from < 0) return;
    const cell = cellOf();
    if (this.#isShown || cell !== this.#from) this.#see({ cell, x, y });
  }

  /** It was lifted: whether it had been shown where it was, so that this was no tap. */
  up(now: number): boolean {
    const wasShown = this.#isShown;
    this.cancel();
    if (wasShown) this.#lifted = now;
    return wasShown;
  }

  /** Whether a click comes from a finger that has chosen its cell already. */
  isEcho(now: number): boolean {
    const isEcho = now - this.#lifted < CLICK_MS;
    this.#lifted = Number.NEGATIVE_INFINITY;
    return isEcho;
  }

  cancel(): void {
    clearTimeout(this.#timer);
    if (this.#isShown) this.show(null);
    this.#from = -1;
    this.#isShown = false;
  }

  #see(finger: Finger): void {
    clearTimeout(this.#timer);
    this.#isShown = true;
    this.show(finger);
  }
}
