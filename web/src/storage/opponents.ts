/** Against whom this device plays: the character chosen last, and those that were beaten at a game. */
import { keep, kept } from '../device/prefs.svelte';
import { allResults, type Result } from './results';

const KEY = 'fullhouse:opponent';

/** The bot chosen last, if this game has it; else the usual one. */
export function lastOpponent(bots: readonly string[], usual: string): string {
  const chosen = kept<unknown>(KEY, null);
  return bots.find((bot) => bot === chosen) ?? usual;
}

export const rememberOpponent = (bot: string): void => keep(KEY, bot);

/** The bots that somebody here has beaten at a game. */
export const beaten = (game: string, results: readonly Result[] = allResults()): ReadonlySet<string> =>
  new Set(results.flatMap((one) => (one.game === game && one.won ? one.bots : [])));
