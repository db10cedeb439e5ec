/** Which problems somebody has started and solved on this device, and how quickly. */
import { keep, kept } from '../device/prefs.svelte';

const KEY = 'fullhouse-problems';
/** Problems that are remembered; those touched longest ago are forgotten. */
const MOST_PROBLEMS = 2000;

export interface Mark {
  /** The shortest time in seconds; null where it was started only. */
  best: number | null;
}

type Entry = [problem: string, best: number | null];

function all(): Entry[] {
  const stored = kept<unknown>(KEY, []);
  if (!Array.isArray(stored)) return [];
  return stored.filter((one): one is Entry => Array.isArray(one) && typeof one[0] === 'string');
}

function put(problem: string, best: number | null): void {
  const others = all().filter(([one]) => one !== problem);
  keep(KEY, [[problem, best], ...others].slice(0, MOST_PROBLEMS));
}

/** The marks of all problems by their givens. */
export const allMarks = (): Map<string, Mark> =>
  new Map(all().map(([problem, best]) => [problem, { best: typeof best === 'number' ? best : null }]));

export function markStarted(problem: string): void {
  if (!allMarks().has(problem)) put(problem, null);
}

export function markSolved(problem: string, seconds: number): void {
  const before = allMarks().get(problem)?.best ?? null;
  put(problem, before === null ? seconds : Math.min(before, seconds));
}
