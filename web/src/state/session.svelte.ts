/** One table on this device: the connection, what is known, what the person has selected, what to tell them. */
import { type Hold, NOTHING_HELD } from '../contract/ui';
import { prefs } from '../device/prefs.svelte';
import { Refusal } from '../net/api';
import { type AskedHint, Connection, type Link, type Wish } from '../net/connection';
import type { FromServer, Present, React, Reacted, SeatInfo } from '../net/protocol.gen';
import { openErrors } from '../words/words.svelte';
import { hasGap, perspectiveOf, receive, type TableState, type Told } from './table';

/** A sentence for the person, with the cells that are the reason. */
export interface Notice {
  refusal: Refusal;
  cells: readonly string[];
  /** Counts the refusals: each is shown anew. */
  at: number;
}

/** A reaction that is being shown. */
export interface ShownReaction extends Reacted {
  /** Counts the reactions: each is shown by itself. */
  at: number;
}

/** Milliseconds that a reaction is shown, and before this device may send the next. */
const SHOWN = 3500;
const REST = 2000;
const MOST_SHOWN = 3;
/** Milliseconds that a selection must last before the others see it. */
const SELECTION_PAUSE = 200;

/** Whether somebody sees the table now who did not before. */
const hasNewcomer = (before: Present, now: Present): boolean =>
  now.seats.some((seat) => !before.seats.includes(seat)) ||
  now.tvs > before.tvs ||
  now.spectators > before.spectators;

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
  reactions = $state.raw<readonly ShownReaction[]>([]);
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
        if (link === 'open') this.#tellSelection(true);
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
    if (message.say === 'present' && before && hasNewcomer(before.present, message))
      this.#tellSelection(true);
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

  /** Ask the coach; null where the hint was refused. */
  async hint(seat: number, language: string): Promise<Pick<AskedHint, 'advice'> | null> {
    let asked: AskedHint | null = null;
    const wish = () => ({ do: 'play', move: 'hint', after: this.state?.seq ?? 0, seat, language }) as const;
    const isStored = await this.#inTurn(`${seat} hint`, wish, (made) => {
      asked = this.#connection.askHint(made);
      return asked.stored;
    });
    return isStored ? asked : null;
  }

  #selection: { cells: readonly string[]; seat: number } | null = null;
  /** The selection that the others were told last, as text. */
  #toldSelection = '';
  #selecting: ReturnType<typeof setTimeout> | undefined;

  /** Show the others which cells are selected: only what is still true after a moment, and only changes. */
  look(cells: readonly string[], seat: number): void {
    clearTimeout(this.#selecting);
    this.#selecting = setTimeout(() => {
      this.#selection = { cells, seat };
      this.#tellSelection();
    }, SELECTION_PAUSE);
  }

  /** Those who have just come in, or lost the connection, need to be told again. */
  #tellSelection(again = false): void {
    const selection = this.#selection;
    const text = selection?.cells.join() ?? '';
    if (!selection || this.link !== 'open' || (!again && text === this.#toldSelection)) return;
    this.#toldSelection = text;
    this.#connection.look(selection.cells, selection.seat);
  }

  /** Commands run one after another, so that quick taps are not lost; an equal one already waiting is a double tap. */
  #inTurn(
    name: string,
    wish: () => Wish,
    send = (made: Wish): Promise<unknown> => this.#connection.ask(made),
  ): Promise<boolean> {
    if (this.#asking.has(name)) return Promise.resolve(false);
    if (this.link !== 'open') {
      this.say(new Refusal('no-connection'));
      return Promise.resolve(false);
    }
    this.#asking.add(name);
    this.busy = true;
    const answered = this.#last.then(async () => {
      try {
        await send(wish());
        return true;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        await openErrors();
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
