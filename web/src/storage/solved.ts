/** Which problems somebody has started and solved on this device, and how quickly. */
import { keep, kept } from '../device/prefs.svelte';

const KEY = 'fullhouse:problems';
/** Problems that are remembered; those touched longest ago are forgotten. */
const MOST_PROBLEMS = 2000;

/** How somebody came through. */
export interface Manner {
  /** Wrong digits that were written. */
  mistakes: number;
  hints: number;
}

export interface Mark {
  /** The shortest time in seconds; null where it was started only. */
  best: number | null;
  /** The first time that it was solved: later a problem is known. Missing where nobody counted. */
  first?: Manner | null;
}

type Entry = [problem: string, best: number | null, ...first: number[]];

function all(): Entry[] {
  const stored = kept<unknown>(KEY, []);
  if (!Array.isArray(stored)) return [];
  return stored.filter((one): one is Entry => Array.isArray(one) && typeof one[0] === 'string');
}

function put(problem: string, best: number | null, first: Manner | null = null): void {
  const others = all().filter(([one]) => one !== problem);
  const mine = [problem, best, ...(first ? [first.mistakes, first.hints] : [])];
  keep(KEY, [mine, ...others].slice(0, MOST_PROBLEMS));
}
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** The marks of all problems by their givens. */
export const allMarks = (): Map<string, Mark> =>
  new Map(
    all().map(([problem, best, mistakes, hints]) => [
      problem,
      {
        best: typeof best === 'number' ? best : null,
        first: isCount(mistakes) && isCount(hints) ? { mistakes, hints } : null,
      },
    ]),
  );

export function markStarted(problem: string): void {
  if (!allMarks().has(problem)) put(problem, null);
}

export function markSolved(problem: string, seconds: number, manner: Manner | null): void {
  const before = allMarks().get(problem);
  if (typeof before?.best === 'number') put(problem, Math.min(before.best, seconds), before.first);
  else put(problem, seconds, manner);
}
