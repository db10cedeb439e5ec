/** What the page of a review needs to know about a move that is written in a record: its cell and its symbol. */
import { EMPTY, type Look } from '../board/looks';
import { type Cell, cellOf, type Grid } from '../core/grid';
import type { AnyView, Decision, ForcedProof, Review } from '../core/protocol.gen';
import type { Facts } from '../core/words.svelte';

export interface Mark {
  /** -1 for a move without a cell. */
  cell: Cell;
  /** 0 where nobody could know it. */
  symbol: number;
}

/** The cell and symbol of a move: `lay a1`, `flip a1`, `a1=5!`; a tile that is laid is the one in hand. */
export function markOf(grid: Grid, move: string, view: AnyView, seat: number): Mark {
  const cell = cellOf(grid, /(?:^| )([a-i][1-9])\b/.exec(move)?.[1] ?? '');
  const said = Number(/=([1-9])/.exec(move)?.[1] ?? 0);
  const hand = view.hands[seat - 1];
  const symbol = said || (move.startsWith('lay ') && hand?.length === 1 ? (hand[0] ?? 0) : 0);
  return { cell, symbol };
}

/** The board before a decision, with the move played and the better one on it. */
export function drawn(looks: readonly Look[], marks: readonly Mark[]): Look[] {
  const found = [...looks];
  for (const { cell, symbol } of marks)
    if (cell >= 0 && symbol && !found[cell]?.symbol) found[cell] = { ...EMPTY, kind: 'ink', symbol };
  return found;
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

/** Each seat's chance after every move of the record, the start first; between decisions it stays as it was. */
export function chances(review: Review): number[][] {
  const found: number[][] = [];
  let place = 0;
  let now: readonly number[] = review.curve[0]?.win ?? [];
  for (let n = 0; n <= review.moves; n++) {
    for (; (review.curve[place]?.n ?? Number.POSITIVE_INFINITY) <= n; place++)
      now = review.curve[place]?.win ?? now;
    found.push([...now]);
  }
  return found;
}
