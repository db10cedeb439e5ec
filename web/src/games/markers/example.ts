/** A moment of Colour Markers, for its rules page. */
import type { Example } from '../../contract/example';
import { nine, PROBLEM, penned } from '../kit/examples';

export const example: Example = {
  board: PROBLEM,
  looks: penned({ c1: [4, 1], e5: [5, 2], g5: [7, 1], h8: [3, 2] }),
  marks: { last: nine('h8') },
  proof: null,
};
