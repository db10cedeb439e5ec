/** Selecting several cells: by dragging, with Shift or Ctrl, by keyboard. Which cells those are; nothing is drawn. */
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
