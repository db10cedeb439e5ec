/** What this device keeps in order to play without a network: fetched, checked against its hashes, brought up to date and removed. */
import { type KeptParts, PARTS_KEY, ROOT } from '../net/static_site';

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

export interface KeptFile {
  /** From the folder of the site; empty: the page itself. */
  path: string;
  bytes: number;
  /** How many bytes go over the network. */
  sent: number;
  sha256: string;
  language?: string;
}

interface OfflineList {
  version: string;
  parts: string;
  files: KeptFile[];
}

/** Why it could not be kept. */
type Bad = 'damaged' | 'full' | 'away';

export class NotKept extends Error {
  readonly why: Bad;
  constructor(why: Bad) {
    super(why);
    this.why = why;
  }
}

type Shelf = Pick<Cache, 'match' | 'put'>;

export interface Tools {
  shelf: Shelf;
  /** A file of this hash that another version has left. */
  older: (sha256: string) => Promise<Response | undefined>;
  fetch: (address: string, how: RequestInit) => Promise<Response>;
  /** The address of a path. */
  addressOf: (path: string) => string;
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** What people of this language keep. */
export const wantedFiles = ({ files }: OfflineList, language: string): KeptFile[] =>
  files.filter((file) => !file.language || file.language === language);

const sentOf = (files: readonly KeptFile[]): number => files.reduce((sum, { sent }) => sum + sent, 0);

const hex = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function isWhole(body: ArrayBuffer, { bytes, sha256 }: KeptFile): Promise<boolean> {
  return body.byteLength === bytes && hex(await crypto.subtle.digest('SHA-256', body)) === sha256;
}

/** The body of an answer, told as it comes in. */
async function bodyOf(answer: Response, onBytes: (count: number) => void): Promise<ArrayBuffer> {
  if (!answer.body) return answer.arrayBuffer();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body.getReader();
  let count = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    count += next.value.length;
    onBytes(count);
  }
  return new Blob(chunks).arrayBuffer();
}

/** What the browser has to know of an answer that is kept: its body is unpacked. */
function headersOf(answer: Response): Headers {
  const headers = new Headers();
  for (const name of ['content-type', 'content-security-policy', 'x-content-type-options']) {
    const value = answer.headers.get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}

async function put(shelf: Shelf, address: string, answer: Response): Promise<void> {
  try {
    await shelf.put(address, answer);
  } catch {
    throw new NotKept('full');
  }
}

async function fetchFile(file: KeptFile, tools: Tools, onBytes: (count: number) => void): Promise<void> {
  const address = tools.addressOf(file.path);
  for (const cache of ['no-cache', 'reload'] as const) {
    let answer: Response;
    let body: ArrayBuffer;
    try {
      answer = await tools.fetch(address, { cache, signal: tools.signal });
      if (!answer.ok) throw new Error(String(answer.status));
      body = await bodyOf(answer, onBytes);
    } catch {
      throw new NotKept('away');
    }
    if (await isWhole(body, file)) {
      await put(tools.shelf, address, new Response(body, { headers: headersOf(answer) }));
      return;
    }
  }
  throw new NotKept('damaged');
}

/** Fetch what is missing of these files. Fails with NotKept; what was fetched by then stays for the next try. */
export async function fetchFiles(files: readonly KeptFile[], tools: Tools): Promise<void> {
  let done = 0;
  for (const file of files) {
    const address = tools.addressOf(file.path);
    if (!(await tools.shelf.match(address))) {
      const older = await tools.older(file.sha256);
      if (older) await put(tools.shelf, address, older);
      else
        await fetchFile(file, tools, (count) =>
          tools.onProgress(done + file.sent * Math.min(1, count / Math.max(1, file.bytes))),
        );
    }
    done += file.sent;
    tools.onProgress(done);
  }
}
