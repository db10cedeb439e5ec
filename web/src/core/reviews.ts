/** What this device remembers of reviews: one's accuracy game by game, and one's own turning points as exercises. */
import { keep, kept } from './prefs.svelte';
import type { Review } from './protocol.gen';

export interface KeptReview {
  /** The code of the table. */
  table: string;
  round: number;
  game: string;
  /** When it was first looked at, in milliseconds. */
  at: number;
  accuracy: number;
  /** The moves of one's own turning points. */
  turning: readonly number[];
}

const KEY = 'fullhouse-reviews';
const MOST = 200;

/** The reviews of one's own games, the newest first. */
export function allReviews(): KeptReview[] {
  const found = kept<unknown>(KEY, []);
  if (!Array.isArray(found)) return [];
  return found.filter(
    (one): one is KeptReview =>
      typeof one?.table === 'string' &&
      typeof one?.game === 'string' &&
      [one.round, one.at, one.accuracy].every(Number.isFinite) &&
      Array.isArray(one?.turning),
  );
}

/** What is kept of a complete review for these seats; null where none of them was judged. */
export function keptOf(
  review: Review,
  seats: readonly number[],
  table: string,
  round: number,
): KeptReview | null {
  const mine = review.players.filter((one) => seats.includes(one.seat) && one.accuracy !== null);
  if (!review.is_complete || !mine.length) return null;
  const accuracy = mine.reduce((sum, one) => sum + (one.accuracy ?? 0), 0) / mine.length;
  const own = review.decisions.filter((one) => seats.includes(one.seat) && one.better.length);
  const turning = review.turning.filter((n) => own.some((one) => one.n === n));
  return { table, round, game: review.game, at: Date.now(), accuracy: Math.round(accuracy), turning };
}

/** Keep a review; one that is known stays where it is. */
export function remember(one: KeptReview): void {
  const known = allReviews();
  if (known.some((other) => other.table === one.table && other.round === one.round)) return;
  keep(KEY, [one, ...known].slice(0, MOST));
}

export const forgetReviews = (): void => keep(KEY, []);
