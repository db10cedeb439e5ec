/** What somebody at the board can see and do now, worked out from the table's state. Draws and decides nothing. */
import type { Colouring } from '../../contract/input';
import { isColouring, type PickedUp, type Situation } from '../../contract/input';
import type { Action } from '../../contract/ui';
import { foretellsPoints, type GameUi } from '../../contract/ui';
import { prefs } from '../../device/prefs.svelte';
import { askHealth } from '../../net/api';
import type { AnyView, Perspective } from '../../net/protocol.gen';
import { hasColours } from '../../storage/kept';
import { isBeginner, needsLights } from '../../storage/results';
import { type Cell, cellsOf, gridOf, nameOf } from '../../sudoku/grid';
import { Legal } from '../../sudoku/legal';
import { isSameLook, type Look, type Marks, type Proof, steady } from '../../sudoku/looks';
import { drawnMisfit, momentOf, NO_MOMENT } from '../../sudoku/moments';
import { tipAfter } from '../../words/sentences';
import { has, language } from '../../words/words.svelte';
import { NO_CONNECTION } from '../commands';
import { erasureOf } from '../input_queue';
import { isConfirming } from '../signals';
import { expectedView, isShared, situationOf } from '../situation';
import type { Command, Input, Refused } from '../state';
import { isQuiet, type LogEntry, type TableState } from '../table';
import { type Answer, askingOf } from './asking';
import type { Colours } from './colours.svelte';
import { HintView } from './hint_view.svelte';
import { missed } from './line';
import { shownNames } from './people';
import type { Session } from './session.svelte';

const NO_QUEUE: readonly Command[] = [];

abstract class Coloured {
  /** Whom to tell what could not be done. */
  abstract readonly session: { say(refusal: Refused): void };
  /** The colours given to cells and notes; null as long as there are none. */
  colours = $state.raw<Colours | null>(null);
  #table = '';
  abstract readonly looks: readonly Look[];

  /** Begin with what is kept of a table. */
  protected open(table: string): void {
    this.#table = table;
    if (hasColours()) this.colouring().catch(() => this.session.say(NO_CONNECTION));
  }

  /** A module that could not be fetched is never fetched again by its page: it is asked for once somebody answers. */
  async colouring(): Promise<Colours> {
    if (!this.colours && !navigator.serviceWorker?.controller) await askHealth();
    const { Colours: Part } = await import('./colours.svelte');
    this.colours ??= new Part(this.#table, () => this.looks);
    return this.colours;
  }

  /** The buttons of a game; those with which a remark can be taken back or done again are on. */
  protected withRemarks<One extends { id: string }>(buttons: One[]): One[] {
    return buttons.map((one) => (this.colours?.canGo(one.id) ? { ...one, off: false } : one));
  }

  protected colour(mode: Colouring, cells: readonly Cell[], symbol: number): void {
    this.colouring().then(
      (colours) => colours.give(mode, cells, symbol),
      () => this.session.say(NO_CONNECTION),
    );
  }
}

/** An action with the seats that would do it; several seats on one device may have the same. */
export interface SeatAction extends Action {
  seats: readonly number[];
}

/** One button for each action, whoever of these seats would do it. */
function seatActions(seats: readonly number[], actionsOf: (seat: number) => readonly Action[]): SeatAction[] {
  const actions = new Map<string, SeatAction>();
  for (const seat of seats)
    for (const action of actionsOf(seat)) {
      const known = actions.get(action.id);
      actions.set(
        action.id,
        known ? { ...known, seats: [...known.seats, seat] } : { ...action, seats: [seat] },
      );
    }
  return [...actions.values()];
}

/** Over a bot's digit the hint becomes the question how the bot found it. */
const withWhy = (actions: readonly SeatAction[], cell: string): SeatAction[] =>
  actions.map((action) =>
    action.id === 'hint' ? { ...action, id: 'why', key: 'act-why', intent: { do: 'why', cell } } : action,
  );

export class Playing extends Coloured {
  /** The cell that somebody looks at. */
  focus = $state<Cell>(-1);
  /** The line of the score sheet whose cells are shown; -1 for none. */
  line = $state(-1);
  /** Whether somebody says what to do, as in a lesson: tips and prompts are silent. */
  isTaught = $derived.by(() => this.session.teacher !== null);
  /** On a shared device: the seat of the player who holds it now. */
  holder = $state(0);
  readonly coach: HintView;
  /** Whether several cells can be selected at this game, and coloured. */
  readonly selects: boolean;
  /** Whether this device has hardly played this game yet. */
  readonly isBeginner: boolean;

