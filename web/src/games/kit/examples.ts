/** What the example boards of several games are made of. */

import { cellOf, cellsOf, NINE } from '../../sudoku/grid';
import { EMPTY, type Look, looksOf } from '../../sudoku/looks';

export const nine = (...names: string[]) => cellsOf(NINE, names);
export const rows = (...lines: string[]) => lines.join('');

/** A problem that is easy to read. */
export const PROBLEM = rows(
  '53..7....',
  '6..195...',
  '.98....6.',
  '8...6...3',
  '4..8.3..1',
  '7...2...6',
  '.6....28.',
  '...419..5',
  '....8..79',
);

/** The problem with digits in it: by cell, the digit and the seat that wrote it. */
export function penned(pens: Record<string, readonly [number, number]>): Look[] {
  const looks = looksOf(PROBLEM, (_, symbol) => (symbol ? { kind: 'given' } : {}));
  for (const [name, [symbol, by]] of Object.entries(pens))
    looks[cellOf(NINE, name)] = { ...EMPTY, kind: 'pen', symbol, by };
  return looks;
}
