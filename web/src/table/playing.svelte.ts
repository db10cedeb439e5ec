/** What somebody at the board can see and do now, worked out from the table's state. Draws nothing. */
import { isSameLook, type Look, type Marks, type Proof } from '../board/looks';
import { type Cell, cellsOf, gridOf, nameOf } from '../core/grid';
import { Legal } from '../core/legal';
import { isNew, practise } from '../core/practice';
import { prefs } from '../core/prefs.svelte';
import type { AnyView, Perspective } from '../core/protocol.gen';
import { isBeginner } from '../core/results';
import type { Session } from '../core/session.svelte';
import type { TableState, Told } from '../core/table';
import { has } from '../core/words.svelte';
import { momentOf, NO_MOMENT } from '../games/moments';
import type { Action, Deed, GameUi, Sentence, Situation } from '../games/ui';
import { NOTHING_HELD } from '../games/ui';

/** An action with the seat that would do it; several seats on one device may have the same. */
export interface SeatAction extends Action {
  seats: readonly number[];
}

/** A hint of the coach: how much of it was asked for, and for which board. */
export interface Advice {
  text: string;
  stage: number;
  board: string;
}

/** Milliseconds in which a confirmation ignores presses: a double tap must not confirm. */
const SECOND_THOUGHT = 400;

/** Entries that do not change the board keep the marks of the last move. */
const isQuiet = (told: Told): boolean =>
  told.events.every((event) => event.type === 'accepted' || event.type === 'turn');

/** A tip stays for this many moves, and then there is none for as many. */
const TIP_LASTS = 4;

/** The keys of a game's tips. */
function tipsOf(game: string): string[] {
  const found: string[] = [];
  while (has(`${game}-tip-${found.length + 1}`)) found.push(`${game}-tip-${found.length + 1}`);
  return found;
}

/** Hands are secret where one can be seen and another cannot. */
const areHidden = (hands: AnyView['hands']): boolean =>
  hands.includes(null) && hands.some((hand) => hand !== null);

/** One shared object: clearing a hint that is not there must not redraw anything. */
const NO_MARKS: Marks = {};

export class Playing {
  focus = $state<Cell>(-1);
  /** A cell touched once on a touch screen: the second touch plays. */
  pending = $state<Cell>(-1);
  /** On a shared device: the seat of the player who holds it now. */
  holder = $state(0);
  /** Marks and words of the coach, while a hint is shown. */
  hint = $state.raw<Marks>(NO_MARKS);
  hintProof = $state.raw<Proof | null>(null);
  /** What the coach last said, and about which board: it holds only there. */
  told = $state.raw<Advice | null>(null);
  advice = $derived.by(() => (this.told?.board === this.view.board ? this.told : null));
  /** The button that waits for a confirmation, with the log entry it was pressed after; the next entry cancels it. */
  #doubted = $state.raw({ what: '', seq: -1 });
  hesitates = $state(false);
  /** Whether the first moves here are still to come. */
  #fresh = $state(true);
  proof = $derived.by(() => this.hintProof ?? this.moment.proof);

  constructor(
    readonly session: Session,
    readonly ui: GameUi,
    readonly table: () => TableState,
  ) {
    this.#fresh = isNew(table().info.game);
    this.isBeginner = isBeginner(table().info.game);
  }

  /** Whether this device has hardly played this game yet. */
  readonly isBeginner: boolean;

