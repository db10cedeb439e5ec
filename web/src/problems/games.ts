/** The games that are played on a problem; those that somebody alone can play come first. */

import { knownGame } from '../core/catalogue.svelte';
import { opensAlone } from '../core/plans';
import { boxOf, shelf } from '../games';

export function problemGames(): string[] {
  const isAlone = (game: string) => opensAlone(boxOf(game)?.opens, knownGame(game));
  const games = shelf().filter((game) => knownGame(game)?.problem_levels);
  return [...games.filter(isAlone), ...games.filter((game) => !isAlone(game))];
}
