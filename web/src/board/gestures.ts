/** Fingers on a board: several cells are selected by dragging, small cells are shown enlarged under a finger. Nothing is drawn. */
import type { Cell } from '../sudoku/grid';

/** Milliseconds within which a second tap on the same cell makes a double tap. */
const DOUBLE_TAP_MS = 350;

export class Selector {
  #from: Cell = -1;
  #dragged: Cell[] = [];
  #tapped: { cell: Cell; at: number } = { cell: -1, at: 0 };

  /** A finger or a mouse went down on a cell. */
  down(cell: Cell): void {
    this.#from = cell;
    this.#dragged = [];
  }

  /** It moved over a cell: all cells since it went down, or null where that is still a tap. */
  over(cell: Cell): readonly Cell[] | null {
    if (this.#from < 0 || cell < 0 || (cell === this.#from && !this.#dragged.length)) return null;
    if (!this.#dragged.length) this.#dragged = [this.#from];
    if (this.#dragged.includes(cell)) return null;
    this.#dragged = [...this.#dragged, cell];
    return this.#dragged;
  }

  /** It went up. Returns whether that was the end of a drag, and so no tap. */
  up(): boolean {
    const wasDrag = this.#dragged.length > 0;
    this.#from = -1;
    return wasDrag;
  }

  /** Whether a tap is the second one on a cell within a moment. */
  isSecond(cell: Cell, now: number): boolean {
    const { cell: before, at } = this.#tapped;
    const isSecond = cell === before && now - at < DOUBLE_TAP_MS;
    this.#tapped = { cell: isSecond ? -1 : cell, at: now };
    return isSecond;
  }

  /** Something else was used: the next tap is a first one. */
  interrupt(): void {
    this.#tapped = { cell: -1, at: 0 };
  }
}

/** The selection with one cell more, or without it. */
export const toggled = (selected: readonly Cell[], cell: Cell): Cell[] =>
  selected.includes(cell) ? selected.filter((one) => one !== cell) : [...selected, cell];

export const added = (selected: readonly Cell[], ...cells: readonly Cell[]): Cell[] => [
  ...new Set([...selected, ...cells.filter((cell) => cell >= 0)]),
];

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
