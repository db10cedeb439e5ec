/** The keys of this device: at which tables it sits, with which token, also for lessons that can be taken up again; and deleting them all. */
import { forgetAll } from '../device/prefs.svelte';
import { forget, isRefused } from '../net/api';
import type { Key } from '../net/protocol.gen';
import { keptList, keptRecord } from './kept';

type SeatKey = Omit<Key, 'commitment'>;

export interface KeptKey extends SeatKey {
  game: string;
  /** The round in which it had these seats: with a rematch they change. Missing until its game has begun. */
  round?: number;
  /** Whether its table had no game to go on with when the server was last asked. */
  over?: boolean;
  /** Whether its table was brought to the server on purpose: it is not taken back. */
  stays?: boolean;
  /** Whether the server has a copy of this browser's table. */
  copied?: boolean;
  /** The server's copy of a game that goes on in this browser, as it was then. */
  backup?: SeatKey & { at: number };
  /** When it was last used, in milliseconds. */
  used: number;
}

const MOST_KEYS = 64;
const keys = keptList<KeptKey>(
  'fullhouse:keys',
  (one) => typeof one.code === 'string' && typeof one.token === 'string' && Array.isArray(one.seats),
  MOST_KEYS,
);
export const allKeys = keys.all;

export const keyOf = (code: string, watching = false): KeptKey | undefined =>
  allKeys().find((key) => key.code === code && (key.seats.length === 0) === watching) ??
  (watching ? undefined : allKeys().find((key) => key.code === code));

type Marks = Pick<KeptKey, 'over' | 'stays' | 'copied' | 'backup'>;

export function keepKey(key: SeatKey, game: string, round?: number, marks: Marks = {}): void {
  const all = allKeys();
  const { stays, copied, backup } = all.find((one) => one.token === key.token) ?? {};
  const known = { ...(stays && { stays }), ...(copied && { copied }), ...(backup && { backup }) };
  const others = all.filter((one) => one.token !== key.token);
  keys.keep([{ ...key, game, round, used: Date.now(), ...known, ...marks }, ...others]);
}

/** The seats that this device had in a round of a table, where it still knows them. */
export const seatsIn = (code: string, round: number): readonly number[] => {
  const key = keyOf(code);
  return key?.round === round ? key.seats : [];
};

/** The keys to seats at tables where a game goes on, as far as this device knows. */
export const openKeys = (): KeptKey[] => allKeys().filter((key) => key.seats.length > 0 && !key.over);

/** Remember at which of the tables that were asked for a game goes on. */
export function rememberOpen(asked: readonly KeptKey[], open: readonly KeptKey[]): void {
  const among = (keys: readonly KeptKey[], token: string) => keys.some((key) => key.token === token);
  const isOver = ({ token, over }: KeptKey) => (among(asked, token) ? !among(open, token) : over === true);
  const all = allKeys();
  if (all.some((key) => isOver(key) !== (key.over === true)))
    keys.keep(all.map((key) => ({ ...key, over: isOver(key) })));
}

/** A key that is no longer here leaves nothing behind: all may have been deleted meanwhile. */
export function dropKey(token: string): void {
  const all = allKeys();
  const others = all.filter((key) => key.token !== token);
  if (others.length < all.length) keys.keep(others);
}

/** A table that is gone. Where the server has a copy of its game, that one goes on in its place: its code. */
export function loseKey(token: string): string | undefined {
  const lost = allKeys().find((key) => key.token === token);
  dropKey(token);
  if (!lost?.backup) return undefined;
  const { at: _, ...key } = lost.backup;
  keepKey(key, lost.game, lost.round, { stays: true });
  return key.code;
}

/** “Delete my data”: on the server by each key of this device, then on the device itself. Returns how many tables could not be asked: their keys are kept for another try. */
export async function eraseMe(): Promise<number> {
  let left = 0;
  for (const { token } of allKeys()) {
    try {
      await forget(token);
      dropKey(token);
    } catch (error) {
      if (isRefused(error, 'unknown-token')) dropKey(token);
      else left += 1;
    }
  }
  if (!left) forgetAll();
  return left;
}

const lessons = keptRecord('fullhouse:lessons');

/** The token of the table of a lesson that was begun and can be taken up again; empty where there is none. */
export function lessonBegun(game: string): string {
  const token = lessons.all()[game];
  return typeof token === 'string' ? token : '';
}
export const keepLesson = lessons.keep;
export const dropLesson = lessons.drop;
