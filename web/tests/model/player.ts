import type { GameInput } from '../../src/contract/ui';
import type { Hints } from '../../src/state/hints';
import { expectedView } from '../../src/state/situation';
import type { Input } from '../../src/state/state';
import { cellOf, NINE } from '../../src/sudoku/grid';
import { GAME } from './classic';
import { Device } from './network';
import type { View } from './server';

/** Somebody at a table of Classic, whose server answers only when it is told to. */
export class Player extends Device {
  constructor(game: GameInput = GAME, hints?: Hints | null) {
    super(game, hints);
    this.flush();
  }
  #focus: readonly number[] = [];
  look(...names: string[]): this {
    this.#focus = names.map((name) => cellOf(NINE, name));
    return this;
  }
  want(input: Input, mode?: 'note'): void {
    this.dispatch({ type: 'pressed', input, seat: 1, mode, language: 'en', now: 0 });
  }
  /** Keys as they are written in the help: digits, `n3` for a note, `x` erases, `u` and `y` for undo and redo. */
  type(keys: string): this {
    for (const key of keys.split(' ')) {
      const [, note, digit = ''] = /^(n?)([1-9])$/.exec(key) ?? [];
      const cells = this.#focus;
      if (digit) this.want({ do: 'symbol', symbol: Number(digit), cells }, note ? 'note' : undefined);
      else if (key === 'x') this.want({ do: 'erase', cells });
      else this.want({ do: 'intent', intent: { do: 'move', move: key === 'u' ? 'undo' : 'redo' } });
    }
    return this;
  }
  /** What is drawn in a cell: its digit, its notes, or a dot. */
  drawn(name: string): string {
    const seen = this.state.table?.perspectives[0]?.view;
    if (!seen) throw new Error('no table');
    const view = expectedView(seen, 1, this.state.queue, this.game) as View;
    const char = view.board[cellOf(NINE, name)] ?? '';
    const notes = view.notes[name]?.join('') ?? '';
    return char === '.' && notes ? `notes ${notes}` : char;
  }
  get played(): (string | null)[] {
    return this.server.log.filter(({ id }) => id).map(({ move }) => move);
  }
}
