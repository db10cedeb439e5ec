/** The box of Solitaire on the shelf. */
import type { BoxFacts } from '../../contract/ui';

export const box: BoxFacts = {
  place: 7,
  minutes: [10, 20],
  colours: ['#3c3f78', '#26284f'],
  opens: 'alone',
  alone: 'successes',
};
