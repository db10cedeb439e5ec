/** One table on this device: the connection, what is known, what the person has selected, what to tell them. */
import { type Hold, NOTHING_HELD } from '../games/ui';
import { Refusal } from './api';
import { Connection, type Link, type Wish } from './connection';
import { prefs } from './prefs.svelte';
import type { FromServer, React, Reacted, SeatInfo } from './protocol.gen';
import { hasGap, perspectiveOf, receive, type TableState, type Told } from './table';

/** A sentence for the person, with the cells that are the reason. */
export interface Notice {
  refusal: Refusal;
  cells: readonly string[];
  /** Counts the refusals: each is shown anew. */
  at: number;
}

/** A reaction that is being shown. */
export interface Shown extends Reacted {
  /** Counts the reactions: each is shown by itself. */
  at: number;
}

/** How long a reaction is shown, and how long the next one of this device has to wait. */
const SHOWN = 3500;
const REST = 2000;
const MOST_SHOWN = 3;
/** Milliseconds until a selection is shown to others: what one only passes on the way is not. */
const LOOK_PAUSE = 200;

export class Session {
  state = $state.raw<TableState | null>(null);
  link = $state<Link>('connecting');
  /** Why the connection was closed for good. */
  why = $state<string | null>(null);
  notice = $state.raw<Notice | null>(null);
  hold = $state.raw<Hold>(NOTHING_HELD);
  /** Whether an answer is awaited. */
  busy = $state(false);
  /** Called whenever news has arrived. */
  onNews: (told: Told, state: TableState, before: TableState | null) => void = () => {};

  /** The reactions that are being shown, oldest first. */
  reactions = $state.raw<readonly Shown[]>([]);
  /** Whether the next reaction has to wait a moment. */
  rests = $state(false);
  /** Called with each reaction that is shown. */
  onReacted: (reacted: Reacted) => void = () => {};

  #reactions = 0;
  #refusals = 0;
  readonly #asking = new Set<string>();
  #last: Promise<unknown> = Promise.resolve();
  readonly #connection: Connection;
  readonly #online = () => this.#connection.hurry();
  readonly #offline = () => this.#connection.doubt();

  constructor(readonly token: string) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#connection = new Connection({
      open: () => new WebSocket(`${scheme}://${location.host}/api/socket`),
      token,
      seen: () => this.state?.seq ?? null,
      onMessage: (message) => this.#read(message),
      onLink: (link, why) => {
        this.link = link;
        this.why = why;
      },
    });
    addEventListener('online', this.#online);
    addEventListener('offline', this.#offline);
    document.addEventListener('visibilitychange', this.#online);
  }

  close(): void {
    removeEventListener('online', this.#online);
    removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#online);
    this.#connection.close();
  }

  #read(message: FromServer): void {
    if (message.say === 'reacted') {
      this.#show(message);
      return;
    }
    if (hasGap(this.state, message)) {
      this.#connection.refresh();
      return;
    }
    const before = this.state;
    this.state = receive(before, message, Date.now());
    if (!this.state || this.state === before || message.say === 'present' || message.say === 'looking')
      return;
    if (this.state.seq !== before?.seq) {
      this.notice = null;
      const told = this.state.told.at(-1);
      if (message.say === 'news' && told) this.onNews(told, this.state, before);
    }
  }

  #show(reacted: Reacted): void {
    if (!prefs().reactions) return;
    const shown = { ...reacted, at: ++this.#reactions };
    this.reactions = [...this.reactions, shown].slice(-MOST_SHOWN);
    setTimeout(() => {
      this.reactions = this.reactions.filter((one) => one.at !== shown.at);
    }, SHOWN);
    this.onReacted(reacted);
  }

  /** React as a seat of this device; 0 for a watcher. */
  react(reaction: React['reaction'], seat: number): void {
    if (this.rests) return;
    this.rests = true;
    setTimeout(() => (this.rests = false), REST);
    this.#connection.react({ reaction, seat: seat || null });
  }

  /** Ask for something; a refusal becomes the notice. Resolves to whether it was done. */
  ask(wish: Wish): Promise<boolean> {
    return this.#inTurn(JSON.stringify(wish), () => wish);
  }

  play(move: string, seat: number): Promise<boolean> {
    return this.#inTurn(`${seat} ${move}`, () => ({ do: 'play', move, after: this.state?.seq ?? 0, seat }));
  }

  #looks = { cells: '', timer: 0 as ReturnType<typeof setTimeout> | 0 };

  /** Show the others which cells are selected: only what is still true after a moment, and only changes. */
  look(cells: readonly string[], seat: number): void {
    clearTimeout(this.#looks.timer);
    this.#looks.timer = setTimeout(() => {
      if (this.#looks.cells === cells.join()) return;
      this.#looks.cells = cells.join();
      this.#connection.look(cells, seat);
    }, LOOK_PAUSE);
  }

  /** Commands run one after another, so that quick taps are not lost; an equal one already waiting is a double tap. */
  #inTurn(name: string, wish: () => Wish): Promise<boolean> {
    if (this.#asking.has(name)) return Promise.resolve(false);
    if (this.link !== 'open') {
      this.say(new Refusal('no-connection'));
      return Promise.resolve(false);
    }
    this.#asking.add(name);
    this.busy = true;
    const answered = this.#last.then(async () => {
      try {
        await this.#connection.ask(wish());
        return true;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        this.say(error);
        return false;
      } finally {
        this.#asking.delete(name);
        this.busy = this.#asking.size > 0;
      }
    });
    this.#last = answered.catch(() => false);
    return answered;
  }

  say(refusal: Refusal): void {
    const { because, cell, last } = refusal.facts;
    const cells = Array.isArray(because) && because.length ? because : typeof cell === 'string' ? [cell] : [];
    this.#refusals += 1;
    this.notice = {
      refusal,
      cells: [...cells, ...(typeof last === 'string' ? [last] : [])].map(String),
      at: this.#refusals,
    };
  }

  take(change: Partial<Hold>): void {
    const after = { ...this.hold, ...change };
    const keys = Object.keys(after) as (keyof Hold)[];
    if (keys.some((key) => after[key] !== this.hold[key])) this.hold = after;
  }

  /** Seats that this device plays. */
  get mine(): readonly number[] {
    return this.state?.you.seats ?? [];
  }

  seatInfo(seat: number): SeatInfo | undefined {
    return this.state?.info.seats.find((one) => one.seat === seat);
  }

  nameOf = (seat: number): string => this.seatInfo(seat)?.name || String(seat);

  perspective(seat: number) {
    return this.state ? perspectiveOf(this.state, seat) : undefined;
  }
}
