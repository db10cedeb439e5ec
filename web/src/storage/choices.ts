/** What was chosen last on this device: the pack of rules, the opponent, the level of problems; and where its decks of problems stand. */
import { keep, kept, prefs } from '../device/prefs.svelte';
import type { GameShape, WantedDeck } from '../net/protocol.gen';
import { keptRecord } from './kept';
import { isPack, type PackName } from './packs';
import { allResults, isBeginner, type Result } from './results';

interface Place {
  seed: number;
  number: number;
}

/** The levels of problems, as words and choices name them. */
export const LEVELS = ['1', '2', '3', '4', '5'] as const;

const decks = keptRecord<Place>('fullhouse:decks');
const levels = keptRecord('fullhouse:levels');
const packs = keptRecord('fullhouse:packs');
const OPPONENT = 'fullhouse:opponent';

const sitting = (game: string, seats: number) => `${game}/${seats === 1 ? 'alone' : 'together'}`;

/** The level last chosen for this game alone or together, else the one that suits the game. */
export function suitedLevel(game: Pick<GameShape, 'id' | 'problem_levels'>, seats: number): number {
  const chosen = levels.all()[sitting(game.id, seats)];
  if (typeof chosen === 'number' && chosen >= 1 && chosen <= 5) return chosen;
  return game.problem_levels?.[seats === 1 ? 0 : 1] ?? 1;
}

export function chooseLevel(game: string, seats: number, level: number): void {
  levels.keep(sitting(game, seats), level);
}

/** The order of a level's deck: no card repeats until all were drawn. The server draws from it. */
export function deckOf(level: number): WantedDeck {
  const place = decks.all()[level] ?? { seed: Math.floor(Math.random() * 2 ** 31), number: 0 };
  decks.keep(String(level), place);
  return { level, ...place };
}

/** A card has been taken. */
export function stepDeck(level: number): void {
  const place = decks.all()[level];
  if (place) decks.keep(String(level), { ...place, number: place.number + 1 });
}

/** First evening until two games of this kind were finished here, unless help is not wanted; then the pack that was used last. */
export function startingPack(game: string): PackName {
  const last = packs.all()[game];
  if (isBeginner(game) && prefs().help !== false) return 'family';
  return isPack(last) ? last : 'printed';
}

export function rememberPack(game: string, pack: PackName): void {
  packs.keep(game, pack);
}

/** The bot chosen last, if this game has it; else the usual one. */
export function lastOpponent(bots: readonly string[], usual: string): string {
  const chosen = kept<unknown>(OPPONENT, null);
  return bots.find((bot) => bot === chosen) ?? usual;
}

export const rememberOpponent = (bot: string): void => keep(OPPONENT, bot);

/** The bots that somebody here has beaten at a game. */
export const beaten = (game: string, results: readonly Result[] = allResults()): ReadonlySet<string> =>
  new Set(results.flatMap((one) => (one.game === game && one.won ? one.bots : [])));
