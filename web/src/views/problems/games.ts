/** The games that are played on a problem; those that somebody alone can play come first. */

import { boxOf, shelf } from '../../games';
import { opensAlone } from '../../state/tables/plans';
import { knownGame } from '../../storage/catalogue.svelte';

export function problemGames(): string[] {
  const isAlone = (game: string) => opensAlone(boxOf(game)?.opens, knownGame(game));
  const games = shelf().filter((game) => knownGame(game)?.problem_levels);
  return [...games.filter(isAlone), ...games.filter((game) => !isAlone(game))];
}
