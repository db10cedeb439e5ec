/** The box of Animal Tiles on the shelf. */
import type { BoxFacts } from '../../contract/ui';

export const box: BoxFacts = {
  place: 2,
  minutes: [10, 20],
  colours: ['#3f8f83', '#266058'],
  opens: 'bots',
  alone: 'scores',
  stickers: 6,
};
