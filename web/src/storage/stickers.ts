/** Stickers: one for each finished game for children, counted from the results, so that nothing else has to be kept. */
import type { Result } from './results';

export interface Sticker {
  symbol: number;
  golden: boolean;
}

/** The stickers of a game in the order they were won: each symbol once, then each once more in gold. */
export function stickersOf(results: readonly Result[], game: string, kinds: number): Sticker[] {
  const played = results.filter((one) => one.game === game).length;
  return Array.from({ length: Math.min(played, 2 * kinds) }, (_, index) => ({
    symbol: (index % kinds) + 1,
    golden: index >= kinds,
  }));
}

/** The sticker that a game brought; null where all had been won before it. */
export function stickerOf(result: Result, results: readonly Result[], kinds: number): Sticker | null {
  const played = results.filter((one) => one.game === result.game);
  const number = played.findIndex((one) => one.id === result.id);
  return stickersOf(results, result.game, kinds)[number] ?? null;
}
