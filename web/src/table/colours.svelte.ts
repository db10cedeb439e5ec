/** Colours that somebody has given to cells of a table: remarks to oneself, kept on this device. */
import type { Cell } from '../core/grid';
import { keep, kept } from '../core/prefs.svelte';

const KEY = 'fullhouse-colours';
/** Tables whose colours are kept; the one coloured longest ago is forgotten. */
const MOST = 40;

type Painted = Record<string, readonly number[]>;

const isPainted = (found: unknown): found is Painted =>
  typeof found === 'object' && found !== null && Object.values(found).every((one) => Array.isArray(one));

function all(): [string, Painted][] {
  const found = kept<unknown>(KEY, []);
  return Array.isArray(found) ? found.filter((one) => Array.isArray(one) && isPainted(one[1])) : [];
}

export class Colours {
  #cells = $state.raw<Painted>({});

  /** The colours of a table, by its code and the number of its game. */
  constructor(readonly table: string) {
    this.#cells = all().find(([name]) => name === table)?.[1] ?? {};
  }

  /** The colours of each cell, in the order in which they were given; null where there are none at all. */
  get cells(): Painted | null {
    return Object.keys(this.#cells).length ? this.#cells : null;
  }

  /** Give cells a colour; where all have it already, take it away. */
  toggle(cells: readonly Cell[], colour: number): void {
    const off = cells.every((cell) => this.#cells[cell]?.includes(colour));
    const next = { ...this.#cells };
    for (const cell of cells) {
      const rest = (next[cell] ?? []).filter((one) => one !== colour);
      next[cell] = off ? rest : [...rest, colour].sort((one, other) => one - other);
    }
    this.#set(next);
  }

  clear(cells: readonly Cell[]): void {
    this.#set({ ...this.#cells, ...Object.fromEntries(cells.map((cell) => [cell, []])) });
  }

  #set(cells: Painted): void {
    this.#cells = Object.fromEntries(Object.entries(cells).filter(([, colours]) => colours.length));
    const others = all().filter(([name]) => name !== this.table);
    const own: [string, Painted][] = this.cells ? [[this.table, this.cells]] : [];
    keep(KEY, [...own, ...others].slice(0, MOST));
  }
}
