/** Questions that this browser can answer itself: its server is started from the parts that are kept, and asked. */

import { LocalServer } from './local_server';
import type { NewTable } from './protocol.gen';
import { type Answer, type Asked, Away, askServer, bodyOf, headersOf, Unasked } from './rest';
import { hasParts, isHere, isWithoutServer, keptParts, ROOT } from './static_site';

/** A database that is opened only to see whether that is possible. */
const TRIAL = 'fullhouse-trial';
const CHANNEL = `fullhouse-tables${ROOT}`;
/** Answers of proxies that do not reach the server. */
const UNREACHABLE = new Set([502, 503, 504]);
/** How the server says that this browser does not store anything. */
const NOT_STORED = '"store-trouble"';
/** Milliseconds after which a server that does not answer is away. */
const PATIENCE_MS = 6_000;

/** What a browser must have to be its own server; the first that it lacks. */
export type Lack = 'wasm' | 'storage' | 'locks';

export function lackingHere(): Lack | null {
  if (typeof WebAssembly === 'undefined' || typeof Worker === 'undefined') return 'wasm';
  if (typeof indexedDB === 'undefined' || !indexedDB) return 'storage';
  return typeof BroadcastChannel === 'undefined' || !navigator.locks ? 'locks' : null;
}

/** Whether a database can be opened: in a private window that may fail, although there is everything for it. */
async function canStore(): Promise<boolean> {
  try {
    return await new Promise((resolve) => {
      const opening = indexedDB.open(TRIAL);
      opening.onerror = () => resolve(false);
      opening.onsuccess = () => {
        opening.result.close();
        indexedDB.deleteDatabase(TRIAL);
        resolve(true);
      };
    });
  } catch {
    return false;
  }
}

/** The same, also by trying. */
export const findLack = async (): Promise<Lack | null> =>
  lackingHere() ?? ((await canStore()) ? null : 'storage');

/** Whether this browser can be its own server. */
export const canBeHere = (): boolean => hasParts() && lackingHere() === null;

let opened: LocalServer | null = null;
const listeners = new Set<() => void>();

/** Be told whenever the server becomes ready, or cannot go on. */
export function onLocalServer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Why the server does not work; empty as long as it does, or may. */
export const localServerTrouble = (): string => opened?.trouble ?? '';

/** Whether it answers at once. */
export const isLocalServerReady = (): boolean => opened?.isReady ?? false;

function startLocalServer(): LocalServer {
  const server = new LocalServer({
    channel: new BroadcastChannel(CHANNEL),
    version: keptParts()?.version ?? '',
    language: () => document.documentElement.lang,
    start: (onFailed) => {
      // What was fetched since is started next time, by this page or another one.
      const { parts, version } = keptParts() ?? { parts: '', version: '' };
      const address = new URL(`${ROOT}${parts}authority.mjs`, location.href);
      address.search = String(
        new URLSearchParams({ name: CHANNEL, version, languages: document.documentElement.lang }),
      );
      const worker = new Worker(address, { type: 'module' });
      worker.onmessage = ({ data }) => onFailed(String(data.why));
      worker.onerror = (event) => {
        event.preventDefault();
        onFailed(event.message || 'the worker does not start');
      };
      return () => worker.terminate();
    },
  });
  server.onChange = () => {
    for (const listener of listeners) listener();
  };
  addEventListener('pagehide', () => server.leave());
  return server;
}

/** The server, started with the first question. */
export function openLocalServer(): LocalServer {
  opened ??= startLocalServer();
  return opened;
}

async function askLocalServer(asked: Asked): Promise<Answer> {
  const headers = Object.fromEntries(
    Object.entries(headersOf(asked)).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const { method, path } = asked;
  const question = { method, path: `/api/${path}`, headers, body: bodyOf(asked) ?? '' };
  const answer = await openLocalServer().ask(question);
  if (answer.status === 503 && answer.text.includes(NOT_STORED)) throw new Unasked('no-room');
  return answer;
}

/** The server; where it is away and both could answer, this browser. */
async function askEither(asked: Asked): Promise<Answer> {
  if (!canBeHere()) return askServer(asked, asked.signal);
  try {
    if (!navigator.onLine) throw new Away();
    const answer = await askServer(asked, asked.signal ?? AbortSignal.timeout(PATIENCE_MS));
    if (!UNREACHABLE.has(answer.status)) return answer;
  } catch (error) {
    if (!(error instanceof Away) || asked.signal?.aborted) throw error;
  }
  return askLocalServer(asked);
}

/** A question about tables goes where they are; any other one to the server, or to whoever is there. */
export async function route(asked: Asked): Promise<Answer> {
  const about = asked.token || asked.about;
  if (asked.where === 'here' || isHere(about)) return askLocalServer(asked);
  const isOfServer = asked.where || about || asked.path === 'health' || asked.path.startsWith('tables/');
  return isOfServer ? askServer(asked, asked.signal) : askEither(asked);
}

/** Whether everybody at a table sits at this device. */
const isForThisDevice = ({ seats }: NewTable): boolean =>
  seats.every(({ who }) => who === 'me' || who === 'bot') && seats.some(({ who }) => who === 'me');

/** The games that this browser itself can play: not those that a server has by plug-ins. */
let gamesHere: Promise<ReadonlySet<string>> | null = null;
export function playedHere(): Promise<ReadonlySet<string>> {
  gamesHere ??= askLocalServer({ method: 'GET', path: 'games' }).then(
    ({ text }) => new Set((JSON.parse(text) as { id: string }[]).map(({ id }) => id)),
    () => {
      gamesHere = null; // asked again next time
      return new Set();
    },
  );
  return gamesHere;
}

/** A table for people at this device is theirs as soon as the server is ready; all others are the server's. */
export async function routeNewTable(asked: Asked, table: NewTable): Promise<Answer> {
  if (!isForThisDevice(table)) {
    if (isWithoutServer) throw new Unasked('needs-server');
    return askServer(asked, undefined).catch((error: unknown) => {
      throw canBeHere() ? new Unasked('needs-server') : error;
    });
  }
  if (isWithoutServer) return askLocalServer(asked);
  if (!isLocalServerReady() || !(await playedHere()).has(table.game)) return askEither(asked);
  try {
    return await askLocalServer(asked);
  } catch (trouble) {
    // The way over the server goes on; where that is away as well, it is told what this browser lacks.
    return askServer(asked, undefined).catch(() => Promise.reject(trouble));
  }
}
