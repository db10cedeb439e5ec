/** What a seat may do now, as the server says it: forms with a mask of cells. */

import type { LegalMoves } from '../net/protocol.gen';
import { type Cell, type Grid, nameOf } from './grid';

/** The cells of a hexadecimal mask; bit i is cell i. */
export function cellsInMask(mask: string): Cell[] {
  const cells: Cell[] = [];
  for (let index = 0; index < mask.length; index++) {
    const nibble = Number.parseInt(mask[mask.length - 1 - index] ?? '0', 16);
    for (let bit = 0; bit < 4; bit++) if ((nibble >> bit) & 1) cells.push(index * 4 + bit);
  }
  return cells;
}

export class Legal {
  /** Looked through when something is asked: of most presses nothing is. */
  constructor(readonly moves: readonly LegalMoves[] = []) {}

  #of(form: string): LegalMoves | undefined {
    return this.moves.find((one) => one.form === form);
  }

  /** The points that a form brings on a cell, or null where the server says nothing about it. */
  points(form: string, cell: Cell): number | null {
    return this.#of(form)?.points?.[this.cells(form).indexOf(cell)] ?? null;
  }

  /** Whether a form may be played, on whatever cell. */
  allows(form: string): boolean {
    return this.#of(form) !== undefined;
  }

  /** Whether some form begins like this. */
  allowsAny(start: string): boolean {
    return this.moves.some(({ form }) => form.startsWith(start));
  }

  /** The forms that begin like this. */
  starting(start: string): string[] {
    return this.moves.map(({ form }) => form).filter((form) => form.startsWith(start));
  }

  /** The cells on which a form may be played. */
  cells(form: string): Cell[] {
    return cellsInMask(this.#of(form)?.cells ?? '');
  }

  /** Whether a form may be played on a cell. */
  at(form: string, cell: Cell): boolean {
    const mask = this.#of(form)?.cells;
    if (!mask) return false;
    const nibble = Number.parseInt(mask[mask.length - 1 - (cell >> 2)] ?? '0', 16);
    return ((nibble >> (cell & 3)) & 1) === 1;
  }

  get isEmpty(): boolean {
    return this.moves.length === 0;
  }
}

/** The form of a move on a cell. */
export const formOf = (grid: Grid, move: string, cell: Cell): string =>
  move.replace(nameOf(grid, cell), 'CELL');

/** The text of a form's move on a cell. */
export const moveAt = (grid: Grid, form: string, cell: Cell): string =>
  form.replace('CELL', nameOf(grid, cell));
