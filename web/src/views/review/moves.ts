/** What the page of a review needs to know about a move that is written in a record: its cell, its symbol, its words. */

import type { Facts } from '../../net/facts';
import type { AnyView, Decision, ForcedProof, GameEvent, Replayed, Review } from '../../net/protocol.gen';
import { type Cell, cellOf, type Grid } from '../../sudoku/grid';
import { EMPTY, type Look } from '../../sudoku/looks';
import { has, t } from '../../words/words.svelte';

/** A decision as it is drawn: the position before it; a move that nobody decided: the position after it. */
export interface Shown {
  game: string;
  seats: readonly string[];
  judge: Review['judge'];
  /** The number of the move, from 1; 0 is the start. */
  n: number;
  /** Who moved; 0 for the table itself. */
  seat: number;
  view: AnyView;
  decision?: Decision;
  events?: readonly GameEvent[];
  /** What happened, where there is nothing to judge. */
  told?: string;
}

/** The position in which a seat decided on a move. In a race each step shows the board of its mover alone. */
export function viewBefore({ steps }: Replayed, n: number, seat: number): AnyView | undefined {
  const last = steps[n - 1]?.view;
  if (!last || !('racer' in last && last.progress.length)) return last;
  const own = steps.slice(0, n).findLast((step) => step.seat === seat);
  return (own ?? steps[0])?.view;
}

/** What is drawn of a move of a reviewed game. */
export function shownAt(
  game: Replayed,
  review: Review,
  n: number,
  tell: (events: readonly GameEvent[]) => string,
): Shown | null {
  const decision = review.decisions.find((one) => one.n === n);
  const made = game.steps[n];
  const view = decision ? viewBefore(game, n, decision.seat) : made?.view;
  if (!view) return null;
  const { seats } = game;
  const told = tell(made?.events ?? []) || (made?.move ?? '');
  const events = made?.events;
  return {
    game: game.game,
    seats,
    judge: review.judge,
    n,
    seat: made?.seat ?? 0,
    view,
    decision,
    events,
    told,
  };
}

/** How good an answer to “Find the better move” is. */
export type Answer = 'best' | 'better' | 'played' | 'other';

/** An answer by its cell: that of the best move, of another better one, of the move played, or of none. */
export function answered(grid: Grid, one: Decision, cell: Cell): Answer {
  const cellIn = (move: string) => markOf(grid, move, null, one.seat).cell;
  const place = one.better.findIndex((better) => cellIn(better.move) === cell);
  if (place >= 0) return place === 0 ? 'best' : 'better';
  return cellIn(one.move) === cell ? 'played' : 'other';
}

/** An answer without a cell, by how it is written. */
export function answeredBy(one: Decision, move: string): Answer {
  const place = one.better.findIndex((better) => better.move === move);
  if (place >= 0) return place === 0 ? 'best' : 'better';
  return one.move === move ? 'played' : 'other';
}

export interface Mark {
  /** -1 for a move without a cell. */
  cell: Cell;
  /** 0 where nobody could know it. */
  symbol: number;
}

/** The cell and symbol of a move: `lay a1`, `flip a1`, `a1=5!`; a tile that is laid is the one in hand. */
export function markOf(grid: Grid, move: string, view: AnyView | null, seat: number): Mark {
  const cell = cellOf(grid, /(?:^| )([a-i][1-9])\b/.exec(move)?.[1] ?? '');
  const said = Number(/=([1-9])/.exec(move)?.[1] ?? 0);
  const hand = view?.hands[seat - 1];
  const symbol = said || (move.startsWith('lay ') && hand?.length === 1 ? (hand[0] ?? 0) : 0);
  return { cell, symbol };
}

/** A move as what somebody does, in the words of its game first; as it is written where there are none. */
export function tellMove(game: string, move: string, symbol = 0): string {
  const verb = /=[1-9]!/.test(move) ? 'declare' : /^\S+=/.test(move) ? 'write' : (move.split(' ')[0] ?? '');
  const key = [`${game}-move-${verb}`, `review-move-${verb}`].find(has);
  if (!key) return move;
  return t(key, {
    cell: /\b[a-i][1-9]\b/.exec(move)?.[0],
    symbol: symbol || Number(/[= ]([1-9])\b/.exec(move)?.[1]) || null,
    ground: /!(\w*)/.exec(move)?.[1],
  });
}

/** The board before a decision, with the move played and the better one on it. */
export function drawn(looks: readonly Look[], marks: readonly Mark[]): Look[] {
  const board = [...looks];
  for (const { cell, symbol } of marks)
    if (cell >= 0 && symbol && !board[cell]?.symbol) board[cell] = { ...EMPTY, kind: 'ink', symbol };
  return board;
}

export const percent = (share: number): number => Math.round(100 * share);

/** The words and facts of the sentence why a decision lost something. */
export function whyOf(one: Decision): { key: string; facts: Facts } {
  if (!one.kind) return { key: 'review-good', facts: {} };
  const facts: Facts = {};
  for (const [name, value] of Object.entries(one.facts))
    if (typeof value === 'number' || typeof value === 'string') Object.assign(facts, { [name]: value });
  return { key: `review-kind-${one.kind}`, facts };
}

export const proofIn = (one: Decision | undefined): ForcedProof | null =>
  one?.kind === 'forced' && typeof one.facts.proof === 'object' ? (one.facts.proof as ForcedProof) : null;

/** Whether somebody played alone for points: then a review speaks of points, and of no chances. */
export const isForPoints = ({
  seats,
  judge,
}: {
  seats: readonly string[];
  judge: Review['judge'];
}): boolean => seats.length === 1 && judge !== 'solution';

/** Each seat's chance after every move of the record, or its lead; the start first. Between decisions it stays as it was. */
export function chances(review: Review, what: 'win' | 'lead' = 'win'): number[][] {
  const shares: number[][] = [];
  let place = 0;
  let now: readonly number[] = review.curve[0]?.[what] ?? [];
  for (let n = 0; n <= review.moves; n++) {
    for (; (review.curve[place]?.n ?? Number.POSITIVE_INFINITY) <= n; place++)
      now = review.curve[place]?.[what] ?? now;
    shares.push([...now]);
  }
  return shares;
}
