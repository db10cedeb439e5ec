/** A moment of Animal Tiles, for its rules page. */
import { looksOf } from '../../board/looks';
import { cellsOf, SIX } from '../../core/grid';
import type { Example } from '../example';
import { rows } from '../kit/examples';

const board = rows('1..4..', '..5..2', '.6....', '...3.1', '2.....', '....6.');

export const example: Example = {
  board,
  looks: looksOf(board),
  marks: { last: cellsOf(SIX, ['c2']), counted: cellsOf(SIX, ['a1']) },
  proof: null,
};
