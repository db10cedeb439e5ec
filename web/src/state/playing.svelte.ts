/** What somebody at the board can see and do now, worked out from the table's state. Draws nothing. */

import type { Action, Deed, GameUi, Sentence, Situation } from '../contract/ui';
import { LASTING, NOTHING_HELD } from '../contract/ui';
import { prefs } from '../device/prefs.svelte';
import type { AnyView, Perspective } from '../net/protocol.gen';
import { isNew, practise } from '../storage/practice';
import { isBeginner } from '../storage/results';
import { type Cell, cellOf, cellsOf, gridOf, nameOf } from '../sudoku/grid';
import { Legal } from '../sudoku/legal';
import { isSameLook, type Look, type Marks, type Proof } from '../sudoku/looks';
import { momentOf, NO_MOMENT } from '../sudoku/moments';
import { steady } from '../sudoku/steady';
import { tipAfter } from '../words/tips';
import { Bundles } from './bundles';
import { Colours, isColouring } from './colours.svelte';
import { Consultation } from './consultation.svelte';
import { Doubts } from './doubts.svelte';
import { Foresight } from './foresight.svelte';
import { Presses } from './presses';
import type { Session } from './session.svelte';
import type { TableState, Told } from './table';

/** An action with the seat that would do it; several seats on one device may have the same. */
export interface SeatAction extends Action {
  seats: readonly number[];
}

/** Entries that do not change the board keep the marks of the last move. */
const isQuiet = (told: Told): boolean =>
  told.events.every((event) => event.type === 'accepted' || event.type === 'turn');

/** Hands are secret where one can be seen and another cannot. */
const areHidden = (hands: AnyView['hands']): boolean =>
  hands.includes(null) && hands.some((hand) => hand !== null);

export class Playing {
  focus = $state<Cell>(-1);
  /** Cells selected together; empty where there is only the one looked at. */
  selected = $state.raw<readonly Cell[]>([]);
  /** A cell touched once on a touch screen: the second touch plays. */
  pending = $state<Cell>(-1);
  /** On a shared device: the seat of the player who holds it now. */
  holder = $state(0);
  /** The digits and notes, as text. */
  about = $derived.by(
    () => `${this.view.board} ${'notes' in this.view ? JSON.stringify(this.view.notes) : ''}`,
  );
  readonly coach: Consultation = new Consultation(this);
  readonly doubts = new Doubts(() => this.table().seq);
  /** Whether the first moves here are still to come. */
  #fresh = $state(true);
  readonly #bundles = new Bundles();
  readonly #foresight: Foresight;
  readonly #presses: Presses;
  proof = $derived.by<Proof | null>(() => (this.coach.advice || this.isPast ? null : this.moment.proof));

  constructor(
    readonly session: Session,
    readonly ui: GameUi,
    readonly table: () => TableState,
  ) {
    this.#foresight = new Foresight(ui, table);
    this.#presses = new Presses(session, this.#foresight);
    this.#fresh = isNew(table().info.game);
    this.isBeginner = isBeginner(table().info.game);
    this.selects = ui.pressAll !== undefined;
    this.colours = new Colours(`${table().info.code} ${table().info.round}`);
  }

  /** Whether several cells can be selected at this game, and coloured. */
  readonly selects: boolean;
  readonly colours: Colours;

  /** Whether this device has hardly played this game yet. */
  readonly isBeginner: boolean;

