/** What a screen reader hears of cells. */

import { type Cell, type Grid, nameOf } from '../sudoku/grid';
import type { Look } from '../sudoku/looks';
import { symbolName } from '../words/sentences';
import { manner, t, withCellNames } from '../words/words.svelte';

const known = new Map<string, string>();

/** Each text is put together once in each language: every move asks for those of all cells. */
function once(name: string, say: () => string): string {
  const key = `${manner()} ${name}`;
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  const text = say();
  known.set(key, text);
  return text;
}

/** What is in a cell, in words; `you` is the seat that is spoken to, if any. */
export function content(look: Look | undefined, game: string, names: readonly string[], you = 0): string {
  if (!look || look.kind === 'empty') {
    const notes = look?.notes.map(String) ?? [];
    const centre = look?.centre?.map(String) ?? [];
    return once(`notes ${notes} ${centre}`, () => {
      const parts = [
        notes.length ? t('cell-notes', { notes }) : '',
        centre.length ? t('cell-centre', { notes: centre }) : '',
      ].filter(Boolean);
      return parts.join(', ') || t('cell-empty');
    });
  }
  if (look.kind === 'down') return t('cell-down');
  const symbol = symbolName(look.symbol, game);
  if (look.kind === 'golden') return t('cell-golden', { symbol });
  if (look.kind === 'given') return t('cell-given', { symbol });
  if (!look.by || names.length === 1) return symbol;
  return look.by === you
    ? t('cell-yours', { symbol })
    : t('cell-by', { symbol, name: names[look.by - 1] ?? '' });
}

/** A cell by the one name that it has everywhere. */
export const place = (grid: Grid, cell: Cell): string => withCellNames(nameOf(grid, cell));

/** Remembers what was said of each cell, and says it again as long as nothing that it tells has changed. */
export class Sayings {
  readonly #said: { about: readonly unknown[]; text: string }[] = [];

  say(cell: Cell, about: readonly unknown[], tell: () => string): string {
    const before = this.#said[cell];
    if (before && about.every((one, index) => one === before.about[index])) return before.text;
    const text = tell();
    this.#said[cell] = { about, text };
    return text;
  }
}
