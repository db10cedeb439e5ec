/** A moment of Animal Tiles, for its rules page. */

import type { Example } from '../../contract/example';
import { cellsOf, SIX } from '../../sudoku/grid';
import { looksOf } from '../../sudoku/looks';
import { rows } from '../kit/examples';

const board = rows('1..4..', '..5..2', '.6....', '...3.1', '2.....', '....6.');

export const example: Example = {
  board,
  looks: looksOf(board),
  marks: { last: cellsOf(SIX, ['c2']), counted: cellsOf(SIX, ['a1']) },
  proof: null,
};