  seat = $derived.by(() => this.#actingSeat());
  seen = $derived.by<Perspective>(() => this.#seenBy(this.seat));
  view = $derived.by<AnyView>(() => this.seen.view);
  grid = $derived.by(() => gridOf(this.view.board));
  /** The situation in which the next key or touch of a seat finds the board. */
  #next(seat: number): Situation {
    const s = seat === this.seat ? this.s : this.#situation(seat);
    return { ...s, view: this.#foresight.after(s.view, seat) };
  }
  #drawn: readonly Look[] = [];
  /** A cell that looks as before keeps its object, so that only what has changed is drawn again. */
  looks = $derived.by<readonly Look[]>(() => {
    const expected = this.#foresight.after(this.view, this.seat);
    this.#drawn = steady(this.#drawn, this.ui.looks(expected), isSameLook);
    return this.#drawn;
  });
  legal = $derived.by(() => new Legal(this.seen.legal));
  s = $derived.by<Situation>(() => this.#situation(this.seat));
  names = $derived.by(() => this.table().info.seats.map((seat) => seat.name));

  last = $derived.by(() => this.table().told.findLast((told) => told.what === 'played' && !isQuiet(told)));
  /** The view and the last entry as words and points tell them: they wait until the tile has landed. */
  landed = $state.raw<{ view: AnyView; last: Told | undefined } | null>(null);
  toldView = $derived.by<AnyView>(() => this.landed?.view ?? this.view);
  toldLast = $derived.by(() => (this.landed ? this.landed.last : this.last));
  moment = $derived.by(() => (this.last ? momentOf(this.grid, this.last.events) : NO_MOMENT));
  /** The entry after which this person has begun their turn. */
  #begun = $state(0);
  /** Whether the last move is past: what it counted and why fades once the next turn has begun. */
  isPast = $derived.by(() => this.#begun > 0 && this.#begun === this.last?.seq);
  /** Whether it is the turn of the seat that this device acts for. */
  isMyTurn = $derived.by(() => this.seat > 0 && this.view.to_move === this.seat);
  /** Whether players hide their hands from each other. */
  secret = $derived.by(() => this.ui.secret ?? areHidden(this.view.hands));
  /** Whether several people write on this board together. */
  isShared = $derived.by(
    () =>
      this.selects &&
      this.table().info.seats.length > 1 &&
      !('progress' in this.view && this.view.progress.length),
  );
  /** Whether the coach can look at this board. */
  isCoached = $derived.by(() => 'givens' in this.view && 'notes' in this.view);
  /** Whether the hand must stay hidden until the right person holds the device. */
  mustPass = $derived.by(
    () =>
      this.secret &&
      this.session.mine.length > 1 &&
      this.isMyTurn &&
      this.holder !== this.seat &&
      !this.view.over,
  );

  marks = $derived.by<Marks>(() => {
    const lasting = this.mustPass ? {} : this.ui.marks(this.s);
    const notice = this.session.notice?.cells ?? [];
    const point = this.session.hold.mode === 'point' ? this.legal.cells(this.session.hold.form) : [];
    const from = this.moment.marks;
    return {
      ...lasting,
      last: from.last?.length ? from.last : lasting.last,
      counted: this.isPast ? [] : from.counted,
      reason: [...((!this.isPast && from.reason) || []), ...cellsOf(this.grid, notice)],
      fault: [
        ...(from.fault ?? []),
        ...(lasting.fault ?? []),
        ...cellsOf(this.grid, this.coach.advice?.found.erase ?? []),
      ],
      hint: from.hint ?? [],
      target: point,
      selected: this.selected,
    };
  });

  /** The cells that a digit is for: those selected together, or the one looked at. */
  get chosen(): readonly Cell[] {
    if (this.selected.length > 1) return this.selected;
    return this.focus >= 0 ? [this.focus] : [];
  }

  actions = $derived.by<SeatAction[]>(() => {
    const found = new Map<string, SeatAction>();
    // Those who solve together need not say who presses: one button each is enough.
    const others = this.selects ? [] : this.session.mine.filter((seat) => seat !== this.seat);
    const order = [this.seat, ...others];
    for (const seat of order) {
      if (!seat || (this.mustPass && seat === this.seat)) continue;
      for (const action of this.ui.actions(this.#situation(seat))) {
        const known = found.get(action.id);
        found.set(
          action.id,
          known ? { ...known, seats: [...known.seats, seat] } : { ...action, seats: [seat] },
        );
      }
    }
    const hint = found.get('hint');
    const cell = this.#botsDigit;
    if (hint && cell) {
      const why = { ...hint, id: 'why', key: 'act-why', deed: { do: 'why', cell } } as const;
      return [...found.values()].map((action) => (action === hint ? why : action));
    }
    return [...found.values()];
  });

  /** The cell looked at, where a bot has written its digit; empty for any other. */
  #botsDigit = $derived.by<string>(() => {
    const look = this.looks[this.focus];
    const by = look?.symbol && !this.selected.length ? look.by : 0;
    return by && this.session.seatInfo(by)?.driver === 'bot' ? this.name(this.focus) : '';
  });

  #actingSeat(): number {
    const mine = this.session.mine;
    const to = this.table().perspectives[0]?.view.to_move ?? null;
    if (to !== null && mine.includes(to)) return to;
    const pointing = this.session.hold.mode === 'point' ? this.session.hold.seat : 0;
    if (pointing && mine.includes(pointing)) return pointing;
    const acts = this.table().perspectives[0]?.view.to_act ?? [];
    return mine.find((seat) => acts.includes(seat)) ?? mine[0] ?? 0;
  }

  #seenBy(seat: number): Perspective {
    const perspectives = this.table().perspectives;
    const found = perspectives.find((one) => one.viewer === seat) ?? perspectives[0];
    if (!found) throw new Error('a table without perspectives cannot be drawn');
    return found;
  }

  #situation(seat: number): Situation {
    const seen = this.#seenBy(seat);
    return {
      view: seen.view,
      grid: gridOf(seen.view.board),
      seat,
      legal: seen.viewer === seat ? new Legal(seen.legal) : new Legal(),
      hold: this.session.hold,
    };
  }

