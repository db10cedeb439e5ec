/** The house of this browser, as a page sees it: a worker in one of the tabs, asked over a channel that all of them hear. */

import type { Answer } from './asking';
import type { Socket } from './connection';

export interface Question {
  method: string;
  /** With everything before it: `/api/…`. */
  path: string;
  headers: Record<string, string>;
  body: string;
}

type FromHouse =
  | { kind: 'new' | 'here'; version: string }
  | { kind: 'answer'; id: string; status: number; text: string }
  | { kind: 'opened' | 'closed'; id: string }
  | { kind: 'message'; id: string; text: string };

/** What a page needs of its browser; tests bring their own. */
export interface Surroundings {
  channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;
  /** Start the worker of this page. It tells why it cannot work; the function that ends it comes back. */
  start: (onFailed: (why: string) => void) => () => void;
  /** The version of the parts that this page would start. */
  version: string;
  language: () => string;
  later?: (run: () => void, milliseconds: number) => unknown;
}

/** Without an answer for this long, the house is asked whether it is there. */
export const PATIENCE_MS = 8_000;
/** Without an answer to that for this long, the worker is started again. */
export const SILENCE_MS = 4_000;
/** So often in a row the worker is started again. */
const MOST_STARTS = 3;

/** The house cannot work here, and why. */
export class HouseTrouble extends Error {
  override name = 'HouseTrouble';
}

interface Waiting {
  question: Question;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

export class House {
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
    around.channel.onmessage = ({ data }) => this.#hear(data as FromHouse);
    this.#start();
    this.#post({ kind: 'who', version: around.version });
  }

  /** Whether it answers at once. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Ask; what is asked before the house is ready waits for it. */
  ask(question: Question): Promise<Answer> {
    if (this.trouble) return Promise.reject(new HouseTrouble(this.trouble));
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
      this.#isReady = false;
      if (this.#starts < MOST_STARTS) this.#start();
      else this.#giveUp(why);
    });
  }

  #giveUp(why: string): void {
    this.trouble = why;
    for (const { reject } of this.#waiting.values()) reject(new HouseTrouble(why));
    this.#waiting.clear();
    this.onChange();
  }

  /** As long as something is expected: is anybody there? */
  #watch(): void {
    if (this.#isWatched || !this.#isReady) return;
    this.#isWatched = true;
    const heard = this.#heard;
    const isSilent = () => this.#isReady && heard === this.#heard;
    this.#later(() => {
      if (isSilent()) this.#post({ kind: 'who', version: this.#around.version });
      this.#later(() => {
        this.#isWatched = false;
        if (isSilent()) this.#revive();
        else if (this.#waiting.size) this.#watch();
      }, SILENCE_MS);
    }, PATIENCE_MS);
  }

  /** Nobody answers: whoever held the house is gone, or its worker hangs. */
  #revive(): void {
    this.#end();
    this.#isReady = false;
    this.#closeAll();
    this.#start();
  }

  #closeAll(): void {
    const open = [...this.#sockets.values()];
    this.#sockets.clear();
    for (const socket of open) socket.onclose?.call(socket as WebSocket, new Event('close') as CloseEvent);
  }

  #hear(message: FromHouse): void {
    this.#heard++;
    if ('version' in message) this.#arrive(message.kind === 'new');
    else if (message.kind === 'answer') {
      this.#waiting.get(message.id)?.resolve({ status: message.status, text: message.text });
      this.#waiting.delete(message.id);
    } else this.#hearSocket(message);
  }

  #hearSocket(message: Extract<FromHouse, { kind: 'opened' | 'closed' | 'message' }>): void {
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

  /** Somebody holds the house: another one than before, or for the first time that this page hears of it. */
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
