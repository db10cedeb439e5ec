/** The keys of this device: which tables it sits at, with which token. Kept in the browser. */
import { keep, kept } from './prefs.svelte';
import type { Key } from './protocol.gen';

export interface Held extends Key {
  game: string;
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

export function holdKey(key: Key, game: string): void {
  const others = allKeys().filter((one) => one.token !== key.token);
  keep(KEY, [{ ...key, game, used: Date.now() }, ...others].slice(0, MOST));
}

export function dropKey(token: string): void {
  keep(
    KEY,
    allKeys().filter((key) => key.token !== token),
  );
}
