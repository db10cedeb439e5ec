/** Figures made from results: times, bests, counts. */

import type { ResultShape } from '../../net/protocol.gen';
import { gameName } from '../../storage/catalogue.svelte';
import { type Result, variantOf } from '../../storage/results';
import { has, t } from '../../words/words.svelte';

/** Solved solo problems with their times. */
export const solved = (results: readonly Result[]): Result[] =>
  results.filter((one) => one.seats === 1 && one.seconds !== null && one.reason === 'solved');

/** The best five of each game and variant, best first. */
export function bestBy(results: readonly Result[]): Result[] {
  return countBy(results, (one) => `${one.game} ${one.variant}`).flatMap(([, group]) =>
    [...group].sort((one, two) => (two.score ?? 0) - (one.score ?? 0)).slice(0, 5),
  );
}

/** Results in groups, in the order in which the groups were first seen. */
export function countBy<T>(results: readonly T[], key: (one: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const one of results) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return [...groups];
}

/** The games against each level of bot; a game against two levels counts for both. */
export function byBot(results: readonly Result[]): [string, Result[]][] {
  const against = results.flatMap((game) => [...new Set(game.bots)].map((bot) => ({ bot, game })));
  return countBy(against, (one) => one.bot).map(([bot, pairs]) => [bot, pairs.map(({ game }) => game)]);
}

interface Band {
  from: number;
  to: number;
  count: number;
}
const BAND = 5;

/** How often the points of successful games lay in each band, from the lowest band reached to the highest. */
export function spread(results: readonly Result[]): Band[] {
  const bands = results.filter((one) => one.won).map((one) => Math.ceil(Math.max(1, one.score ?? 0) / BAND));
  const lowest = Math.min(...bands);
  return Array.from({ length: bands.length ? Math.max(...bands) - lowest + 1 : 0 }, (_, index) => ({
    from: (lowest + index - 1) * BAND + 1,
    to: (lowest + index) * BAND,
    count: bands.filter((band) => band === lowest + index).length,
  }));
}

const points = (one: ResultShape) => one.seats[0]?.score ?? 0;

/** The best three of everybody for each game and variant that counts points. */
export function bestOfServer(results: readonly ResultShape[]): ResultShape[] {
  const scored = results.filter((one) => points(one) > 0);
  return countBy(scored, (one) => `${one.game} ${variantOf(one.options)}`).flatMap(([, group]) =>
    [...group].sort((one, two) => points(two) - points(one)).slice(0, 3),
  );
}

export function gameAndVariant(game: string, variant: string): string {
  const name = gameName(game);
  return has(`variant-${variant}`) ? `${name} (${t(`variant-${variant}`)})` : name;
}
