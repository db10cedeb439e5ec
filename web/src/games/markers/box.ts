/** The box of Colour Markers on the shelf. */
import type { BoxFacts } from '../../contract/ui';

export const box: BoxFacts = {
  place: 4,
  minutes: [20, 45],
  colours: ['#c65a35', '#8a3a1e'],
  opens: 'bots',
  alone: 'nothing',
};
