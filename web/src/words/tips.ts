/** Tips for a first game, now and then between the moves. */
import { has } from './words.svelte';

/** A tip stays for this many moves, and then there is none for as many. */
const LASTS = 4;

/** The keys of a game's tips. */
function tipsOf(game: string): string[] {
  const keys: string[] = [];
  while (has(`${game}-tip-${keys.length + 1}`)) keys.push(`${game}-tip-${keys.length + 1}`);
  return keys;
}

/** The key of the tip after so many moves at a table; null where none is due. */
export function tipAfter(moves: number, game: string): string | null {
  if (Math.floor(moves / LASTS) % 2 === 0) return null;
  const tips = tipsOf(game);
  return tips[Math.floor(moves / (2 * LASTS)) % tips.length] ?? null;
}
