/** One table on this device: holds its state, hands everything that happens to the reducer, does what follows. */
import { untrack } from 'svelte';
import type { PickedUp } from '../../contract/input';
import type { GameInput } from '../../contract/ui';
import { afterPaint } from '../../device/frames';
import { prefs } from '../../device/prefs.svelte';
import { askHintAgain, askWhy, Refusal } from '../../net/api';
import { Connection } from '../../net/connection';
import type { FromClient, FromServer, HintShape, React, Reacted, SeatInfo } from '../../net/protocol.gen';
import { openSocket } from '../../net/routes';
import { isHere } from '../../net/static_site';
import { practise, stumble } from '../../storage/results';
import type { Telling } from '../../words/sentences';
import { openErrors } from '../../words/words.svelte';
import type { Hints } from '../hints';
import { reduce } from '../reducer';
import { nextMoment } from '../signals';
import type { Effect, Happening } from '../state';
import { type CommandBody, initialState, type Refused, type State } from '../state';
import { awaitsOthers, type LogEntry, type TableState } from '../table';
import { isKind } from './line';
import { shownName, yourSeat } from './people';

const refusedOf = (error: unknown): Refused =>
  error instanceof Refusal ? { code: error.code, facts: error.facts } : { code: 'server-trouble', facts: {} };

/** Stands between the table and the server while somebody is taught. */
interface Teacher {
  /** A message as the learner hears it. */
  hears(message: FromServer): FromServer;
  /** Why a message is not sent; null lets it through. */
  stops(message: FromClient): Refused | null;
}

/** Milliseconds between two touches that are told. */
const TOUCH_MS = 5000;