  seat = $derived.by(() => this.#actingSeat());
  seen = $derived.by<Perspective>(() => this.#seenBy(this.seat));
  view = $derived.by<AnyView>(() => this.seen.view);
  grid = $derived.by(() => gridOf(this.view.board));
  looks = $derived.by<Look[]>(() => this.#steady(this.ui.looks(this.view)));
  legal = $derived.by(() => new Legal(this.seen.legal));
  s = $derived.by<Situation>(() => this.#situation(this.seat));
  names = $derived.by(() => this.table().info.seats.map((seat) => seat.name));

  last = $derived.by(() => this.table().told.findLast((told) => told.what === 'played' && !isQuiet(told)));
  moment = $derived.by(() => (this.last ? momentOf(this.grid, this.last.events) : NO_MOMENT));
  /** Whether it is the turn of the seat that this device acts for. */
  isMyTurn = $derived.by(() => this.seat > 0 && this.view.to_move === this.seat);
  /** Whether players hide their hands from each other. */
  secret = $derived.by(() => this.ui.secret ?? areHidden(this.view.hands));
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
      ...this.hint,
      last: from.last?.length ? from.last : lasting.last,
      counted: from.counted,
      reason: [...(from.reason ?? []), ...cellsOf(this.grid, notice)],
      fault: [...(from.fault ?? []), ...(lasting.fault ?? []), ...(this.hint.fault ?? [])],
      hint: [...(from.hint ?? []), ...(this.hint.hint ?? [])],
      target: point,
    };
  });

  actions = $derived.by<SeatAction[]>(() => {
    const found = new Map<string, SeatAction>();
    const order = [this.seat, ...this.session.mine.filter((seat) => seat !== this.seat)];
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
    return [...found.values()];
  });

  #drawn: Look[] = [];

  /** A cell that looks as before keeps its object, so that only what has changed is drawn again. */
  #steady(looks: Look[]): Look[] {
    this.#drawn = looks.map((look, cell) => {
      const before = this.#drawn[cell];
      return before && isSameLook(before, look) ? before : look;
    });
    return this.#drawn;
  }

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

  points(cell: Cell): number | null {
    if (!prefs().preview || this.mustPass || this.session.hold.mode === 'point' || !this.seat) return null;
    return this.ui.points(this.s, cell);
  }

  /** A cell was touched or activated. On a touch screen a move that scores needs a second touch, against slips. */
  touch(cell: Cell, pointer: string): void {
    if (this.mustPass || !this.seat || cell < 0 || this.view.over) return;
    const deed = this.ui.touch(this.#situation(this.pointer), cell);
    const careful = pointer === 'touch' && deed?.do === 'move' && this.#scores(cell);
    if (careful && this.pending !== cell) {
      this.pending = cell;
      return;
    }
    this.pending = -1;
    this.carryOut(deed, this.pointer);
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
    const { game } = this.table().info;
    const isDue = Math.floor(this.#moves / TIP_LASTS) % 2 === 1;
    if (!this.isBeginner || !isDue || this.view.over || !this.seat || this.mustPass) return null;
    const tips = tipsOf(game);
    return tips[Math.floor(this.#moves / (2 * TIP_LASTS)) % tips.length] ?? null;
  }

  press(symbol: number): void {
    if (this.mustPass || !this.seat || this.view.over) return;
    this.carryOut(this.ui.press(this.s, this.focus, symbol), this.seat);
  }

  erase(cell: Cell): void {
    if (this.seat) this.carryOut(this.ui.erase(this.s, cell), this.seat);
  }

  /** A symbol of the hand or the keypad was taken up, or put back. */
  arm(symbol: number): void {
    this.session.take({ armed: this.session.hold.armed === symbol ? 0 : symbol });
  }

  carryOut(deed: Deed | null, seat: number): void {
    if (!deed) return;
    if (deed.do === 'hold') this.session.take(deed.hold);
    else if (deed.do === 'move') void this.#play(deed.move, seat);
    else if (deed.do === 'say') this.said = { key: deed.key, facts: deed.facts ?? {} };
    else this.onHint(seat);
    if (deed.do !== 'say') this.said = null;
  }

  said = $state.raw<{ key: string; facts: Record<string, unknown> } | null>(null);
  onHint: (seat: number) => void = () => {};

  async #play(move: string, seat: number): Promise<void> {
    this.hint = NO_MARKS;
    this.hintProof = null;
    const { armed, mode } = this.session.hold;
    const writes = this.ui.keypad(this.s).length > 0;
    const { game } = this.table().info;
    if (!(await this.session.play(move, seat))) return;
    practise(game);
    this.#fresh = isNew(game);
    // The game may be over by now and this board gone: only the session may be asked.
    const still = (this.session.perspective(seat)?.view.hands[seat - 1] ?? []).includes(armed);
    this.session.take({
      ...NOTHING_HELD,
      armed: writes || still ? armed : 0,
      mode: mode === 'note' ? 'note' : 'put',
    });
  }

  /** The button that waits for its second press. */
  get doubted(): SeatAction | null {
    if (this.#doubted.seq !== this.table().seq) return null;
    return this.actions.find((action) => this.isDoubted(action)) ?? null;
  }

  isDoubted(action: SeatAction): boolean {
    const { what, seq } = this.#doubted;
    return seq === this.table().seq && what === action.id;
  }

  act(action: SeatAction, seat: number): void {
    if (action.off) return;
    if (action.sure && !this.isDoubted(action)) {
      this.#doubted = { what: action.id, seq: this.table().seq };
      this.hesitates = true;
      setTimeout(() => (this.hesitates = false), SECOND_THOUGHT);
      return;
    }
    this.#doubted = { what: '', seq: -1 };
    if (action.forAll && action.deed.do === 'move') {
      // On a shared device one press answers for every seat that is asked.
      void this.#playForAll(action.deed.move, action.seats);
      return;
    }
    this.carryOut(action.deed, seat);
  }

  async #playForAll(move: string, seats: readonly number[]): Promise<void> {
    for (const seat of seats) if (!(await this.session.play(move, seat))) return;
  }

  name(cell: Cell): string {
    return nameOf(this.grid, cell);
  }
}
