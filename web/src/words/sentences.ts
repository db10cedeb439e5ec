/** What the client says: events, refusals, tips and techniques as sentences, with the names of players and symbols. */
import { Refusal } from '../net/api';
import type { Fact, Facts } from '../net/facts';
import type { GameEvent } from '../net/protocol.gen';
import { has, t, tFirst } from './words.svelte';

export type NameOf = (seat: number) => string;

const SEATS = new Set(['seat', 'against', 'by']);
const SEAT_LISTS = new Set(['seats', 'winners', 'order', 'votes']);

/** An item of a list as words take it: a list of cells as one text, nothing of anything more complicated. */
const plain = (one: unknown): (string | number)[] => {
  if (Array.isArray(one)) return [one.join(' ')];
  return typeof one === 'string' || typeof one === 'number' ? [one] : [];
};

/** Facts with names instead of the numbers of seats; in lists they stand within a sentence. */
function named(raw: Record<string, unknown>, nameOf: NameOf, inList: NameOf): Facts {
  const facts: Record<string, Fact> = {};
  for (const [key, value] of Object.entries(raw)) {
    if (SEATS.has(key)) facts[key] = nameOf(Number(value));
    else if (SEAT_LISTS.has(key) && Array.isArray(value))
      facts[key] = value.map((seat) => inList(Number(seat)));
    else if (Array.isArray(value)) facts[key] = value.flatMap(plain);
    else if (value === null || typeof value !== 'object') facts[key] = value as Fact;
  }
  return facts;
}

const dashed = (text: string) => text.replaceAll('_', '-');

/** The words of a key; those that speak to whoever it is about, where that is “you”. */
export const tellOf = (key: string, isYou: boolean, facts: Facts): string =>
  tFirst(isYou ? [`${key}-you`, key] : [key], facts);

/** The seat that an event is about, where it is about one. */
function aboutOf(event: GameEvent): number {
  if ('seat' in event) return event.seat;
  if ('against' in event) return event.against;
  return 'seats' in event && event.seats.length === 1 ? (event.seats[0] ?? 0) : 0;
}

/** Who has won, said to one of them. */
function tellVictory(winners: readonly number[], you: number, nameOf: NameOf): string {
  const others = winners.filter((seat) => seat !== you);
  return others.length ? t('end-shared-you', { winners: others.map(nameOf) }) : t('end-you-win');
}

/** That the table goes on without somebody, said to everybody, to whoever wanted it, or to whom it is about. */
function tellGoingOn({ seat, by }: { seat: number; by: number }, you: number, facts: Facts): string {
  if (by === you) return t('went-on-you', facts);
  return t(seat === you ? 'went-on-without-you' : 'went-on', facts);
}

export interface Telling {
  game: string;
  nameOf: NameOf;
  /** How many play: alone nobody wins, or has to be named. */
  seats: number;
  /** The seat that is spoken to; 0 for none. */
  you?: number;
  /** Whether nobody is blamed for a wrong digit. */
  kindly?: boolean;
  /** The key of other words for the event; left out, the usual ones. */
  as?: string;
}

/** One event as a sentence; a game's own words come first, also for why it ended. */
export function tellEvent(event: GameEvent, { game, nameOf, seats, you = 0, kindly, as }: Telling): string {
  const { type, ...rest } = event;
  const alone = seats === 1;
  // Who is silent begins the sentence, and is named as anybody.
  const namedOr = (seat: number) => (seat === you && type !== 'accepted' ? t('you') : nameOf(seat));
  const facts = { ...named(rest, nameOf, namedOr), alone, ...(alone ? { winners: [] } : {}) };
  if (event.type === 'ended') {
    const yours = !alone && event.winners.includes(you);
    const those = yours ? { ...facts, winners: [] } : facts;
    const own = `${game}-reason-${event.reason}`;
    const why = has(own) ? t('event-ended-own', { ...those, why: t(own) }) : t('event-ended', those);
    return yours ? `${why} ${tellVictory(event.winners, you, nameOf)}` : why;
  }
  if (event.type === 'answered_for' && event.by) return tellGoingOn(event, you, facts);
  const endings = alone ? ['-alone', ''] : you && aboutOf(event) === you ? ['-you', ''] : [''];
  const what = type === 'called' && kindly ? 'missed' : dashed(type);
  const keys = as ? [as] : [`${game}-event-${what}`, `event-${what}`];
  return tFirst(
    keys.flatMap((key) => endings.map((ending) => key + ending)),
    facts,
  );
}

