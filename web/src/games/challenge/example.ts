/** A moment of Challenge, for its rules page. */

import type { Example } from '../../contract/example';
import { cellOf, NINE } from '../../sudoku/grid';
import { EMPTY, looksOf } from '../../sudoku/looks';
import { nine, rows } from '../kit/examples';

const board = rows(
  '.287..1.5',
  '...3.....',
  '........3',
  '?????????',
  '????5????',
  '?????????',
  '?????????',
  '?????????',
  '?????????',
);
const ray = (from: string, to: string) => ({ from: cellOf(NINE, from), to: cellOf(NINE, to) });

export const example: Example = {
  board,
  looks: looksOf(board).map((look, cell) => (cell === 0 ? { ...EMPTY, kind: 'tile', symbol: 3 } : look)),
  marks: { last: nine('a1') },
  proof: { rays: [ray('d2', 'e1'), ray('d2', 'f1'), ray('i3', 'h1')], crossed: [] },
};
