/** A table whose cells can be coloured: what keeps the colours is fetched when there are some, or when the first is given. */
import type { Colouring } from '../../contract/input';
import { hasColours } from '../../storage/kept_colours';
import type { Cell } from '../../sudoku/grid';
import type { Look } from '../../sudoku/looks';
import type { Colours } from './colours.svelte';

export abstract class Coloured {
  /** The colours given to cells and notes; null as long as there are none. */
  colours = $state.raw<Colours | null>(null);
  #table = '';
  abstract readonly looks: readonly Look[];

  /** Begin with what is kept of a table. */
  protected open(table: string): void {
    this.#table = table;
    if (hasColours()) void this.colouring();
  }

  async colouring(): Promise<Colours> {
    const { Colours: Part } = await import('./colours.svelte');
    this.colours ??= new Part(this.#table, () => this.looks);
    return this.colours;
  }

  protected colour(mode: Colouring, cells: readonly Cell[], symbol: number): void {
    void this.colouring().then((colours) => colours.give(mode, cells, symbol));
  }
}
