/** The house of this browser, once it is wanted: whether a table is here, whether all is there for it, and the way to it. */
import type { Socket } from './connection';
import type { Answer, House, Question } from './house';
import { isWithoutServer, keptParts, ROOT } from './site';

/** How the tokens of this browser's own tables begin. */
const MARK = 'here-';
const CHANNEL = `fullhouse-pocket${ROOT}`;

/** What a browser must have to be its own server; the first that it lacks. */
export type Lack = 'wasm' | 'storage' | 'locks';

export function lackingHere(): Lack | null {
  if (typeof WebAssembly === 'undefined' || typeof Worker === 'undefined') return 'wasm';
  if (typeof indexedDB === 'undefined' || !indexedDB) return 'storage';
  return typeof BroadcastChannel === 'undefined' || !navigator.locks ? 'locks' : null;
}

/** Whether the table of a key is in this browser, and at no server. */
export const isHere = (token: string | undefined): boolean =>
  isWithoutServer || (token?.startsWith(MARK) ?? false);

/** Whether this browser could be its own server. */
export const canBeHere = (): boolean => keptParts() !== null && lackingHere() === null;

let opened: House | null = null;
let opening: Promise<House> | null = null;
const listeners = new Set<() => void>();

/** Be told whenever the house becomes ready, or cannot go on. */
export function onHouse(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Why the house does not work; empty as long as it does, or may. */
export const houseTrouble = (): string => opened?.trouble ?? '';

/** Whether it answers at once. */
export const isHouseReady = (): boolean => opened?.isReady ?? false;

async function start(): Promise<House> {
  const kept = keptParts();
  if (!kept) throw new Error('there are no parts');
  const { House } = await import('./house');
  const house = new House({
    channel: new BroadcastChannel(CHANNEL),
    version: kept.version,
    language: () => document.documentElement.lang,
    start: (onFailed) => {
      // What was fetched since is started next time, by this page or another one.
      const { parts, version } = keptParts() ?? kept;
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
  house.onChange = () => {
    for (const listener of listeners) listener();
  };
  addEventListener('pagehide', () => house.leave());
  opened = house;
  return house;
}

/** The house; started with the first question. */
export function openHouse(): Promise<House> {
  opening ??= start().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

export async function askHere(question: Question): Promise<Answer> {
  return (await openHouse()).ask(question);
}

/** A way to a table of this browser, like a WebSocket. */
export function socketHere(): Socket {
  if (opened) return opened.open();
  let real: Socket | null = null;
  const early: string[] = [];
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => (real ? real.send(text) : early.push(String(text))),
    close: () => real?.close(),
  };
  openHouse().then(
    (house) => {
      real = house.open();
      real.onopen = function (event) {
        socket.onopen?.call(this, event);
        for (const text of early.splice(0)) real?.send(text);
      };
      real.onmessage = function (event) {
        socket.onmessage?.call(this, event);
      };
      real.onclose = function (event) {
        socket.onclose?.call(this, event);
      };
    },
    () => socket.onclose?.call(socket as WebSocket, new Event('close') as CloseEvent),
  );
  return socket;
}
