/** How often this device has moved in each game: the first moves come with a sentence that says how. */
import { keep, kept } from '../device/prefs.svelte';

const KEY = 'fullhouse-practice';
const ENOUGH = 3;

const counts = (): Record<string, unknown> => {
  const stored = kept<unknown>(KEY, {});
  return stored && typeof stored === 'object' && !Array.isArray(stored) ? { ...stored } : {};
};
const movesIn = (game: string): number => Number(counts()[game]) || 0;

/** Whether to show how to move. */
export const isNew = (game: string): boolean => movesIn(game) < ENOUGH;

/** One move more. */
export function practise(game: string): void {
  if (isNew(game)) keep(KEY, { ...counts(), [game]: movesIn(game) + 1 });
}
