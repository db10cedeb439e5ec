/** Problems that somebody has kept on this device: favourites of the library and problems of their own. */

import { keep, kept } from '../device/prefs.svelte';
import { Refusal } from '../net/api';

const KEY = 'fullhouse:collection';
const MOST_PROBLEMS = 10_000;

export interface KeptProblem {
  problem: string;
  level: number;
}

export function collection(): KeptProblem[] {
  const stored = kept<unknown>(KEY, []);
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (one): one is KeptProblem =>
      typeof one?.problem === 'string' && one.problem.length === 81 && typeof one.level === 'number',
  );
}

/** The collection with some problems more, each once; the newest come first. Where there are too many, nothing changes. */
export function keepProblems(added: readonly KeptProblem[]): KeptProblem[] {
  const all = new Map([...added, ...collection()].map(({ problem, level }) => [problem, { problem, level }]));
  if (all.size > MOST_PROBLEMS) throw new Refusal('collection-full', { most: MOST_PROBLEMS });
  keep(KEY, [...all.values()]);
  return collection();
}

export function dropProblem(problem: string): KeptProblem[] {
  keep(
    KEY,
    collection().filter((one) => one.problem !== problem),
  );
  return collection();
}
