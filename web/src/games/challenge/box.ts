/** The box of Challenge on the shelf. */
import type { BoxFacts } from '../../contract/ui';

export const box: BoxFacts = {
  place: 3,
  minutes: [30, 45],
  colours: ['#7a2e4d', '#501a31'],
  opens: 'bots',
  alone: 'nothing',
};
