/** The socket to a table: says hello, notices silence, and connects again. What is sent is decided elsewhere. */
import { type FromClient, type FromServer, PROTOCOL } from './protocol.gen';
import { randomHex } from './random';

/** `slow`: no answer comes, and a second socket is tried while the first is still open. */
export type Link = 'connecting' | 'open' | 'slow' | 'gone' | 'closed';

/** Whether what is entered now will be sent: at once, or as soon as the server answers. */
export const takesCommands = (link: Link): boolean => link === 'open' || link === 'slow';

/** The part of WebSocket that is used; tests bring their own. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

interface Hooks {
  open: () => Socket;
  token: string;
  /** The last seq seen, or null. */
  seen: () => number | null;
  onMessage: (message: FromServer) => void;
  onLink: (link: Link, why: string | null) => void;
  later?: (run: () => void, milliseconds: number) => unknown;
  /** Whether somebody looks at this table and waits for others: then silence is noticed soon. */
  awaits?: () => boolean;
  /** A number from 0 to 1, by chance. */
  chance?: () => number;
}

/**
 * The longest wait before each attempt to reconnect, in milliseconds; the last one repeats.
 * Where a node was killed, another takes the first attempt; where its database is away for some seconds, an attempt
 * comes soon after it is back.
 */
const RETRY_DELAYS_MS = [300, 500, 500, 1000, 1000, 1000, 1000, 2000, 4000, 8000, 16000];
/** The shortest wait, as a part of the longest: clients that lost the server together do not come back at once. */
const MIN_DELAY_SHARE = 0.5;
/** Between two pings while nothing else is sent. */
export const HEARTBEAT_MS = 10_000;
/** The same while others are waited for: with `SLOW_MS` a dead server is noticed within two seconds. */
export const WAITING_HEARTBEAT_MS = 900;
/** Without an answer for this long after something was sent, the server is asked whether it is there. */
export const PING_AFTER_MS = 300;
/** Without any answer for this long, the person is told. */
export const SLOW_MS = 1_000;
/** Without any answer for this long, a second socket is tried beside the first. */
export const SECOND_SOCKET_MS = 1_500;
const SESSION_BYTES = 16;
/** A touch is no reason to ask again before this long has passed. */
const NUDGE_MS = 2_000;
/** How long a new socket may take from its opening to the welcome, in milliseconds. */
export const HANDSHAKE_LIMIT_MS = 7_500;
/** A game whose rules have a fault: it cannot go on, whether a move or the table itself was asked for. */
const FAULT = 'game-fault';
/** Close reasons after which this key is not used again. */
const FINAL = new Set(['moved', 'unknown-token', 'wrong-protocol', 'no-spectators', FAULT]);
/** Refusals of a hello that pass: it is sent again later. */
const PASSING = new Set(['too-many-requests', 'hello-first', 'internal-error']);

