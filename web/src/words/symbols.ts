/** Symbols in words: a number is itself, a picture has a name among the words of its game. */
import { has, t } from './words.svelte';

export const symbolName = (symbol: number, game: string): string =>
  has(`${game}-symbol-${symbol}`) ? t(`${game}-symbol-${symbol}`) : String(symbol);
