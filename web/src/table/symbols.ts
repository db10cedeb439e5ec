/** Symbols in words: a number is itself, an animal has a name. */
import { t } from '../core/words.svelte';

export const symbolName = (symbol: number, game: string, animals: boolean): string =>
  animals ? t(`${game}-symbol-${symbol}`) : String(symbol);
