/** What a screen reader hears: cells, houses, scores. */
import type { Look } from '../board/looks';
import { type Cell, columnOf, type Grid, type HouseKind, house, rowOf } from '../core/grid';
import { t } from '../core/words.svelte';
import { symbolName } from './symbols';

/** What is in a cell, in words. */
export function content(
  look: Look | undefined,
  game: string,
  animals: boolean,
  names: readonly string[],
): string {
  if (!look || look.kind === 'empty') {
    return look?.notes.length ? t('cell-notes', { notes: look.notes.map(String) }) : t('cell-empty');
  }
  if (look.kind === 'down') return t('cell-down');
  const symbol = symbolName(look.symbol, game, animals);
  if (look.kind === 'golden') return t('cell-golden', { symbol });
  if (look.kind === 'given') return t('cell-given', { symbol });
  return look.by ? t('cell-by', { symbol, name: names[look.by - 1] ?? '' }) : symbol;
}

export const place = (grid: Grid, cell: Cell): string =>
  t('cell-place', { row: rowOf(grid, cell) + 1, column: columnOf(grid, cell) + 1 });

/** A house read aloud, cell by cell. */
export function readHouse(
  grid: Grid,
  kind: HouseKind,
  cell: Cell,
  looks: readonly Look[],
  game: string,
  animals: boolean,
): string {
  const contents = house(grid, kind, cell).map((one) => {
    const look = looks[one];
    if (!look || look.kind === 'empty') return t('cell-empty');
    return look.kind === 'down' ? t('cell-down') : symbolName(look.symbol, game, animals);
  });
  return `${t(`hear-${kind}`)}: ${contents.join(', ')}`;
}
