/** Classic as the reducer sees it, and what presses do where the server answers at once. */

import { type Intent, NOTHING_PICKED_UP, type PickedUp, type Situation } from '../../src/contract/input';
import type { GameInput } from '../../src/contract/ui';
import { ui } from '../../src/games/classic/ui';
import type { Input } from '../../src/state/state';
import { NINE } from '../../src/sudoku/grid';
import { Legal } from '../../src/sudoku/legal';
import { ModelServer, type View } from './server';

export const GAME = ui as unknown as GameInput;

/** Somebody who waits for the server's answer after each press, and has an instant connection. */
export class Patient {
  readonly server = new ModelServer();
  #pickedUp: PickedUp = NOTHING_PICKED_UP;
  #count = 0;
  readonly #done: number[] = [];
  #undone: number[] = [];

  take(mode: PickedUp['mode']): void {
    this.#pickedUp = { ...this.#pickedUp, mode };
  }

  press(input: Input): void {
    const intent = this.#meaning(input);
    if (intent?.do === 'pickUp') this.#pickedUp = { ...this.#pickedUp, ...intent.pickedUp };
    if (intent?.do === 'move') this.#play([intent.move]);
    if (intent?.do === 'moves') this.#play(intent.moves);
  }

  #meaning(input: Input): Intent | null {
    const s: Situation<View> = {
      view: this.server.view,
      grid: NINE,
      seat: 1,
      legal: new Legal(this.server.legal(1)),
      pickedUp: this.#pickedUp,
    };
    const { severalCells } = ui.features;
    if (input.do === 'symbol')
      return input.cells.length > 1
        ? (severalCells?.press(s, input.cells, input.symbol) ?? null)
        : ui.press(s, input.cells[0] ?? -1, input.symbol);
    if (input.do === 'erase') return severalCells?.erase(s, input.cells) ?? null;
    return input.do === 'intent' ? input.intent : null;
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
