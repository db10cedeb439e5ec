/** What this device keeps in order to play without a network: fetched, checked, brought up to date and removed. */
import { type KeptParts, PARTS_KEY, ROOT } from '../../net/site';
import {
  type Bad,
  fetchFiles,
  type KeptFile,
  NotKept,
  type OfflineList,
  sentOf,
  wantedFiles,
} from './download';

/** One cache for each version; its list comes last, and says that all of it is there. See public/sw.js. */
const PREFIX = `fullhouse-kept${ROOT}`;
const LIST = `${ROOT}offline.json`;
/** The version in use may be an older one until all its tabs are closed. */
const MOST_VERSIONS = 2;

export type Keeping =
  | { state: 'unknown' | 'none' }
  | { state: 'doing'; done: number; size: number }
  | { state: 'done'; size: number }
  | { state: 'bad'; why: Bad };

let keeping = $state.raw<Keeping>({ state: 'unknown' });
let stopping: AbortController | null = null;

export const kept = (): Keeping => keeping;
export const megabytes = (bytes: number): number => Math.round(bytes / 100_000) / 10;

const addressOf = (path: string) => new URL(ROOT + path, location.href).href;
const sizeOf = (files: readonly KeptFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);
const shelves = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

function rememberParts(kept: KeptParts | null): void {
  try {
    if (kept) localStorage.setItem(PARTS_KEY, JSON.stringify(kept));
    else localStorage.removeItem(PARTS_KEY);
  } catch {
    // Then the next visit does not know of it, and plays over the server.
  }
}

/** What the site offers now; null where it offers nothing, or is away. */
async function offered(): Promise<OfflineList | null> {
  try {
    const answer = await fetch(LIST, { cache: 'no-cache' });
    return answer.ok ? ((await answer.json()) as OfflineList) : null;
  } catch {
    return null;
  }
}

/** The lists of the versions that are whole, the newest first. */
async function wholeLists(): Promise<{ shelf: Cache; list: OfflineList }[]> {
  const lists: { shelf: Cache; list: OfflineList }[] = [];
  for (const name of (await shelves()).reverse()) {
    const shelf = await caches.open(name);
    const list = await shelf.match(LIST);
    if (list) lists.push({ shelf, list: (await list.json()) as OfflineList });
  }
  return lists;
}

async function olderFile(sha256: string): Promise<Response | undefined> {
  for (const { shelf, list } of await wholeLists()) {
    const same = list.files.find((file) => file.sha256 === sha256);
    const response = same && (await shelf.match(addressOf(same.path)));
    if (response) return response;
  }
  return undefined;
}

async function fetchVersion(list: OfflineList, language: string): Promise<void> {
  const shelf = await caches.open(PREFIX + list.version);
  const files = wantedFiles(list, language);
  const size = sentOf(files);
  stopping = new AbortController();
  keeping = { state: 'doing', done: 0, size };
  await fetchFiles(files, {
    shelf,
    older: olderFile,
    fetch: (address, how) => fetch(address, how),
    addressOf,
    onProgress: (done) => {
      keeping = { state: 'doing', done, size };
    },
    signal: stopping.signal,
  });
  await shelf.put(
    LIST,
    new Response(JSON.stringify(list), { headers: { 'content-type': 'application/json' } }),
  );
  rememberParts({ version: list.version, parts: list.parts });
  for (const name of (await shelves()).slice(0, -MOST_VERSIONS)) await caches.delete(name);
  keeping = { state: 'done', size: sizeOf(files) };
}

/** Fetch everything, or go on with it. `isAsked`: somebody has pressed for it. */
export async function keepOffline(language: string, isAsked: boolean): Promise<void> {
  if (keeping.state === 'doing') return;
  keeping = { state: 'doing', done: 0, size: 0 };
  try {
    const list = await offered();
    if (!list) throw new NotKept('away');
    await fetchVersion(list, language);
    if (isAsked) await navigator.storage?.persist?.();
  } catch (error) {
    keeping = { state: 'bad', why: error instanceof NotKept ? error.why : 'full' };
    if (keeping.why === 'damaged') await removeUnfinished();
  }
}

export function stopKeeping(): void {
  stopping?.abort();
}

async function removeUnfinished(): Promise<void> {
  for (const name of await shelves()) {
    if (!(await (await caches.open(name)).match(LIST))) await caches.delete(name);
  }
}

export async function removeKept(): Promise<void> {
  stopKeeping();
  rememberParts(null);
  for (const name of await shelves()) await caches.delete(name);
  keeping = { state: 'none' };
}

/** Look what is there. Without caches, as in some private windows, nothing is. */
export async function lookForKept(language: string): Promise<void> {
  if (keeping.state === 'doing') return;
  try {
    const [newest] = await wholeLists();
    keeping = newest
      ? { state: 'done', size: sizeOf(wantedFiles(newest.list, language)) }
      : { state: 'none' };
    if (!newest) rememberParts(null);
  } catch {
    keeping = { state: 'none' };
  }
}

/** Bring what is kept up to date, in the background: a new version, or one language more. */
export async function updateKept(language: string): Promise<void> {
  const [newest] = await wholeLists();
  const list = newest && (await offered());
  if (!newest || !list) return;
  const isThere = (file: KeptFile) => newest.shelf.match(addressOf(file.path));
  const isSame = list.version === newest.list.version;
  if (isSame && (await Promise.all(wantedFiles(list, language).map(isThere))).every(Boolean)) return;
  await keepOffline(language, false);
}