  constructor(
    readonly session: Session,
    readonly ui: GameUi,
    readonly table: () => TableState,
  ) {
    super();
    session.game = ui;
    const { game, code, round } = table().info;
    this.coach = new HintView(session, ui, () => this.grid);
    this.isBeginner = isBeginner(game);
    this.selects = ui.features.severalCells !== undefined;
    this.open(`${code} ${round}`);
  }

  seat = $derived.by(() => this.#actingSeat());
  seen = $derived.by<Perspective>(() => this.#seenBy(this.seat));
  view = $derived.by<AnyView>(() => this.seen.view);
  grid = $derived.by(() => gridOf(this.view.board));
  legal = $derived.by(() => new Legal(this.seen.legal));
  s = $derived.by<Situation>(() => this.#situation(this.seat));
  names = $derived.by(() => shownNames(this.table()));
  /** Commands that may be drawn before they are answered. */
  #moving = $derived.by(() => (this.ui.features.optimistic ? this.session.queue : NO_QUEUE));
  #drawn: readonly Look[] = []; // a cell that looks as before keeps its object: only what has changed is drawn again
  looks = $derived.by<readonly Look[]>(() => {
    const queue = this.ui.features.optimistic ? this.session.drawnQueue : NO_QUEUE;
    const expected = expectedView(this.view, this.seat, queue, this.ui);
    this.#drawn = steady(this.#drawn, this.ui.looks(expected), isSameLook);
    return this.#drawn;
  });

  last = $derived.by(() => this.table().log.findLast((entry) => entry.what === 'played' && !isQuiet(entry)));
  /** The view and the last entry as words and points tell them: they wait until the tile has landed. */
  landed = $state.raw<{ view: AnyView; last: LogEntry | undefined } | null>(null);
  announcedView = $derived.by<AnyView>(() => this.landed?.view ?? this.view);
  announcedLast = $derived.by(() => (this.landed ? this.landed.last : this.last));
  moment = $derived.by(() => (this.last ? momentOf(this.grid, this.last.events) : NO_MOMENT));
  /** The entry after which this person has begun their turn. */
  #begun = $state(0);
  /** Whether the last move is past: what it counted and why fades once the next turn has begun. */
  isPast = $derived.by(() => this.#begun > 0 && this.#begun === this.last?.seq);
  proof = $derived.by<Proof | null>(() => {
    const { refusal, cells = [] } = this.session.notice ?? {};
    const usual = this.coach.advice || this.isPast || this.rests ? null : this.moment.proof;
    return drawnMisfit(this.grid, refusal?.facts.cell, cells) ?? usual;
  });
  /** Whether it is the turn of the seat that this device acts for. */
  isMyTurn = $derived.by(() => this.seat > 0 && this.view.to_move === this.seat);
  /** Whether players hide their hands from each other. */
  secret = $derived.by(() => this.ui.features.hiddenHands?.(this.view) ?? false);
  /** Whether several people write on this board together. */
  isShared = $derived.by(() => isShared({ table: this.table() }, this.ui));
  /** What is asked now, in the words of the game. */
  question = $derived.by(() => this.ui.question?.(this.view) ?? null);
  /** Whether the hand must stay hidden until the right person holds the device. */
  mustPass = $derived.by(
    () =>
      this.secret &&
      this.session.mine.length > 1 &&
      this.isMyTurn &&
      this.holder !== this.seat &&
      !this.question?.tile &&
      !this.view.over,
  );

  /** Whether nobody can act now: nothing on the board invites to. */
  rests = $derived.by(() => this.table().info.paused);
  #asking = $derived.by(() => {
    const view = this.view;
    const asked = this.ui.features.asked?.(view) ?? [];
    const voters = this.ui.votes?.(view) ?? [];
    return askingOf({ table: this.table(), view, asked, voters, nameOf: this.session.nameOf });
  });
  /** Whether something is asked for which there are no words yet. */
  wantsWords = $derived.by(() => this.#asking !== null && !has('act-still-looking'));
  /** What is asked beside the moves of the game. */
  asking = $derived.by(() => (this.isTaught || this.wantsWords ? null : this.#asking));

  /** The entry after which somebody asked for a good cell: it is shown until the next one. */
  #wished = $state(-1);
  /** The good cells that somebody has asked for. */
  good = $derived.by<Cell[]>(() =>
    this.#wished === (this.last?.seq ?? 0) && this.isMyTurn ? (this.ui.good?.(this.s) ?? []) : [],
  );
  wishGood(): void {
    this.#wished = this.last?.seq ?? 0;
    this.focus = this.good[0] ?? this.focus;
  }

  marks = $derived.by<Marks>(() => {
    const lasting = this.mustPass ? {} : this.ui.marks(this.s);
    const { notice, pickedUp } = this.session;
    const from = this.moment.marks;
    const looked = this.ui.scoreSheet?.rows(this.announcedView)[this.line]?.cells;
    const erase = this.coach.advice?.shape.erase ?? [];
    if (this.rests) return { last: from.last?.length ? from.last : lasting.last };
    const miss = this.isPast ? null : missed(this.grid, this.view, this.last?.events ?? []);
    return {
      ...lasting,
      open: this.hasLights ? lasting.open : [],
      last: from.last?.length ? from.last : lasting.last,
      counted: looked ? cellsOf(this.grid, looked) : this.isPast ? [] : from.counted,
      reason: [...((!this.isPast && from.reason) || []), ...cellsOf(this.grid, notice?.cells ?? [])],
      fault: [...(miss ? [] : (from.fault ?? [])), ...(lasting.fault ?? []), ...cellsOf(this.grid, erase)],
      hint: miss?.cells ?? (this.good.length ? this.good : (from.hint ?? [])),
      target: pickedUp.mode === 'point' ? this.legal.cells(pickedUp.form) : lasting.target,
      selected: this.selected,
    };
  });

  /** Cells selected together; empty where there is only the one looked at. */
  get selected(): readonly Cell[] {
    return this.session.selected;
  }
  set selected(cells: readonly Cell[]) {
    this.session.dispatch({ type: 'selected', cells });
  }

  /** The cells that a digit is for: those selected together, or the one looked at. */
  chosen(cell = this.focus): readonly Cell[] {
    return this.selected.length > 1 ? this.selected : cell >= 0 ? [cell] : [];
  }

  actions = $derived.by<SeatAction[]>(() => {
    // Those who solve together need not say who presses: one button each is enough.
    const others = this.selects ? [] : this.session.mine.filter((seat) => seat !== this.seat);
    const seats = [this.mustPass ? 0 : this.seat, ...others].filter(Boolean);
    // What is more than a digit is answered one by one.
    const named = (action: Action) => (this.question ? { ...action, forAll: false } : action);
    const of = (seat: number) => this.ui.actions({ ...this.#situation(seat), focus: this.focus }).map(named);
    const all = this.withRemarks(seatActions(seats, of));
    return this.#botsDigit ? withWhy(all, this.#botsDigit) : all;
  });

  /** The cell looked at, where a bot has written its digit; empty for any other. */
  #botsDigit = $derived.by<string>(() => {
    const look = this.looks[this.focus];
    const by = look?.symbol && !this.selected.length ? look.by : 0;
    return by && this.session.seatInfo(by)?.driver === 'bot' ? this.name(this.focus) : '';
  });

  #actingSeat(): number {
    const { mine, pickedUp } = this.session;
    const view = this.table().perspectives[0]?.view;
    const to = view?.to_move ?? null;
    if (to !== null && mine.includes(to)) return to;
    if (pickedUp.mode === 'point' && mine.includes(pickedUp.seat)) return pickedUp.seat;
    return mine.find((seat) => view?.to_act.includes(seat)) ?? mine[0] ?? 0;
  }

  #seenBy(seat: number): Perspective {
    const perspectives = this.table().perspectives;
    const seen = perspectives.find((one) => one.viewer === seat) ?? perspectives[0];
    if (!seen) throw new Error('a table without perspectives cannot be drawn');
    return seen;
  }

  /** How a seat finds the board, as the server has told it. */
  #situation(seat: number): Situation {
    const s = situationOf(
      { table: this.table(), queue: NO_QUEUE, pickedUp: this.session.pickedUp },
      seat,
      this.ui,
    );
    if (!s) throw new Error('a table without perspectives cannot be drawn');
    return s;
  }

  /** Somebody else holds the device now: what the one before looked at is no longer looked at. */
  handTo(seat: number): void {
    this.holder = seat;
    this.focus = -1;
    this.selected = [];
  }

  points(cell: Cell): number | null {
    if (
      !prefs().preview ||
      this.mustPass ||
      this.rests ||
      this.session.pickedUp.mode === 'point' ||
      !this.seat
    )
      return null;
    if (!foretellsPoints(this.table().info.options)) return null;
    return this.ui.points(this.s, cell);
  }

  /** Whether the cells where something fits are lit. */
  hasLights = $derived.by(() => this.ui.gentle || this.#isLearning);
  #isLearning = $derived.by(() => this.session.plays >= 0 && needsLights(this.table().info.game));
  /** The key of a tip for a first game, now and then; null at other times. */
  get tip(): string | null {
    const isSilent = this.isTaught || this.mustPass || prefs().help === false;
    if (isSilent || !this.isBeginner || this.view.over || !this.seat) return null;
    const moves = this.table().log.filter((entry) => entry.what === 'played' && !isQuiet(entry));
    return tipAfter(moves.length, this.table().info, this.ui.fits);
  }

  #press(input: Input, seat = this.seat, mode?: PickedUp['mode']): void {
    this.session.dispatch({ type: 'pressed', input, seat, mode, language: language(), now: Date.now() });
  }

  #begin(): void {
    this.line = -1;
    if (this.isMyTurn && this.session.pickedUp.mode !== 'point') this.#begun = this.last?.seq ?? 0;
  }

  /** A cell was touched or activated. In `point` mode whoever pressed the button acts. */
  touch(cell: Cell, pointer: string): void {
    if (this.mustPass || !this.seat || cell < 0 || this.view.over) return;
    this.#begin();
    const { mode, armed, seat } = this.session.pickedUp;
    if (!isColouring(mode))
      this.#press({ do: 'touch', cell, pointer }, (mode === 'point' && seat) || this.seat);
    else if (armed) this.colour(mode, [cell], armed);
  }

  /** A symbol's key; with a mode, as if that were switched on. */
  press(symbol: number, mode = this.session.pickedUp.mode): void {
    if (this.mustPass || !this.seat || this.view.over) return;
    const chosen = this.chosen();
    if (!isColouring(mode)) this.#press({ do: 'symbol', symbol, cells: chosen }, this.seat, mode);
    else if (chosen.length || mode === 'pen') this.colour(mode, chosen, symbol);
    else this.arm(symbol);
  }

  /** Whether there is something to erase in the cells chosen. */
  canErase = $derived.by<boolean>(() => {
    const { mode } = this.session.pickedUp;
    const cells = this.chosen();
    if (isColouring(mode)) return this.colours?.isIn(mode, cells) ?? false;
    const view = expectedView(this.view, this.seat, this.#moving, this.ui);
    return erasureOf({ ...this.s, view }, cells, this.ui) !== null;
  });

  erase(): void {
    if (!this.seat) return;
    const { mode } = this.session.pickedUp;
    if (isColouring(mode)) this.colours?.remove(mode, this.chosen());
    else this.#press({ do: 'erase', cells: this.chosen() });
  }

  /** A cell was tapped twice; what a symbol taken up does has happened by then. */
  double(cell: Cell): void {
    if (!this.session.pickedUp.armed && this.seat && !this.mustPass) this.#press({ do: 'double', cell });
  }

  /** Moves that one press makes together. */
  make(moves: readonly string[]): void {
    if (this.seat) this.#press({ do: 'intent', intent: { do: 'moves', moves } });
  }

  /** A symbol of the hand or the keypad was taken up, or put back. */
  arm(symbol: number): void {
    this.#begin();
    this.session.take({ armed: this.session.pickedUp.armed === symbol ? 0 : symbol });
  }

  /** Put down what is held, and select nothing. */
  putDown(): void {
    this.session.take({ armed: 0, mode: 'put', form: '', ground: '' });
    this.selected = [];
  }

  /** Whether a button waits for its second press. */
  isConfirming(id: string): boolean {
    return isConfirming({ confirming: this.session.confirming, table: this.table() }, id);
  }

  /** The button that waits for its second press. */
  get confirming(): SeatAction | null {
    return this.actions.find((action) => this.isConfirming(action.id)) ?? null;
  }

  /** An answer to what is asked beside the moves. */
  answer({ does }: Answer): void {
    if (does === 'touch') this.session.tellTouch(true);
    else this.session.ask(does);
  }

  act(action: SeatAction, seat: number): void {
    const { session } = this;
    if (this.colours?.go(action.id)) return;
    if (action.off && !this.#moving.length) return;
    if (action.sure && !this.isConfirming(action.id)) {
      session.dispatch({ type: 'confirming', id: action.id, now: Date.now() });
      return;
    }
    session.dispatch({ type: 'confirmed' });
    const { intent } = action;
    if (action.forAll && intent.do === 'move')
      session.dispatch({ type: 'pressedForAll', move: intent.move, seats: action.seats });
    // A switch is only of this device; all else may depend on the board.
    else if (intent.do === 'pickUp') session.take(intent.pickedUp);
    else this.#press({ do: 'intent', intent }, seat);
  }

  name(cell: Cell): string {
    return nameOf(this.grid, cell);
  }
}
