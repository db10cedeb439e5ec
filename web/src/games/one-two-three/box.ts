/** The box of One-Two-Three on the shelf. */
import type { BoxFacts } from '../../contract/ui';

export const box: BoxFacts = {
  place: 5,
  minutes: [30, 60],
  colours: ['#4f6f3a', '#334a24'],
  opens: 'bots',
  alone: 'nothing',
};
