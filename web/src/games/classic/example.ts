/** A moment of Classic, for its rules page. */

import type { Example } from '../../contract/example';
import { cellOf, NINE } from '../../sudoku/grid';
import { nine, PROBLEM, penned } from '../kit/examples';

export const example: Example = {
  board: PROBLEM,
  looks: penned({ c1: [4, 1] }).map((look, cell) =>
    cell === cellOf(NINE, 'd1') ? { ...look, notes: [2, 6] } : look,
  ),
  marks: { last: nine('c1') },
  proof: null,
};