  /** Who acts when a cell is touched: in `point` mode whoever pressed the button. */
  get pointer(): number {
    const { mode, seat } = this.session.hold;
    return mode === 'point' && seat ? seat : this.seat;
  }

  /** Somebody else holds the device now: what the one before looked at is no longer looked at. */
  handTo(seat: number): void {
    this.holder = seat;
    this.focus = -1;
    this.selected = [];
  }

  points(cell: Cell): number | null {
    if (!prefs().preview || this.mustPass || this.session.hold.mode === 'point' || !this.seat) return null;
    return this.ui.points(this.s, cell);
  }

  /** A cell was touched or activated. On a touch screen a move that scores needs a second touch,
   * against slips; children mean what they touch. */
  touch(cell: Cell, pointer: string): void {
    if (this.mustPass || !this.seat || cell < 0 || this.view.over) return;
    this.#begin();
    const { mode, armed } = this.session.hold;
    if (isColouring(mode)) {
      if (armed) this.colours.give(mode, [cell], armed, this.looks);
      return;
    }
    this.#presses.soon(() => this.#enter(cell, pointer));
  }

  #enter(cell: Cell, pointer: string): void {
    const deed = this.ui.touch(this.#next(this.pointer), cell);
    const careful = pointer === 'touch' && !this.ui.gentle && deed?.do === 'move' && this.#scores(cell);
    if (careful && this.pending !== cell) {
      this.pending = cell;
      this.said = null;
      return;
    }
    this.pending = -1;
    this.carryOut(deed, this.pointer);
  }

