/** The games of the server: fetched once, and kept on the device for the next visit. */

import { listGames, Refusal } from '../net/api';
import type { GameShape } from '../net/protocol.gen';
import { has, language, openErrors, t } from '../words/words.svelte';
import { isRecord, keptList } from './kept';

/** What another version of the pages has kept may have less in it. */
const shapes = keptList<GameShape>(
  'fullhouse:games',
  (one) =>
    typeof one.id === 'string' &&
    [one.seats, one.options, one.bots, one.forbidden].every(Array.isArray) &&
    isRecord(one.packs),
);

let known = $state.raw<readonly GameShape[]>(shapes.all());
let asked: { language: string; answer: Promise<readonly GameShape[]> } | null = null;

async function ask(): Promise<readonly GameShape[]> {
  known = await listGames(language());
  shapes.keep(known);
  return known;
}

/** All games, as the server says now. Fails with a Refusal where it cannot be reached. */
export function allGames(): Promise<readonly GameShape[]> {
  if (asked?.language !== language()) {
    const answer = ask();
    const question = { language: language(), answer };
    asked = question;
    answer.catch(() => {
      if (asked === question) asked = null;
    });
  }
  return asked.answer;
}

/** What is known without waiting: empty on a first visit. */
export const knownGames = (): readonly GameShape[] => known;
export const knownGame = (id: string): GameShape | undefined => known.find((one) => one.id === id);

/** One game, as the server says now; what is kept on the device only where it cannot be reached. */
export async function gameShape(id: string): Promise<GameShape> {
  const all = await allGames().catch((error: unknown) => {
    if (knownGame(id)) return known;
    throw error;
  });
  const game = all.find((one) => one.id === id);
  if (!game) {
    await openErrors();
    throw new Refusal('unknown-game', { name: id });
  }
  return game;
}

/** A game's own words where they are at hand, else what the server calls it. */
export const gameName = (id: string): string =>
  has(`${id}-name`) ? t(`${id}-name`) : (knownGame(id)?.name ?? id);
export const gameSummary = (id: string): string =>
  has(`${id}-summary`) ? t(`${id}-summary`) : (knownGame(id)?.summary ?? '');
