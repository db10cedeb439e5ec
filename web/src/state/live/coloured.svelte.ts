/** A table whose cells can be coloured: what keeps the colours is fetched when there are some, or when the first is given. */
import type { Colouring } from '../../contract/input';
import { askHealth } from '../../net/api';
import { hasColours } from '../../storage/kept';
import type { Cell } from '../../sudoku/grid';
import type { Look } from '../../sudoku/looks';
import { NO_CONNECTION } from '../commands';
import type { Refused } from '../state';
import type { Colours } from './colours.svelte';

export abstract class Coloured {
  /** Whom to tell what could not be done. */
  abstract readonly session: { say(refusal: Refused): void };
  /** The colours given to cells and notes; null as long as there are none. */
  colours = $state.raw<Colours | null>(null);
  #table = '';
  abstract readonly looks: readonly Look[];

  /** Begin with what is kept of a table. */
  protected open(table: string): void {
    this.#table = table;
    if (hasColours()) this.colouring().catch(() => this.session.say(NO_CONNECTION));
  }

  /** A module that could not be fetched is never fetched again by its page: it is asked for once somebody answers. */
  async colouring(): Promise<Colours> {
    if (!this.colours && !navigator.serviceWorker?.controller) await askHealth();
    const { Colours: Part } = await import('./colours.svelte');
    this.colours ??= new Part(this.#table, () => this.looks);
    return this.colours;
  }

  /** The buttons of a game; those with which a remark can be taken back or done again are on. */
  protected withRemarks<One extends { id: string }>(buttons: One[]): One[] {
    return buttons.map((one) => (this.colours?.canGo(one.id) ? { ...one, off: false } : one));
  }

  protected colour(mode: Colouring, cells: readonly Cell[], symbol: number): void {
    this.colouring().then(
      (colours) => colours.give(mode, cells, symbol),
      () => this.session.say(NO_CONNECTION),
    );
  }
}
