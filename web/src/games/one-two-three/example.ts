/** A moment of One-Two-Three, for its rules page. */
import type { Example } from '../../contract/example';
import { nine, PROBLEM, penned } from '../kit/examples';

export const example: Example = {
  board: PROBLEM,
  looks: penned({ e5: [5, 1], g7: [2, 1], f9: [6, 2], d9: [2, 2] }),
  marks: { last: nine('d9') },
  proof: null,
};
