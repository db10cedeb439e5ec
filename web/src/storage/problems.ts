/** Problems on this device: those that somebody has started and solved, and how quickly, and a collection of favourites and problems of their own. */
import { Refusal } from '../net/api';
import { keptList } from './kept';

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

const marked = keptList<Entry>(
  'fullhouse:problems',
  (one) => Array.isArray(one) && typeof one[0] === 'string',
  MOST_PROBLEMS,
);

function put(problem: string, best: number | null, first: Manner | null = null): void {
  const others = marked.all().filter(([one]) => one !== problem);
  marked.keep([[problem, best, ...(first ? [first.mistakes, first.hints] : [])], ...others]);
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** The marks of all problems by their givens. */
export const allMarks = (): Map<string, Mark> =>
  new Map(
    marked.all().map(([problem, best, mistakes, hints]) => [
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

const MOST_COLLECTED = 10_000;

export interface KeptProblem {
  problem: string;
  level: number;
}

const collected = keptList<KeptProblem>(
  'fullhouse:collection',
  (one) => typeof one.problem === 'string' && one.problem.length === 81 && typeof one.level === 'number',
);
export const collection = collected.all;

/** The collection with some problems more, each once; the newest come first. Where there are too many, nothing changes. */
export function keepProblems(added: readonly KeptProblem[]): KeptProblem[] {
  const all = new Map([...added, ...collection()].map(({ problem, level }) => [problem, { problem, level }]));
  if (all.size > MOST_COLLECTED) throw new Refusal('collection-full', { most: MOST_COLLECTED });
  collected.keep([...all.values()]);
  return collection();
}

export function dropProblem(problem: string): KeptProblem[] {
  collected.keep(collection().filter((one) => one.problem !== problem));
  return collection();
}
