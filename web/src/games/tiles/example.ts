/** A moment of Golden Tiles, for its rules page. */

import type { Example } from '../../contract/example';
import { looksOf } from '../../sudoku/looks';
import { nine, rows } from '../kit/examples';

const board = rows(
  '7..3.....',
  '.2.......',
  '.....9.1.',
  '.4.......',
  '....5....',
  '......8..',
  '..6......',
  '.....7...',
  '........3',
);
const golden = nine('d1', 'b2', 'f3', 'e5');

export const example: Example = {
  board,
  looks: looksOf(board, (cell, symbol) => (symbol && golden.includes(cell) ? { kind: 'golden' } : {})),
  marks: { last: nine('a1'), counted: nine('b2', 'd1') },
  proof: null,
};
