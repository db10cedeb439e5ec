/** Events and refusals as sentences, with the players' names. */
import type { Refusal } from '../net/api';
import type { Fact, Facts } from '../net/facts';
import type { GameEvent } from '../net/protocol.gen';
import { has, t, tFirst } from './words.svelte';

export type NameOf = (seat: number) => string;

const SEATS = new Set(['seat', 'against']);
const SEAT_LISTS = new Set(['seats', 'winners', 'order', 'votes']);

/** An item of a list as words take it: a list of cells as one text, nothing of anything more complicated. */
const plain = (one: unknown): (string | number)[] => {
  if (Array.isArray(one)) return [one.join(' ')];
  return typeof one === 'string' || typeof one === 'number' ? [one] : [];
};

/** Facts with names instead of the numbers of seats. */
function named(raw: Record<string, unknown>, nameOf: NameOf): Facts {
  const facts: Record<string, Fact> = {};
  for (const [key, value] of Object.entries(raw)) {
    if (SEATS.has(key)) facts[key] = nameOf(Number(value));
    else if (SEAT_LISTS.has(key) && Array.isArray(value))
      facts[key] = value.map((seat) => nameOf(Number(seat)));
    else if (Array.isArray(value)) facts[key] = value.flatMap(plain);
    else if (value === null || typeof value !== 'object') facts[key] = value as Fact;
  }
  return facts;
}

const dashed = (text: string) => text.replaceAll('_', '-');

/** One event as a sentence; a game's own words come first, also for why it ended. Alone nobody wins, or has to be named. */
export function tellEvent(event: GameEvent, game: string, nameOf: NameOf, seats: number): string {
  const { type, ...rest } = event;
  const alone = seats === 1;
  const facts = { ...named(rest, nameOf), alone, ...(alone ? { winners: [] } : {}) };
  const own = event.type === 'ended' ? `${game}-reason-${event.reason}` : '';
  if (has(own)) return t('event-ended-own', { ...facts, why: t(own) });
  const keys = [`${game}-event-${dashed(type)}`, `event-${dashed(type)}`];
  return tFirst(alone ? keys.flatMap((key) => [`${key}-alone`, key]) : keys, facts);
}

/** Why something was refused, in one friendly sentence. */
export function tellRefusal(
  refusal: Pick<Refusal, 'code' | 'facts'>,
  game = '',
  nameOf: NameOf = (seat) => String(seat),
): string {
  const facts = { ...refusal.facts };
  for (const key of ['seat', 'turn', 'by', 'owing'])
    if (typeof facts[key] === 'number') facts[key] = nameOf(facts[key]);
  return tFirst(
    [
      `web-error-${refusal.code}`,
      `${game}-error-${refusal.code}`,
      `error-${refusal.code}`,
      'web-error-other',
    ],
    { ...facts, code: refusal.code },
  );
}
