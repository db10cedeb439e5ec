/** The keys of this device: which tables it sits at, with which token. Kept in the browser. */
import { keep, kept } from './prefs.svelte';
import type { Key } from './protocol.gen';

export interface Held extends Key {
  game: string;
  /** The round in which it had these seats: with a rematch they change. Missing in keys kept by earlier versions. */
  round?: number;
  /** When it was last used, in milliseconds. */
  used: number;
}

const KEY = 'fullhouse-keys';
const MOST = 64;

export function allKeys(): Held[] {
  const found = kept<unknown>(KEY, []);
  if (!Array.isArray(found)) return [];
  return found.filter(
    (one): one is Held =>
      typeof one?.code === 'string' && typeof one?.token === 'string' && Array.isArray(one?.seats),
  );
}

export const keyOf = (code: string, watching = false): Held | undefined =>
  allKeys().find((key) => key.code === code && (key.seats.length === 0) === watching) ??
  (watching ? undefined : allKeys().find((key) => key.code === code));

export function holdKey(key: Key, game: string, round?: number): void {
  const others = allKeys().filter((one) => one.token !== key.token);
  keep(KEY, [{ ...key, game, round, used: Date.now() }, ...others].slice(0, MOST));
}

/** The seats that this device had in a round of a table, where it still knows them. */
export const seatsIn = (code: string, round: number): readonly number[] => {
  const key = keyOf(code);
  return key?.round === round ? key.seats : [];
};

export function dropKey(token: string): void {
  keep(
    KEY,
    allKeys().filter((key) => key.token !== token),
  );
}
