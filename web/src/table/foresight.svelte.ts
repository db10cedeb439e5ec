/** Own moves that the server has not told yet: what they will surely bring is drawn at once. */
import type { AnyView } from '../core/protocol.gen';
import type { TableState } from '../core/table';
import type { GameUi } from '../games/ui';

interface Sent {
  move: string;
  seat: number;
  /** The last entry known when it was sent. */
  after: number;
}

export class Foresight {
  #sent = $state.raw<readonly Sent[]>([]);
  readonly #ui: GameUi;
  readonly #table: () => TableState;

  constructor(ui: GameUi, table: () => TableState) {
    this.#ui = ui;
    this.#table = table;
  }

  /** A view with the own moves that are under way. What the server has told is in the view already. */
  after(view: AnyView, seat: number): AnyView {
    const { foresee } = this.#ui;
    if (!foresee || !this.#sent.length) return view;
    return this.#sent
      .filter((sent) => sent.seat === seat && !this.#isTold(sent))
      .reduce((now, { move }) => foresee(now, seat, move), view);
  }

  #isTold({ move, seat, after }: Sent): boolean {
    return this.#table().told.some((one) => one.seq > after && one.seat === seat && one.move === move);
  }

  /** These moves are being sent. Returns the function to call when they are answered. */
  expect(moves: readonly string[], seat: number): () => void {
    if (!this.#ui.foresee) return () => {};
    const after = this.#table().seq;
    const mine = moves.map((move) => ({ move, seat, after }));
    this.#sent = [...this.#sent, ...mine];
    return () => {
      this.#sent = this.#sent.filter((one) => !mine.includes(one));
    };
  }
}
