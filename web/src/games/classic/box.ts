/** The box of Classic on the shelf. */
import type { BoxFacts } from '../../contract/ui';

export const box: BoxFacts = {
  place: 6,
  minutes: [10, 60],
  colours: ['#2f5f73', '#1c3f4e'],
  opens: 'alone',
  alone: 'nothing',
};
