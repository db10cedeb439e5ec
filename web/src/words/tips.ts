/** Tips for a first game, now and then between the moves. */
import { has } from './words.svelte';

/** A tip stays for this many moves, and then there is none for as many. */
const LASTS = 4;

type Fits = (tip: number, options: Record<string, unknown>, seats: number) => boolean;
/** What is asked about a table. */
interface Tipped {
  game: string;
  options: Record<string, unknown>;
  seats: readonly unknown[];
}

/** The keys of a game's tips, those that fit the table. */
function tipsOf({ game, options, seats }: Tipped, fits: Fits): string[] {
  const keys: string[] = [];
  for (let tip = 1; has(`${game}-tip-${tip}`); tip += 1)
    if (fits(tip, options, seats.length)) keys.push(`${game}-tip-${tip}`);
  return keys;
}

/** The key of the tip after so many moves at a table; null where none is due. */
export function tipAfter(moves: number, table: Tipped, fits: Fits = () => true): string | null {
  if (Math.floor(moves / LASTS) % 2 === 0) return null;
  const tips = tipsOf(table, fits);
  return tips[Math.floor(moves / (2 * LASTS)) % tips.length] ?? null;
}