export class Session {
  #all = $state.raw(initialState(Math.random().toString(36).slice(2, 10)));
  /** What a press brings, for the board alone: it is painted before anything else follows from the press. */
  #ahead = $state.raw(this.#all);
  #owed: (() => void) | null = null;
  /** Draws what a press brings where that can be done by hand: then the board, too, follows once it is painted. */
  draws: (state: State) => boolean = () => false;
  // Each part by itself: whoever reads one is not disturbed when another changes.
  state = $derived(this.#all.table);
  link = $derived(this.#all.link);
  /** Why the connection was closed for good. */
  why = $derived(this.#all.why);
  /** Own commands without an answer. */
  queue = $derived(this.#all.queue);
  /** Whether an answer is awaited. */
  busy = $derived(this.queue.length > 0);
  /** The commands and the symbol taken up as the board shows them. */
  drawnQueue = $derived(this.#ahead.queue);
  drawnArmed = $derived(this.#ahead.pickedUp.armed);
  pickedUp = $derived(this.#all.pickedUp);
  selected = $derived(this.#all.selected);
  pending = $derived(this.#all.pending);
  said = $derived(this.#all.said);
  hint = $derived(this.#all.hint);
  confirming = $derived(this.#all.confirming);
  /** The reactions that are being shown, oldest first. */
  reactions = $derived(this.#all.signals.reactions);
  /** Whether the next reaction has to wait a moment. */
  rests = $derived(this.#all.signals.restsUntil !== null);
  #hasErrorWords = $state(false);
  /** What was refused, once there are words for it. */
  notice = $derived(this.#hasErrorWords ? this.#all.notice : null);

  /** Counts the presses that have made moves. */
  plays = $state(0);

  /** What the game here needs of keys and touches; null until its files are here. */
  game: GameInput | null = null;
  /** What the coach needs; null until it is first asked. */
  hints = $state.raw<Hints | null>(null);
  #isFetchingHints = false;
  /** Called whenever news has arrived. */
  onNews: (entry: LogEntry, state: TableState, before: TableState | null) => void = () => {};
  /** Called with each reaction that is shown. */
  onReacted: (reacted: Reacted) => void = () => {};
  /** Called with the new token of a table that has moved to another server. */
  onMoved: (token: string) => void = () => {};
  #onWelcome: (() => void) | null = null;

  #timer: ReturnType<typeof setTimeout> | undefined;
  #wakesAt: number | null = null;
  readonly #connection: Connection;
  readonly #online = () => {
    this.settle(); // nothing is painted where nobody looks
    this.#connection.hurry();
  };
  readonly #offline = () => {
    if (!isHere(this.token)) this.#connection.doubt();
  };
  /** When this device last told the others that somebody is there. */
  #told = 0;
  readonly #touched = () => {
    this.settle();
    this.tellTouch();
    afterPaint(() => this.#connection.nudge());
  };

  constructor(
    readonly token: string,
    readonly teacher: Teacher | null = null,
  ) {
    this.#connection = new Connection({
      open: () => openSocket(token),
      token,
      seen: () => this.#all.table?.seq ?? null,
      awaits: () =>
        document.visibilityState === 'visible' && this.#all.table !== null && awaitsOthers(this.#all.table),
      onMessage: (message) => this.#hear(teacher?.hears(message) ?? message),
      onLink: (link, why) => this.dispatch({ type: 'linked', link, why }),
    });
    addEventListener('online', this.#online);
    addEventListener('offline', this.#offline);
    document.addEventListener('visibilitychange', this.#online);
    // Before whatever a finger or a key does.
    document.addEventListener('pointerdown', this.#touched, true);
    document.addEventListener('keydown', this.#touched, true);
  }

  /** Tell that somebody is there, where others wait for them, or let a bot play in their place. Now and then is enough. */
  tellTouch(now = false): void {
    const { info, you, perspectives } = this.state ?? {};
    if (info?.stage !== 'playing' || !you?.seats.length || this.link !== 'open') return;
    const isLent = info.seats.some(({ seat, lent }) => lent && you.seats.includes(seat));
    const isAwaited = perspectives?.some(({ viewer, view }) => view.to_act.includes(Number(viewer)));
    const isAlone = info.seats.every(({ seat, driver }) => driver === 'bot' || you.seats.includes(seat));
    if (!now && !isLent && (isAlone || !isAwaited || Date.now() - this.#told < TOUCH_MS)) return;
    this.#told = Date.now();
    this.#send({ do: 'touch' });
  }

  /** Call something when the table is here for the first time. */
  onceWelcome(run: () => void): void {
    this.#onWelcome = run;
  }

  close(): void {
    this.settle();
    removeEventListener('online', this.#online);
    removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#online);
    document.removeEventListener('pointerdown', this.#touched, true);
    document.removeEventListener('keydown', this.#touched, true);
    clearTimeout(this.#timer);
    this.#connection.close();
  }

  dispatch(happening: Happening): void {
    this.settle();
    untrack(() => {
      const { state, effects } = reduce(this.#all, happening, this.game, this.hints);
      this.#owed = () => this.#follow(state, effects);
      const isAhead = happening.type === 'pressed' && this.game?.features.optimistic;
      if (!isAhead) this.settle();
      else {
        if (!this.draws(state)) this.#ahead = state;
        afterPaint(() => this.settle());
      }
    });
  }

  /** Let all follow now from what was pressed: whoever acts upon the table does so first. */
  settle(): void {
    const owed = this.#owed;
    this.#owed = null;
    untrack(() => owed?.());
  }

  #follow(state: State, effects: readonly Effect[]): void {
    const before = this.#all;
    this.#all = this.#ahead = state;
    for (const effect of effects) this.#carryOut(effect);
    const isRefused = state.notice !== before.notice || state.hint.trouble !== before.hint.trouble;
    if (state.notice !== before.notice && state.notice?.refusal.code === 'does-not-fit')
      this.#stumble(state.table?.info.game ?? '');
    if (isRefused && !this.#hasErrorWords) void openErrors().then(() => (this.#hasErrorWords = true));
    this.#schedule(nextMoment(this.#all));
  }

  #schedule(moment: number | null): void {
    if (moment === this.#wakesAt) return;
    this.#wakesAt = moment;
    clearTimeout(this.#timer);
    if (moment === null) return;
    this.#timer = setTimeout(() => {
      this.#wakesAt = null;
      this.dispatch({ type: 'passed', now: Math.max(Date.now(), moment) });
    }, moment - Date.now());
  }

  #hear(message: FromServer): void {
    // Of a table here it is this device that does not store.
    if (message.say === 'refused' && message.code === 'store-trouble' && isHere(this.token))
      message = { ...message, code: 'no-room' };
    if (message.say === 'reacted' && !prefs().reactions) return;
    const before = this.#all.table;
    this.dispatch({ type: 'heard', message, now: Date.now() });
    const now = this.#all.table;
    const entry = now?.log.at(-1);
    if (message.say === 'reacted') this.onReacted(message);
    if (message.say === 'welcome') {
      this.#onWelcome?.();
      this.#onWelcome = null;
    }
    if (message.say === 'news' && now && entry && now.seq !== before?.seq) this.onNews(entry, now, before);
  }

  #carryOut(effect: Effect): void {
    if (effect.do === 'send') this.#send(effect.message);
    else if (effect.do === 'refresh') this.#connection.refresh();
    else if (effect.do === 'played') this.#practise(effect.game);
    else if (effect.do === 'askWhy') void this.#explain(effect.cell, effect.language);
    else if (effect.do === 'retell') void this.#retell(effect);
    else void this.#fetchHints();
  }

  #send(message: FromClient): void {
    const stopped = this.teacher?.stops(message);
    if (stopped && 'id' in message) {
      const refusal = {
        say: 'refused',
        id: message.id ?? null,
        code: stopped.code,
        facts: stopped.facts,
      } as const;
      queueMicrotask(() => this.#hear(refusal));
    } else this.#connection.send(message);
  }

  #practise(game: string): void {
    practise(game);
    this.plays++;
  }

  #stumble(game: string): void {
    stumble(game);
    this.plays++;
  }

  async #fetchHints(): Promise<void> {
    if (this.#isFetchingHints || this.hints) return;
    this.#isFetchingHints = true;
    try {
      const [{ Hints: Part }, coach] = await Promise.all([import('../hints'), this.game?.features.coach?.()]);
      if (coach) this.hints = new Part(coach);
    } catch {
      // The files could not be fetched: whoever asked is told below.
    }
    this.#isFetchingHints = false;
    this.dispatch({ type: 'coachCame', isHere: this.hints !== null });
  }

  async #explain(cell: string, language: string): Promise<void> {
    const shape = await askWhy({ cell, language }, this.token).catch(refusedOf);
    this.dispatch({ type: 'explained', cell, shape });
  }

  async #retell({ seq, language, way, about }: Extract<Effect, { do: 'retell' }>): Promise<void> {
    const shape: HintShape | Refused = await askHintAgain({ seq, language, way }, this.token).catch(
      refusedOf,
    );
    this.dispatch({ type: 'retold', seq, language, way, about, shape });
  }

  /** Ask for something; a refusal becomes the notice. */
  ask(body: CommandBody): void {
    this.dispatch({ type: 'commanded', body });
  }

  take(pickedUp: Partial<PickedUp>): void {
    this.dispatch({ type: 'took', pickedUp });
  }

  say({ code, facts }: Refused): void {
    this.dispatch({ type: 'troubled', refusal: { code, facts } });
  }

  /** React as a seat of this device; 0 for a watcher. */
  react(reaction: React['reaction'], seat: number): void {
    this.dispatch({ type: 'reacted', reaction, seat, now: Date.now() });
  }

  /** Show the others which cells are selected. */
  look(cells: readonly string[], seat: number): void {
    this.dispatch({ type: 'showed', cells, seat, now: Date.now() });
  }

  /** Seats that this device plays. */
  get mine(): readonly number[] {
    return this.state?.you.seats ?? [];
  }

  seatInfo(seat: number): SeatInfo | undefined {
    return this.state?.info.seats.find((one) => one.seat === seat);
  }

  /** The seat that is “you” here; 0 where nobody is. */
  get you(): number {
    return yourSeat({ seats: this.mine });
  }

  nameOf = (seat: number): string => {
    const info = this.seatInfo(seat);
    return (info && shownName(info, { seats: this.mine })) || String(seat);
  };

  /** How the events of this table are told here. */
  get telling(): Telling {
    const { game = '', seats = [], options = {} } = this.state?.info ?? {};
    return { game, nameOf: this.nameOf, seats: seats.length, you: this.you, kindly: isKind(options) };
  }
}
