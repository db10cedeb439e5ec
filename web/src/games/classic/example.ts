/** A moment of Classic, for its rules page. */
import { cellOf, NINE } from '../../core/grid';
import type { Example } from '../example';
import { nine, PROBLEM, penned } from '../kit/examples';

export const example: Example = {
  board: PROBLEM,
  looks: penned({ c1: [4, 1] }).map((look, cell) =>
    cell === cellOf(NINE, 'd1') ? { ...look, notes: [2, 6] } : look,
  ),
  marks: { last: nine('c1') },
  proof: null,
};
