/** This device's decks of problems: the level that suits a game, and the next card of each level. */
import { keep, kept } from '../device/prefs.svelte';
import type { GameShape, WantedDeck } from '../net/protocol.gen';

interface Place {
  seed: number;
  number: number;
}

/** The levels of problems, as words and choices name them. */
export const LEVELS = ['1', '2', '3', '4', '5'] as const;

const DECKS = 'fullhouse:decks';
const CHOSEN = 'fullhouse:levels';

const places = () => kept<Record<number, Place>>(DECKS, {});
const sitting = (game: string, seats: number) => `${game}/${seats === 1 ? 'alone' : 'together'}`;

/** The level last chosen for this game alone or together, else the one that suits the game. */
export function suitedLevel(game: Pick<GameShape, 'id' | 'problem_levels'>, seats: number): number {
  const chosen = kept<Record<string, unknown>>(CHOSEN, {})[sitting(game.id, seats)];
  if (typeof chosen === 'number' && chosen >= 1 && chosen <= 5) return chosen;
  return game.problem_levels?.[seats === 1 ? 0 : 1] ?? 1;
}

export function chooseLevel(game: string, seats: number, level: number): void {
  keep(CHOSEN, { ...kept<Record<string, unknown>>(CHOSEN, {}), [sitting(game, seats)]: level });
}

/** The order of a level's deck: no card repeats until all were drawn. The server draws from it. */
export function deckOf(level: number): WantedDeck {
  const place = places()[level] ?? { seed: Math.floor(Math.random() * 2 ** 31), number: 0 };
  keep(DECKS, { ...places(), [level]: place });
  return { level, ...place };
}

/** A card has been taken. */
export function stepDeck(level: number): void {
  const place = places()[level];
  if (place) keep(DECKS, { ...places(), [level]: { ...place, number: place.number + 1 } });
}
