/** What this device remembers of reviews: one's accuracy game by game, and one's own turning points as exercises. */
import type { AnyView, Decision, Replayed, Review } from '../net/protocol.gen';
import { keptList } from './kept';

interface KeptReview {
  /** The code of the table. */
  table: string;
  round: number;
  game: string;
  /** When it was first looked at, in milliseconds. */
  at: number;
  accuracy: number;
}

/** A turning point with all that is needed to find the better move, also when its table is gone. */
export interface KeptExercise {
  table: string;
  round: number;
  game: string;
  at: number;
  seats: readonly string[];
  judge: Review['judge'];
  /** The position before the move, as the review shows it. */
  view: AnyView;
  decision: Decision;
  solved: boolean;
}

const MOST_REVIEWS = 200;
/** Some 3 kB each: all of them take a small part of what a browser gives. */
const MOST_EXERCISES = 60;

const reviews = keptList<KeptReview>(
  'fullhouse:reviews',
  (one) =>
    typeof one.table === 'string' &&
    typeof one.game === 'string' &&
    [one.round, one.at, one.accuracy].every(Number.isFinite),
  MOST_REVIEWS,
);
const exercises = keptList<KeptExercise>(
  'fullhouse:exercises',
  (one) =>
    typeof one.table === 'string' &&
    typeof one.game === 'string' &&
    typeof one.view?.board === 'string' &&
    Array.isArray(one.decision?.better) &&
    Array.isArray(one.seats),
  MOST_EXERCISES,
);
const looked = keptList<string>('fullhouse:looked-back', (one) => typeof one === 'string', MOST_REVIEWS);

/** The reviews of one's own games, the newest first. */
export const allReviews = reviews.all;

/** The exercises, those not solved yet first, then the newest. */
export const allExercises = (): KeptExercise[] =>
  exercises.all().sort((one, two) => Number(one.solved) - Number(two.solved) || two.at - one.at);

/** A name for an exercise that no other one has: its table, game and move. */
export const idOf = ({ table, round, decision }: KeptExercise): string => `${table}-${round}-${decision.n}`;

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
  return { table, round, game: review.game, at: Date.now(), accuracy: Math.round(accuracy) };
}

/** A decision as an exercise; null where no better move is known. */
export function exerciseIn(
  { game, seats }: Replayed,
  { judge }: Review,
  decision: Decision,
  view: AnyView | undefined,
  { table, round }: { table: string; round: number },
): KeptExercise | null {
  if (!view || !decision.better.length) return null;
  return { table, round, game, at: Date.now(), seats, judge, view, decision, solved: false };
}

/** Keep a review; one that is known stays where it is. */
export function remember(one: KeptReview): void {
  const known = allReviews();
  if (known.some((other) => other.table === one.table && other.round === one.round)) return;
  reviews.keep([one, ...known]);
}

/** Keep exercises; those that are known stay as they are, and too many push out the last of the list. */
export function rememberExercises(more: readonly KeptExercise[]): void {
  const known = allExercises();
  const ids = new Set(known.map(idOf));
  const added = more.filter((one) => !ids.has(idOf(one)));
  if (added.length) exercises.keep([...added, ...known]);
}

/** Whether a game is looked back at for the first time here; from then on it is not. What follows from it, follows once. */
export function isFirstLook(table: string, round: number): boolean {
  const known = looked.all();
  const name = `${table}-${round}`;
  if (known.includes(name)) return false;
  looked.keep([name, ...known]);
  return true;
}

export function solveExercise(id: string): void {
  exercises.keep(allExercises().map((one) => (idOf(one) === id ? { ...one, solved: true } : one)));
}