/** An event as a headline, without what it brought: that stands beside it. */
export function headline(event: GameEvent, telling: Telling): string {
  const { type } = event;
  const isOwn = has(`${telling.game}-event-${dashed(type)}`);
  const isPlain = !isOwn || type === 'flipped' || (type === 'inserted' && !event.declared);
  const named =
    type === 'laid' || type === 'flipped' ? `story-${type}` : type === 'inserted' ? 'event-inserted' : '';
  const told =
    isPlain && named && has(named)
      ? tellEvent(event, { ...telling, as: named })
      : tellEvent(!isOwn && type === 'wrote' ? { ...event, points: 0 } : event, telling);
  return told.indexOf('.') === told.length - 1 ? told.slice(0, -1) : told;
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

/** Why a question to the server came to nothing: its refusal, or that it could not be reached. */
export const tellTrouble = (error: unknown, game = ''): string =>
  error instanceof Refusal ? tellRefusal(error, game) : t('trouble-text');

/** Letters of a name that are called in full. */
const WHOLE = 12;

/** A name in as few letters as a headline has room for: its first part, or its beginning. */
export function shortName(name: string): string {
  if (name.length <= WHOLE) return name;
  const first = name.split(/[\s-]/)[0] ?? '';
  return first && first.length <= WHOLE ? first : `${name.slice(0, WHOLE - 1)}…`;
}

export const called = (name: string): string => (/^[1-9]\d?$/.test(name) ? t('player-n', { n: name }) : name);

export const symbolName = (symbol: number, game: string): string =>
  has(`${game}-symbol-${symbol}`) ? t(`${game}-symbol-${symbol}`) : String(symbol);

interface Named {
  name: string;
  booklet: string | null;
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** The booklet calls everything beyond its first five ways a deduction; its lesson about them has that name. */
const isWay = ({ name, booklet }: Named): boolean => booklet === name;

export const titleOf = (one: Named): string =>
  capital(t(isWay(one) ? `coach-booklet-${one.booklet}` : `coach-name-${one.name}`));

/** The other name; empty where there is only one. */
export const otherName = (one: Named): string =>
  isWay(one) && one.name !== 'deduction' ? t(`coach-name-${one.name}`) : '';

/** A tip stays for this many moves, and then there is none for as many. */
const LASTS = 4;

type Fits = (tip: number, options: Record<string, unknown>, seats: number) => boolean;
/** What is asked about a table. */
interface Tipped {
  game: string;
  options: Record<string, unknown>;
  seats: readonly unknown[];
}

/** The keys of a game's tips, those that fit the table. */
function tipsOf({ game, options, seats }: Tipped, fits: Fits): string[] {
  const keys: string[] = [];
  for (let tip = 1; has(`${game}-tip-${tip}`); tip += 1)
    if (fits(tip, options, seats.length)) keys.push(`${game}-tip-${tip}`);
  return keys;
}

/** The key of the tip after so many moves at a table; null where none is due. */
export function tipAfter(moves: number, table: Tipped, fits: Fits = () => true): string | null {
  if (Math.floor(moves / LASTS) % 2 === 0) return null;
  const tips = tipsOf(table, fits);
  return tips[Math.floor(moves / (2 * LASTS)) % tips.length] ?? null;
}
