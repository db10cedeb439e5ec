/** Own moves that the server has not told yet: what they will surely bring is drawn at once. */

import type { GameUi } from '../contract/ui';
import type { AnyView } from '../net/protocol.gen';
import type { TableState } from './table';

interface Sent {
  move: string;
  seat: number;
  /** The last entry known when it was sent. */
  after: number;
  /** How many equal ones were under way by then. */
  equals: number;
}

/** The cell of a move that is an entry in one cell; empty for others. */
const cellIn = (move: string): string => /[a-i][1-9]/.exec(move)?.[0] ?? '';
/** Whether a move is an entry in one cell. */
export const isAboutCell = (move: string): boolean => cellIn(move) !== '';

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
    return this.#untold(seat).reduce((now, { move }) => foresee(now, seat, move), view);
  }

  /** The moves of a seat that the server has not told. Equal ones are told one after the other. */
  #untold(seat: number): Sent[] {
    const { told } = this.#table();
    return this.#sent.filter(({ move, seat: by, after, equals }) => {
      const same = told.filter((one) => one.seq > after && one.seat === seat && one.move === move);
      return by === seat && same.length <= equals;
    });
  }

  /** Whether moves are under way. */
  get isWaiting(): boolean {
    return this.#sent.length > 0;
  }

  /** Whether a move is under way of which only the server knows what it brings, such as `undo`. */
  get isBlind(): boolean {
    return this.#sent.some(({ move }) => !isAboutCell(move));
  }

  /** A move was refused: what was entered in its cell after it was meant for another board. */
  refuse(refused: string, seat: number): void {
    const cell = cellIn(refused);
    if (cell) this.#sent = this.#sent.filter((one) => one.seat !== seat || cellIn(one.move) !== cell);
  }

  /** How many moves of a seat are under way in the cell of this one. */
  count(move: string, seat: number): number {
    return this.#sent.filter((one) => one.seat === seat && cellIn(one.move) === cellIn(move)).length;
  }

  /** These moves are being sent. Returns the function to call when they are answered. */
  expect(moves: readonly string[], seat: number): () => void {
    if (!this.#ui.foresee) return () => {};
    const after = this.#table().seq;
    const open = this.#untold(seat);
    const mine = moves.map((move) => {
      const equals = open.filter((one) => one.move === move).length;
      return { move, seat, after, equals };
    });
    this.#sent = [...this.#sent, ...mine];
    return () => {
      this.#sent = this.#sent.filter((one) => !mine.includes(one));
    };
  }
}
