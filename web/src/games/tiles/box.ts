/** The box of Golden Tiles on the shelf. */
import type { BoxFacts } from '../../contract/ui';

export const box: BoxFacts = {
  place: 1,
  minutes: [20, 40],
  colours: ['#a97b16', '#6f4f08'],
  opens: 'bots',
  alone: 'scores',
};
