/** The server of this browser, as a page sees it: a worker in one of the tabs, asked over a channel that all of them hear. */

import type { Socket } from './connection';
import { type Answer, Unasked } from './rest';

export interface Question {
  method: string;
  /** With everything before it: `/api/…`. */
  path: string;
  headers: Record<string, string>;
  body: string;
}

type FromLocalServer =
  | { kind: 'coming' | 'new' | 'here'; version: string }
  | { kind: 'answer'; id: string; status: number; text: string }
  | { kind: 'opened' | 'closed'; id: string }
  | { kind: 'message'; id: string; text: string };
/** What other pages say is heard, too. */
type Heard = FromLocalServer | { kind: 'who' | 'ask' | 'open' | 'say' | 'close' };

/** What a page needs of its browser; tests bring their own. */
interface Surroundings {
  channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;
  /** Start the worker of this page. It tells why it cannot work; the function that ends it comes back. */
  start: (onFailed: (why: string) => void) => () => void;
  /** The version of the parts that this page would start. */
  version: string;
  language: () => string;
  later?: (run: () => void, milliseconds: number) => unknown;
}

/** Without an answer for this long, the server is asked whether it is there. */
export const PATIENCE_MS = 3_000;
/** Without an answer to that for this long, the worker is started again. */
export const SILENCE_MS = 6_000;
/** So often in a row the worker is started again. */
const MOST_STARTS = 3;

/** The server cannot work here, and why. */
export class LocalServerTrouble extends Unasked {
  constructor(why: string) {
    super('no-local-server', why);
  }
}

interface Waiting {
  question: Question;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

export class LocalServer {
  readonly #around: Surroundings;
  readonly #later: (run: () => void, milliseconds: number) => unknown;
  readonly #me = Math.random().toString(36).slice(2);
  readonly #waiting = new Map<string, Waiting>();
  readonly #sockets = new Map<string, Socket>();
  #end: () => void = () => undefined;
  #last = 0;
  #starts = 0;
  #heard = 0;
  #isReady = false;
  #isWatched = false;
  /** Why it cannot work; empty as long as it can. */
  trouble = '';
  /** Called whenever it becomes ready, or cannot go on. */
  onChange: () => void = () => undefined;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#later = around.later ?? ((run, milliseconds) => setTimeout(run, milliseconds));
    around.channel.onmessage = ({ data }) => this.#hear(data as Heard);
    this.#start();
    this.#post({ kind: 'who', version: around.version });
  }

  /** Whether it answers at once. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Ask; what is asked before the server is ready waits for it. */
  ask(question: Question): Promise<Answer> {
    if (this.trouble) return Promise.reject(new LocalServerTrouble(this.trouble));
    return new Promise((resolve, reject) => {
      const id = this.#newId();
      this.#waiting.set(id, { question, resolve, reject });
      if (this.#isReady) this.#send(id, question);
      this.#watch();
    });
  }

  /** A way to a table, like a WebSocket. */
  open(): Socket {
    const id = this.#newId();
    const socket: Socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => {
        this.#post({ kind: 'say', id, text: String(text), language: this.#around.language() });
        this.#watch();
      },
      close: () => {
        if (this.#sockets.delete(id)) this.#post({ kind: 'close', id });
      },
    };
    this.#sockets.set(id, socket);
    if (this.#isReady) this.#post({ kind: 'open', id });
    this.#watch();
    return socket;
  }

  /** The page goes: nobody listens here any more. */
  leave(): void {
    for (const id of this.#sockets.keys()) this.#post({ kind: 'close', id });
  }

  #newId(): string {
    return `${this.#me}-${++this.#last}`;
  }

  #post(message: object): void {
    this.#around.channel.postMessage(message);
  }

  #send(id: string, question: Question): void {
    this.#post({ kind: 'ask', id, ...question, language: this.#around.language() });
  }

  #start(): void {
    this.#starts++;
    this.#end = this.#around.start((why) => {
      this.#end();
      this.#pause();
      if (this.#starts < MOST_STARTS) this.#start();
      else this.#giveUp(why);
    });
  }

  #giveUp(why: string): void {
    this.trouble = why;
    for (const { reject } of this.#waiting.values()) reject(new LocalServerTrouble(why));
    this.#waiting.clear();
    this.onChange();
  }

  /** Something is expected: is anybody there? */
  #watch(): void {
    if (this.#isWatched || !this.#isReady) return;
    this.#isWatched = true;
    const heard = this.#heard;
    const ifSilent = (run: () => void, milliseconds: number) =>
      this.#later(() => {
        if (this.#isReady && heard === this.#heard) run();
      }, milliseconds);
    ifSilent(() => {
      // Without a version: whoever holds the server goes on, whatever parts this page would start.
      this.#post({ kind: 'who' });
      ifSilent(() => this.#revive(), SILENCE_MS);
    }, PATIENCE_MS);
  }

  /** Nobody answers: whoever held the server is gone, or its worker hangs. */
  #revive(): void {
    this.#end();
    this.#pause();
    this.#start();
  }

  /** Nobody holds the server now: questions and sockets wait for the next one. */
  #pause(): void {
    if (!this.#isReady) return;
    this.#isReady = false;
    this.#closeAll();
  }

  #closeAll(): void {
    const open = [...this.#sockets.values()];
    this.#sockets.clear();
    for (const socket of open) socket.onclose?.call(socket as WebSocket, new Event('close') as CloseEvent);
  }

  #hear(message: Heard): void {
    switch (message.kind) {
      case 'who':
        // Another page waits for whoever holds the server: should that be a worker of this page that hangs, it is ended.
        this.#watch();
        return;
      case 'ask':
      case 'open':
      case 'say':
      case 'close':
        return;
      case 'coming':
        this.#pause(); // another worker takes over, which takes some seconds
        break;
      case 'new':
      case 'here':
        this.#arrive(message.kind === 'new');
        break;
      case 'answer':
        this.#waiting.get(message.id)?.resolve({ status: message.status, text: message.text });
        this.#waiting.delete(message.id);
        break;
      default:
        this.#hearSocket(message);
    }
    this.#heard++;
    this.#isWatched = false;
    if (this.#waiting.size) this.#watch();
  }

  #hearSocket(message: Extract<FromLocalServer, { kind: 'opened' | 'closed' | 'message' }>): void {
    const socket = this.#sockets.get(message.id);
    if (!socket) return;
    const as = socket as WebSocket;
    if (message.kind === 'opened') socket.onopen?.call(as, new Event('open'));
    else if (message.kind === 'message')
      socket.onmessage?.call(as, new MessageEvent('message', { data: message.text }));
    else {
      this.#sockets.delete(message.id);
      socket.onclose?.call(as, new Event('close') as CloseEvent);
    }
  }

  /** Somebody holds the server: another one than before, or for the first time that this page hears of it. */
  #arrive(isNew: boolean): void {
    const wasReady = this.#isReady;
    this.#isReady = true;
    this.#starts = 1;
    this.trouble = '';
    if (wasReady && !isNew) return;
    // A new holder knows nothing of what was said to the one before.
    if (wasReady) this.#closeAll();
    else for (const id of this.#sockets.keys()) this.#post({ kind: 'open', id });
    for (const [id, { question }] of this.#waiting) this.#send(id, question);
    this.onChange();
  }
}
