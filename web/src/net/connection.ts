/** One socket to a table: says hello, beats, and connects again. What is sent is decided elsewhere. */
import { type FromClient, type FromServer, PROTOCOL } from './protocol.gen';

export type Link = 'connecting' | 'open' | 'gone' | 'closed';

/** The part of WebSocket that is used; tests bring their own. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

export interface Hooks {
  open: () => Socket;
  token: string;
  /** The last seq seen, or null. */
  seen: () => number | null;
  onMessage: (message: FromServer) => void;
  onLink: (link: Link, why: string | null) => void;
  later?: (run: () => void, milliseconds: number) => unknown;
  /** A number from 0 to 1, by chance. */
  chance?: () => number;
}

/**
 * The longest wait before each attempt to reconnect, in milliseconds; the last one repeats.
 * Three short ones: where a node stops for an update, the third attempt still comes within two seconds.
 */
const RETRY_DELAYS_MS = [500, 500, 500, 1000, 2000, 4000, 8000, 16000];
/** The shortest wait, as a part of the longest: clients that lost the server together do not come back at once. */
const MIN_DELAY_SHARE = 0.5;
const HEARTBEAT_MS = 20_000;
/** How long a new socket may take from its opening to the welcome, in milliseconds. */
export const HANDSHAKE_LIMIT_MS = 10_000;
/** Close reasons after which this key is not used again. */
const FINAL = new Set(['moved', 'unknown-token', 'wrong-protocol', 'no-spectators']);
/** Refusals of a hello that pass: it is sent again later. */
const PASSING = new Set(['too-many-requests', 'hello-first', 'internal-error']);

export class Connection {
  readonly #hooks: Hooks;
  readonly #later: (run: () => void, milliseconds: number) => unknown;
  readonly #chance: () => number;
  #socket: Socket | null = null;
  #link: Link = 'connecting';
  #tries = 0;
  #heard = true;
  #over = false;
  #greeted = false;

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
    this.#later = hooks.later ?? ((run, milliseconds) => setTimeout(run, milliseconds));
    this.#chance = hooks.chance ?? Math.random;
    this.#dial();
  }

  get link(): Link {
    return this.#link;
  }

  /** Send a message; what is sent without a connection is lost. */
  send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** Fetch the whole table again: a socket gets only one welcome, so open a new one. */
  refresh(): void {
    if (!this.#over) this.#dial();
  }

  /** Try at once, for example because the device says that it is online again. */
  hurry(): void {
    if (this.#link === 'gone' && !this.#over) this.#dial();
  }

  /** The device went offline: the socket would only find out much later. */
  doubt(): void {
    if (this.#link !== 'open' || this.#over) return;
    if (this.#socket) this.#abandon(this.#socket);
  }

  close(): void {
    this.#over = true;
    this.#say('closed', null);
    this.#socket?.close();
  }

  #say(link: Link, why: string | null): void {
    this.#link = link;
    this.#hooks.onLink(link, why);
  }

  #hello(): void {
    const hello = { do: 'hello', token: this.#hooks.token, protocol: PROTOCOL, after: this.#hooks.seen() };
    this.#socket?.send(JSON.stringify(hello));
  }

  #dial(): void {
    this.#socket?.close();
    const socket = this.#hooks.open();
    this.#socket = socket;
    this.#greeted = false;
    socket.onopen = () => {
      if (socket === this.#socket) this.#hello();
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#read(String(event.data));
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    // A server that accepts a connection and never answers closes nothing.
    this.#later(() => {
      if (socket === this.#socket && !this.#greeted) this.#abandon(socket);
    }, HANDSHAKE_LIMIT_MS);
  }

  /** Give up a socket before the browser finds out that it is dead. */
  #abandon(socket: Socket): void {
    this.#lost();
    socket.close();
  }

  #lost(): void {
    this.#socket = null;
    this.#greeted = false;
    if (this.#over) return;
    this.#say('gone', null);
    const longest = RETRY_DELAYS_MS[Math.min(this.#tries++, RETRY_DELAYS_MS.length - 1)] ?? 1000;
    this.#later(
      () => {
        if (!this.#over && this.#socket === null) this.#dial();
      },
      longest * (MIN_DELAY_SHARE + (1 - MIN_DELAY_SHARE) * this.#chance()),
    );
  }

  #read(text: string): void {
    let message: FromServer;
    try {
      message = JSON.parse(text) as FromServer;
    } catch {
      return;
    }
    this.#heard = true;
    if (message.say === 'refused' && message.id === null && !this.#greeted && !PASSING.has(message.code))
      this.#end(message.code);
    if (message.say === 'bye' && FINAL.has(message.code)) this.#end(message.code);
    this.#hooks.onMessage(message);
    if (message.say === 'welcome') this.#arrived();
  }

  #arrived(): void {
    this.#tries = 0;
    if (this.#greeted) return;
    this.#greeted = true;
    this.#say('open', null);
    this.#beat(this.#socket);
  }

  #beat(socket: Socket | null): void {
    this.#heard = true;
    this.#later(() => {
      if (socket === null || socket !== this.#socket || this.#over) return;
      this.#heard = false;
      socket.send(JSON.stringify({ do: 'ping', id: '' }));
      this.#later(() => {
        if (socket !== this.#socket || this.#over) return;
        if (this.#heard) this.#beat(socket);
        else this.#abandon(socket);
      }, HEARTBEAT_MS / 2);
    }, HEARTBEAT_MS);
  }

  #end(why: string): void {
    this.#over = true;
    this.#say('closed', why);
    this.#socket?.close();
  }
}
