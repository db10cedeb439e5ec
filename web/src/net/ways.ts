/** Who is asked: the server, or the house of this browser. Nobody else knows which. */
import type { Socket } from './connection';
import { askHere, canBeHere, isHere, isHouseReady, socketHere } from './here';
import type { Answer } from './house';
import type { NewTable } from './protocol.gen';
import { isWithoutServer } from './site';

export interface Asked {
  method: 'GET' | 'POST' | 'DELETE';
  /** After `/api/`. */
  path: string;
  body?: unknown;
  token?: string | undefined;
  /** One of the tokens that it is about, where none comes along: they are all of one house. */
  about?: string | undefined;
  /** Who has to answer, whatever it is about. */
  where?: 'here' | 'server';
  signal?: AbortSignal | undefined;
}

/** Nobody could be asked. */
export class Away extends Error {}
/** Only a server can do it, and there is none. */
export class NeedsServer extends Error {}

/** Answers of proxies that do not reach the server. */
const UNREACHABLE = new Set([502, 503, 504]);
/** Milliseconds after which a server that does not answer is away, where this browser can answer as well. */
const PATIENCE_MS = 6_000;

const headersOf = ({ body, token }: Asked): Record<string, string> => ({
  ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
});
const bodyOf = ({ body }: Asked): string | undefined =>
  body === undefined ? undefined : JSON.stringify(body);

async function askServer(asked: Asked, signal: AbortSignal | undefined): Promise<Answer> {
  try {
    const answer = await fetch(`/api/${asked.path}`, {
      method: asked.method,
      headers: headersOf(asked),
      ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
      ...(signal ? { signal } : {}),
    });
    return { status: answer.status, text: await answer.text() };
  } catch {
    throw new Away();
  }
}

async function askHouse(asked: Asked): Promise<Answer> {
  const headers = Object.fromEntries(
    Object.entries(headersOf(asked)).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return askHere({ method: asked.method, path: `/api/${asked.path}`, headers, body: bodyOf(asked) ?? '' });
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
  return askHouse(asked);
}

/** A question about tables goes where they are; any other one to the server, or to whoever is there. */
export async function ask(asked: Asked): Promise<Answer> {
  const about = asked.token || asked.about;
  if (asked.where === 'here' || isHere(about)) return askHouse(asked);
  const isOfServer = asked.where || about || asked.path === 'health' || asked.path.startsWith('tables/');
  if (isOfServer) return askServer(asked, asked.signal);
  return askEither(asked);
}

/** Whether everybody at a table sits at this device. */
const isForThisDevice = ({ seats }: NewTable): boolean =>
  seats.every(({ who }) => who === 'me' || who === 'bot') && seats.some(({ who }) => who === 'me');

/** The games that this browser itself can play: not those that a server has by plug-ins. */
let gamesHere: Promise<ReadonlySet<string>> | null = null;
export function playedHere(): Promise<ReadonlySet<string>> {
  gamesHere ??= askHouse({ method: 'GET', path: 'games' }).then(
    ({ text }) => new Set((JSON.parse(text) as { id: string }[]).map(({ id }) => id)),
  );
  return gamesHere;
}

/** A table for people at this device is theirs as soon as the house is ready; all others are the server's. */
export async function askForTable(table: NewTable): Promise<Answer> {
  const asked: Asked = { method: 'POST', path: 'tables', body: table };
  if (!isForThisDevice(table)) {
    if (isWithoutServer) throw new NeedsServer();
    return askServer(asked, undefined).catch((error: unknown) => {
      throw canBeHere() ? new NeedsServer() : error;
    });
  }
  if (isWithoutServer || (isHouseReady() && (await playedHere()).has(table.game))) return askHouse(asked);
  return askEither(asked);
}

/** The way to a table, wherever it is. */
export function openSocket(token: string): Socket {
  if (isHere(token)) return socketHere();
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/socket`);
}
