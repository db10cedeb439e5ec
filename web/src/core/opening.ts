/** Opening a table: what is sent to the server, and the key that comes back. */
import { createTable } from './api';
import { deckOf, isOnProblem, stepDeck, suitedLevel } from './decks';
import { holdKey } from './keys';
import { prefs } from './prefs.svelte';
import type { Key, NewSeat, NewTable, Settings } from './protocol.gen';
import { has, t } from './words.svelte';

export type SeatKind = 'me' | 'open' | 'bot';

export interface SeatPlan {
  who: SeatKind;
  name: string;
  bot: string;
}

const LONGEST_NAME = 24;

/** A name as the server takes it: trimmed, not too long, never empty. */
export function niceName(text: string, seat: number): string {
  const trimmed = [...text.replace(/\s+/g, ' ').trim()].slice(0, LONGEST_NAME).join('');
  return trimmed || t('player-n', { n: seat });
}

/** The usual referee: the printed rule among people, the umpire for one person with bots, the guard alone. */
export function usualReferee(seats: readonly SeatPlan[], usual: string, solo: string): string {
  if (seats.length === 1) return solo;
  const people = seats.filter((seat) => seat.who !== 'bot').length;
  return people === 1 && usual === 'table' ? 'umpire' : usual;
}

/** What a bot is called at a table that is opened in this language. */
export const nameOfBot = (bot: string): string =>
  has(`name-of-bot-${bot}`) ? t(`name-of-bot-${bot}`) : bot.charAt(0).toUpperCase() + bot.slice(1);

export const newSeat = (plan: SeatPlan, index: number): NewSeat =>
  plan.who === 'open'
    ? { who: 'open' }
    : plan.who === 'bot'
      ? { who: 'bot', bot: plan.bot, name: nameOfBot(plan.bot) }
      : { who: 'me', name: niceName(plan.name, index + 1) };

/** Two seats of the same name are told apart by a number. */
export function distinct(seats: readonly NewSeat[]): NewSeat[] {
  const seen = new Map<string, number>();
  return seats.map((seat) => {
    if (!seat.name) return seat;
    const count = (seen.get(seat.name) ?? 0) + 1;
    seen.set(seat.name, count);
    return count === 1 ? seat : { ...seat, name: `${seat.name.slice(0, LONGEST_NAME - 3)} ${count}` };
  });
}

export interface Plan {
  game: string;
  seats: readonly SeatPlan[];
  options: Record<string, unknown>;
  settings?: Settings;
  /** A problem of one's own, where the game is played on one. */
  problem?: string;
  /** The level of the deck that the problem is drawn from; left out, the one that suits. */
  level?: number;
  shuffle?: boolean;
}

export async function openTable(plan: Plan): Promise<Key> {
  const level = plan.level ?? suitedLevel(plan.game, plan.seats.length);
  const draws = isOnProblem(plan.game) && !plan.problem;
  const table: NewTable = {
    game: plan.game,
    seats: distinct(plan.seats.map(newSeat)),
    options: plan.options,
    ...(plan.settings ? { settings: plan.settings } : {}),
    ...(plan.problem ? { setup: { problem: plan.problem } } : {}),
    ...(draws ? { deck: deckOf(level) } : {}),
    ...(plan.shuffle ? { shuffle: true } : {}),
  };
  const key = await createTable(table);
  if (draws) stepDeck(level);
  holdKey(key, plan.game);
  return key;
}

export const me = (): SeatPlan => ({ who: 'me', name: prefs().name, bot: 'greedy' });
export const aBot = (bot = 'greedy'): SeatPlan => ({ who: 'bot', name: '', bot });

/** One tap: alone where the game is for one, else against a bot, with the usual options. */
export function quickTable(game: string): Promise<Key> {
  const alone = game === 'solitaire' || game === 'classic';
  const seats = alone ? [me()] : [me(), aBot()];
  return openTable({ game, seats, options: {} });
}