  #begin(): void {
    if (this.isMyTurn && this.session.hold.mode !== 'point') this.#begun = this.last?.seq ?? 0;
  }

  /** Whether acting there would bring points: what cannot is done, or refused, at once. */
  #scores(cell: Cell): boolean {
    return this.session.hold.mode !== 'point' && this.ui.points(this.s, cell) !== null;
  }

  /** What one does now, said as long as it is new. */
  get prompt(): Sentence | null {
    const { view, seat, session } = this;
    const asked = 'asked' in view && view.asked.length > 0;
    const may = seat > 0 && !view.over && !asked && (view.to_move === seat || view.to_move === null);
    if (!this.#fresh || !may || this.mustPass || session.hold.mode === 'point') return null;
    return this.ui.prompt(this.s);
  }

  /** The moves so far at this table, everybody's. */
  #moves = $derived.by(
    () => this.table().told.filter((told) => told.what === 'played' && !isQuiet(told)).length,
  );

  /** The key of a tip for a first game, now and then; null at other times. */
  get tip(): string | null {
    if (!this.isBeginner || this.view.over || !this.seat || this.mustPass) return null;
    return tipAfter(this.#moves, this.table().info.game);
  }

  /** A symbol's key; with a mode, as if that were switched on. */
  press(symbol: number, mode = this.session.hold.mode): void {
    if (this.mustPass || !this.seat || this.view.over) return;
    const { chosen, focus } = this;
    if (isColouring(mode)) {
      if (chosen.length) this.colours.give(mode, chosen, symbol, this.looks);
      else this.arm(symbol);
      return;
    }
    const all = chosen.length > 1 ? this.ui.pressAll : undefined;
    this.#presses.soon(() => {
      const s = this.#next(this.seat);
      const now = { ...s, hold: { ...s.hold, mode } };
      this.carryOut(all ? all(now, chosen, symbol) : this.ui.press(now, focus, symbol), this.seat);
    });
  }

  /** Whether there is something to erase in the cells chosen. */
  canErase = $derived.by<boolean>(() => {
    const { mode } = this.session.hold;
    return isColouring(mode) ? this.colours.isIn(mode, this.chosen) : this.#erasure(this.chosen) !== null;
  });

  #erasure(cells: readonly Cell[]): Deed | null {
    const all = cells.length > 1 ? this.ui.eraseAll : undefined;
    const s = this.#next(this.seat);
    return all ? all(s, cells) : cells[0] === undefined ? null : this.ui.erase(s, cells[0]);
  }

  erase(): void {
    if (!this.seat) return;
    const { mode } = this.session.hold;
    const { chosen } = this;
    if (isColouring(mode)) this.colours.remove(mode, chosen);
    else this.#presses.soon(() => this.carryOut(this.#erasure(chosen), this.seat));
  }

  /** A cell was tapped twice; what a symbol taken up does has happened by then. */
  double(cell: Cell): void {
    if (this.session.hold.armed || !this.seat || this.mustPass) return;
    this.#presses.soon(() => this.carryOut(this.ui.double?.(this.#next(this.seat), cell) ?? null, this.seat));
  }

  /** A symbol of the hand or the keypad was taken up, or put back. */
  arm(symbol: number): void {
    this.#begin();
    this.session.take({ armed: this.session.hold.armed === symbol ? 0 : symbol });
  }

  carryOut(deed: Deed | null, seat: number): void {
    if (!deed) return;
    if (deed.do === 'hold') this.session.take(deed.hold);
    else if (deed.do === 'select') this.selected = deed.cells;
    else if (deed.do === 'move') void this.playAll([deed.move], seat);
    else if (deed.do === 'moves') void this.playAll(deed.moves, seat);
    else if (deed.do === 'say') this.said = { key: deed.key, facts: deed.facts ?? {} };
    else if (deed.do === 'why') void this.coach.ask((coach) => coach.tellWhy(this, deed.cell));
    else if (deed.do === 'obey') void this.coach.obey();
    else void this.coach.ask((coach) => coach.askCoach(this, seat));
    if (deed.do !== 'say') this.said = null;
  }

  said = $state.raw<{ key: string; facts: Record<string, unknown> } | null>(null);

  /** Moves made by one press; what takes back takes back all that one press made. */
  playAll(moves: readonly string[], seat: number): Promise<void> {
    const play = () => this.#play(moves, seat);
    return this.ui.foresee ? this.#presses.playAll(moves, seat, play) : play();
  }

  async #play(moves: readonly string[], seat: number): Promise<void> {
    const [first = ''] = moves;
    const { armed, mode } = this.session.hold;
    const writes = this.ui.keypad(this.s).length > 0;
    const { game } = this.table().info;
    const back = first === 'undo' ? this.#bundles.undo() : first === 'redo' ? this.#bundles.redo() : 0;
    const all = back ? Array.from({ length: back }, () => first) : moves;
    let made = 0;
    for (const move of all) {
      if (!(await this.session.play(move, seat))) {
        this.#foresight.refuse(move, seat);
        break;
      }
      made++;
    }
    if (!back) this.#bundles.add(made);
    if (!made) return;
    this.coach.told = null;
    practise(game);
    this.#fresh = isNew(game);
    // What was chosen while the server answered stays chosen.
    const { hold } = this.session;
    if (hold.armed !== armed || hold.mode !== mode) return;
    // The game may be over by now and this board gone: only the session may be asked.
    const still = (this.session.perspective(seat)?.view.hands[seat - 1] ?? []).includes(armed);
    this.session.take({
      ...NOTHING_HELD,
      armed: writes || still ? armed : 0,
      mode: LASTING.includes(mode) ? mode : 'put',
    });
  }

  /** The button that waits for its second press. */
  get doubted(): SeatAction | null {
    return this.actions.find((action) => this.doubts.isAbout(action.id)) ?? null;
  }

  act(action: SeatAction, seat: number): void {
    if (action.off && !this.#foresight.isWaiting) return;
    if (action.sure && !this.doubts.isAbout(action.id)) {
      this.doubts.begin(action.id);
      return;
    }
    this.doubts.end();
    if (action.forAll && action.deed.do === 'move') {
      // On a shared device one press answers for every seat that is asked.
      void this.#playForAll(action.deed.move, action.seats);
      return;
    }
    // A switch is only of this device; all else may depend on the board.
    if (action.deed.do === 'hold') this.carryOut(action.deed, seat);
    else this.#presses.soon(() => this.carryOut(action.deed, seat));
  }

  async #playForAll(move: string, seats: readonly number[]): Promise<void> {
    for (const seat of seats) if (!(await this.session.play(move, seat))) return;
  }

  name(cell: Cell): string {
    return nameOf(this.grid, cell);
  }

  /** Whether a digit stands in a cell. */
  isWritten(name: string): boolean {
    return this.view.board[cellOf(this.grid, name)] !== '.';
  }
}
