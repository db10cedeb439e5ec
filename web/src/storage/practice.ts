/** How well somebody at this device knows each game by now: help with the cells goes once many moves have succeeded. */
import { keep, kept, prefs } from '../device/prefs.svelte';

const KEY = 'fullhouse:practice';
/** So many moves without help bring it to an end, and a tile in a wrong place brings back so many. */
const MOVES_OF_PRACTICE = 12;
const STUMBLE = 4;

const counts = (): Record<string, unknown> => {
  const stored = kept<unknown>(KEY, {});
  return stored && typeof stored === 'object' && !Array.isArray(stored) ? { ...stored } : {};
};
const movesIn = (game: string): number => Number(counts()[game]) || 0;

/** Whether the cells where a tile fits are lit: as somebody has said for good, else until enough moves have succeeded. */
export const needsLights = (game: string): boolean => prefs().help ?? movesIn(game) < MOVES_OF_PRACTICE;

/** One move more. */
export function practise(game: string): void {
  const moves = movesIn(game);
  if (moves < MOVES_OF_PRACTICE) keep(KEY, { ...counts(), [game]: moves + 1 });
}

/** Something was laid where it does not fit. */
export function stumble(game: string): void {
  const moves = movesIn(game);
  if (moves) keep(KEY, { ...counts(), [game]: Math.max(0, moves - STUMBLE) });
}
