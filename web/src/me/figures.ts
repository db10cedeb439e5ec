/** Figures made from results: times, bests, counts. */
import type { Result } from '../core/results';

/** Solo problems that were solved, with their times: the progress that the rulebook promises. */
export const solved = (results: readonly Result[]): Result[] =>
  results.filter((one) => one.seats === 1 && one.seconds !== null && one.reason === 'solved');

/** The best five of each game and variant, best first. */
export function bestBy(results: readonly Result[]): Result[] {
  return countBy(results, (one) => `${one.game} ${one.variant}`).flatMap(([, group]) =>
    [...group].sort((one, two) => (two.score ?? 0) - (one.score ?? 0)).slice(0, 5),
  );
}

/** Results in groups, in the order in which the groups were first seen. */
export function countBy(results: readonly Result[], key: (one: Result) => string): [string, Result[]][] {
  const groups = new Map<string, Result[]>();
  for (const one of results) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return [...groups];
}
