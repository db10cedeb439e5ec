/** Tables that move between the server and this browser: the whole log goes along, and the clocks go on. */

import { wantInvitation } from '../../net/address.svelte';
import { exportTable, forget, importTable } from '../../net/api';
import { isLocalServerReady, playedHere } from '../../net/local_routes';
import { isHere, isWithoutServer } from '../../net/static_site';
import { dropKey, type KeptKey, keepKey, keyOf } from '../../storage/keys';
import type { TableState } from '../table';

/** Whether everybody at a table sits at this device, and a game is going on: the deal of a day is told where it was begun. */
export function isAlone({ info, you }: Pick<TableState, 'info' | 'you'>): boolean {
  const isMine = (seat: number) => you.seats.includes(seat);
  return (
    you.host &&
    !info.day &&
    info.stage === 'playing' &&
    you.seats.length > 0 &&
    info.seats.every((one) => (one.driver === 'bot' && !isMine(one.seat)) || isMine(one.seat))
  );
}

/** Whether a table of the server is better played in this browser. */
export async function canMoveHere(token: string, table: TableState): Promise<boolean> {
  if (isWithoutServer || isHere(token) || !isLocalServerReady() || !isAlone(table)) return false;
  return !keyOf(table.info.code)?.stays && (await playedHere()).has(table.info.game);
}

/** Take a table from the server into this browser: its new token. Where that fails, it goes on at the server. */
export async function moveHere(token: string, game: string): Promise<string> {
  const table = await exportTable(token, false);
  try {
    const key = await importTable(table, 'here');
    keepKey(key, game);
    dropKey(token);
    void forget(token).catch(() => undefined);
    return key.token;
  } catch {
    const key = await importTable(table, 'server');
    keepKey(key, game, undefined, { stays: true });
    dropKey(token);
    return key.token;
  }
}

/** Bring a table of this browser to the server, where others can join: its new token. */
export async function moveToServer(token: string, game: string): Promise<string> {
  const key = await importTable(await exportTable(token, true), 'server');
  keepKey(key, game, undefined, { stays: true });
  dropKey(token);
  await forget(token).catch(() => undefined);
  wantInvitation();
  return key.token;
}

/** Keep a game of this browser at the server as well: as it is now, and once more when it is over. */
export async function copyToServer(kept: KeptKey): Promise<void> {
  const key = await importTable(await exportTable(kept.token, true), 'server');
  if (kept.backup) await forget(kept.backup.token).catch(() => undefined);
  if (!kept.over) {
    const { code, token, seats, host } = key;
    // A moment later than the key was used: it is copied again only after it was used again.
    const backup = { code, token, seats, host, at: Date.now() + 1000 };
    keepKey(kept, kept.game, kept.round, { backup });
    return;
  }
  keepKey(key, kept.game, kept.round, { over: true, stays: true });
  // The one here stays the first: it is there without a network, too.
  keepKey(kept, kept.game, kept.round, { over: true, copied: true });
}