export class Connection {
  readonly #hooks: Hooks;
  readonly #later: (run: () => void, milliseconds: number) => unknown;
  readonly #chance: () => number;
  /** By this the server knows that its sockets come one after the other: what a later one is refused is over. */
  readonly #session = randomHex(SESSION_BYTES);
  #hellos = 0;
  #socket: Socket | null = null;
  /** Tried beside the first, which does not answer. */
  #second: Socket | null = null;
  #link: Link = 'connecting';
  #tries = 0;
  /** Counts what was heard: a watch that began earlier is over. */
  #heard = 0;
  #isWatching = false;
  #lastWatch = 0;
  #over = false;
  #greeted = false;
  /** Why the table hung up on this device last, until something is done there again. */
  #why: string | null = null;

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
    this.#watch(PING_AFTER_MS);
  }

  /** Somebody touches the screen: a good moment to find out whether the server is there. */
  nudge(): void {
    if (Date.now() - this.#lastWatch > NUDGE_MS) this.#watch(0);
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
    this.#drop();
    this.#socket?.close();
  }

  #say(link: Link, why: string | null): void {
    this.#link = link;
    this.#hooks.onLink(link, why);
  }

  #hello(socket: Socket): void {
    const { token, seen } = this.#hooks;
    const who = { token, session: this.#session, again: this.#hellos++ };
    const hello: FromClient = { do: 'hello', ...who, protocol: PROTOCOL, after: seen() };
    socket.send(JSON.stringify(hello));
  }

  #dial(): void {
    this.#drop();
    this.#socket?.close();
    const socket = this.#hooks.open();
    this.#attach(socket);
    socket.onopen = () => {
      if (socket === this.#socket) this.#hello(socket);
    };
    // A server that accepts a connection and never answers closes nothing.
    this.#later(() => {
      if (socket === this.#socket && !this.#greeted) this.#abandon(socket);
    }, HANDSHAKE_LIMIT_MS);
  }

  #attach(socket: Socket): void {
    this.#socket = socket;
    this.#greeted = this.#isWatching = false;
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#read(String(event.data));
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  /** Expect to hear something soon: a pong, not the commit of what was sent. */
  #watch(pingAfter: number): void {
    const socket = this.#socket;
    if (!socket || !this.#greeted || this.#isWatching || this.#over) return;
    const heard = this.#heard;
    const ifSilent = (run: () => void, milliseconds: number) =>
      this.#later(() => {
        if (socket === this.#socket && heard === this.#heard && !this.#over) run();
      }, milliseconds);
    this.#isWatching = true;
    this.#lastWatch = Date.now();
    const ping = () => socket.send(JSON.stringify({ do: 'ping', id: '' }));
    if (pingAfter) ifSilent(ping, pingAfter);
    else ping();
    ifSilent(() => this.#say('slow', null), SLOW_MS);
    ifSilent(() => this.#trySecond(socket), SECOND_SOCKET_MS);
  }

  /** A second way to the table. Whichever socket answers first is kept. */
  #trySecond(first: Socket): void {
    const second = this.#hooks.open();
    this.#second = second;
    const fail = () => {
      if (second !== this.#second) return;
      this.#drop();
      this.#abandon(first);
    };
    second.onopen = () => {
      if (second === this.#second) this.#hello(second);
    };
    second.onmessage = (event) => {
      if (second !== this.#second) return;
      this.#second = null;
      this.#attach(second);
      first.close();
      this.#read(String(event.data));
    };
    second.onclose = fail;
    this.#later(fail, HANDSHAKE_LIMIT_MS);
  }

  /** Leave the second socket. */
  #drop(): void {
    const second = this.#second;
    this.#second = null;
    second?.close();
  }

  /** Give up a socket before the browser finds out that it is dead. */
  #abandon(socket: Socket): void {
    this.#lost();
    socket.close();
  }

  #lost(): void {
    this.#drop();
    this.#socket = null;
    this.#greeted = false;
    if (this.#over) return;
    this.#say('gone', this.#why);
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
    this.#heard++;
    this.#isWatching = false;
    this.#drop();
    if (this.#greeted && this.#link === 'slow') this.#say('open', null);
    if (message.say === 'refused' && message.id === null && !this.#greeted && !PASSING.has(message.code))
      this.#end(message.code);
    if (message.say === 'refused' && message.code === FAULT) this.#end(FAULT);
    if (message.say === 'bye') {
      if (FINAL.has(message.code)) this.#end(message.code);
      else this.#why = message.code;
    } else if (message.say === 'done' || message.say === 'news') this.#why = null;
    this.#hooks.onMessage(message);
    if (message.say === 'welcome') this.#arrived();
  }

  #arrived(): void {
    if (!this.#why) this.#tries = 0;
    if (this.#greeted) return;
    this.#greeted = true;
    this.#say('open', null);
    this.#beat(this.#socket);
    this.#listen(this.#socket, this.#heard);
  }

  #beat(socket: Socket | null): void {
    this.#later(() => {
      if (socket !== this.#socket || this.#over) return;
      this.#watch(0);
      this.#beat(socket);
    }, HEARTBEAT_MS);
  }

  /** Who waits for others sends nothing: without anything heard, ask whether the server is there. */
  #listen(socket: Socket | null, heard: number): void {
    this.#later(() => {
      if (socket !== this.#socket || this.#over) return;
      if (heard === this.#heard && this.#hooks.awaits?.()) this.#watch(0);
      this.#listen(socket, this.#heard);
    }, WAITING_HEARTBEAT_MS);
  }

  #end(why: string): void {
    this.#over = true;
    this.#drop();
    this.#say('closed', why);
    this.#socket?.close();
  }
}
