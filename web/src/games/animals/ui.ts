/** Animal Tiles on the table: the same game with pictures. */

import type { Situation } from '../../contract/input';
import type { ViewOf } from '../../net/protocol.gen';
import type { Cell } from '../../sudoku/grid';
import { laying } from '../kit/laying';
import Animal from './Animal.svelte';
import './alive.css';

type View = ViewOf['animals'];

const usual = laying(Animal);

/** At a table for the youngest: the lit cell that brings the most points. */
function goodPlace(s: Situation<View>): Cell[] {
  if (!s.view.options.gentle || s.view.to_move !== s.seat) return [];
  const points = (cell: Cell) => s.legal.points('lay CELL', cell) ?? 0;
  return s.legal
    .cells('lay CELL')
    .sort((one, two) => points(two) - points(one))
    .slice(0, 1);
}

export const ui = {
  ...usual,
  marks: (s: Situation<View>) => ({ ...usual.marks(s), advised: goodPlace(s) }),
  /** Few words: the animal and the lit cells are there to see. */
  prompt: (s: Situation<View>) => ({ key: s.view.options.referee === 'guard' ? 'do-lay-open' : 'do-lay' }),
  gentle: true,
  fits: (tip: number, options: Record<string, unknown>) => tip !== 1 || options.scoring === 'block',
  voice: (symbol: number) =>
    void import('./voices').then(({ speak }) => speak(symbol)).catch(() => undefined),
};
