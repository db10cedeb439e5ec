/** Classic as the reducer sees it, and what presses do where the server answers at once. */

import { type Deed, type Hold, NOTHING_HELD, type Situation } from '../../src/contract/input';
import type { GameInput } from '../../src/contract/ui';
import { ui } from '../../src/games/classic/ui';
import type { Intent } from '../../src/state/state';
import { NINE } from '../../src/sudoku/grid';
import { Legal } from '../../src/sudoku/legal';
import { ModelServer, type View } from './server';

export const GAME = ui as unknown as GameInput;

/** Somebody who waits for the server's answer after each press, and has an instant connection. */
export class Patient {
  readonly server = new ModelServer();
  #hold: Hold = NOTHING_HELD;
  #count = 0;
  readonly #done: number[] = [];
  #undone: number[] = [];

  take(mode: Hold['mode']): void {
    this.#hold = { ...this.#hold, mode };
  }

  press(intent: Intent): void {
    const deed = this.#meaning(intent);
    if (deed?.do === 'hold') this.#hold = { ...this.#hold, ...deed.hold };
    if (deed?.do === 'move') this.#play([deed.move]);
    if (deed?.do === 'moves') this.#play(deed.moves);
  }

  #meaning(intent: Intent): Deed | null {
    const s: Situation<View> = {
      view: this.server.view,
      grid: NINE,
      seat: 1,
      legal: new Legal(this.server.legal(1)),
      hold: this.#hold,
    };
    const { severalCells } = ui.features;
    if (intent.do === 'symbol')
      return intent.cells.length > 1
        ? (severalCells?.press(s, intent.cells, intent.symbol) ?? null)
        : ui.press(s, intent.cells[0] ?? -1, intent.symbol);
    if (intent.do === 'erase') return severalCells?.erase(s, intent.cells) ?? null;
    return intent.do === 'deed' ? intent.deed : null;
  }

  #play(moves: readonly string[]): void {
    const [first = ''] = moves;
    const isBack = first === 'undo';
    if (isBack || first === 'redo') {
      if (!new Legal(this.server.legal(1)).allows(first)) return;
      const [from, to] = isBack ? [this.#done, this.#undone] : [this.#undone, this.#done];
      const count = from.pop() ?? 1;
      to.push(count);
      this.#send(Array.from({ length: count }, () => first));
      return;
    }
    const made = this.#send(moves);
    if (made && first !== 'sweep') {
      this.#done.push(made);
      this.#undone = [];
    }
  }

  #send(moves: readonly string[]): number {
    let made = 0;
    for (const move of moves) {
      const id = `p${++this.#count}`;
      const { answer } = this.server.command({ do: 'play', move, after: 0, seat: 1, id });
      if (answer.say === 'refused') break;
      made++;
    }
    return made;
  }
}
