/** What the coach was asked at a table and has said: a hint holds as long as it is true of the board. Fetched when it is first asked. */

import type { Intent, Situation } from '../contract/input';
import type { Coached, GameInput, HintDoing } from '../contract/ui';
import { takesCommands } from '../net/connection';
import { asFacts } from '../net/facts';
import type { Advice, FromServer, HintShape } from '../net/protocol.gen';
import { cellOf, gridOf, NINE } from '../sudoku/grid';
import { enqueue, messageOf, playAll } from './commands';
import { isShared, situationOf } from './situation';
import type { Effect, Happening } from './state';
import {
  type GivenHint,
  type HintState,
  NO_HINT,
  type Question,
  type QueuedInput,
  type Refused,
  type State,
} from './state';
import { perspectiveOf } from './table';

type Game = GameInput | null;
/** Hints are about the table as the server has told it. */
type Known = Pick<State, 'table'>;

/** Milliseconds: an answer that comes sooner needs no word that it is on its way. */
const QUICK_MS = 120;
/** How much there is to tell: where to look, which technique, the whole proof. */
const STAGES = 3;

const withHint = (state: State, change: Partial<HintState>): State => ({
  ...state,
  hint: { ...state.hint, ...change },
});
const viewOf = ({ table }: Known, seat: number) => table && perspectiveOf(table, seat)?.view;

const question = (
  { seat, language, now }: Pick<QueuedInput, 'seat' | 'language' | 'now'>,
  id: string,
): Question => ({
  id,
  seat,
  language,
  about: '',
  command: null,
  slowAt: now + QUICK_MS,
  isSlow: false,
});

const withGiven = (state: State, shape: HintShape, rest: Omit<GivenHint, 'shape'>): State =>
  withHint(state, { question: null, given: { ...rest, shape }, beat: shape.drawing ? 1 : 0 });
const failed = (state: State, trouble: Refused): State => withHint(state, { question: null, trouble });

export class Hints {
  readonly #coach: Coached;

  constructor(coach: Coached) {
    this.#coach = coach;
  }

  /** What one press would do about a hint. */
  doing(s: Situation, hint: HintShape): HintDoing | null {
    return this.#coach.doing(s, hint);
  }

  /** A hint holds for its position, or until the coach has looked at what others wrote; why a digit stands
   *  in a cell, for as long as it stands there. */
  holds(state: Known, hint: GivenHint, game: Game): boolean {
    if (!hint.why) return hint.about === this.#about(state, hint.seat) || isShared(state, game);
    const board = viewOf(state, hint.seat)?.board ?? '';
    return (board[cellOf(gridOf(board), hint.why)] ?? '.') !== '.';
  }

  /** What a hint for a seat would be about now, as text. */
  #about(state: Known, seat: number): string {
    const view = viewOf(state, seat);
    return view ? this.#coach.about(view) : '';
  }

  /** A press that asks the coach, or does what it has said. */
  carryOut(state: State, intent: Intent, press: QueuedInput, game: GameInput, effects: Effect[]): State {
    if (intent.do === 'obey') return this.#obey(state, press, game);
    if (state.hint.question && (intent.do === 'why' || this.#asksTheSame(state, state.hint.question, game)))
      return state;
    if (intent.do !== 'why') return this.#ask(state, press, game);
    effects.push({ do: 'askWhy', cell: intent.cell, language: press.language });
    return withHint(state, { question: question(press, ''), trouble: null });
  }

  /** Pressing again while the coach thinks asks nothing more, unless one has done something since. */
  #asksTheSame(state: State, asked: Question, game: GameInput): boolean {
    if (!asked.id || state.queue.length) return !asked.id || state.queue.at(-1)?.id === asked.id;
    return asked.about === this.#about(state, asked.seat) || isShared(state, game);
  }

  /** One stage more of the hint, or the first stage for a new position. The table counts it. */
  #ask(state: State, press: QueuedInput, game: GameInput): State {
    const { seat, language } = press;
    // One that waits before something else is about the board before that.
    const isRetry = state.hint.question !== null && state.queue.at(-1)?.id !== state.hint.question.id;
    const { way } = state.hint;
    const body = { do: 'play', move: this.#coach.move, seat, language, ...(way ? { way } : {}) } as const;
    const after = enqueue(state, [body], 0, game, isRetry);
    const last = after.queue.at(-1);
    if (!last || after.queue === state.queue) return after;
    return withHint(after, { question: question(press, last.id), trouble: null });
  }

  /** Do what the coach said, unless it holds no more; where something has to be done first, the rest waits for it. */
  #obey(state: State, press: QueuedInput, game: GameInput): State {
    const hint = state.hint.given;
    const s = situationOf(state, press.seat, game);
    if (!hint || !s || !this.holds(state, hint, game)) return state;
    const { first, moves } = this.doing(s, hint.shape) ?? { first: '', moves: [] };
    if (!first) return playAll(state, moves, [press.seat], game);
    const after = playAll(state, [first], [press.seat], game);
    const rest: QueuedInput = { ...press, input: { do: 'follow', hint: hint.shape } };
    return takesCommands(after.link) ? { ...after, inputs: [rest, ...after.inputs] } : after;
  }

  /** What follows for hints from what has happened. */
  observe(before: State, state: State, happening: Happening, game: Game, effects: Effect[]): State {
    switch (happening.type) {
      case 'turnedTo':
        return withHint(state, { beat: happening.beat });
      case 'tookWay':
        return takeWay(state, happening.way);
      case 'followed':
        return this.#follow(state, happening.way, game, effects);
      case 'explained':
        return hearWhy(state, happening.cell, happening.shape);
      case 'retold':
        return this.#hearRetold(state, happening);
      case 'spoke':
        return this.#retell(state, happening.language, happening.now, game, effects);
      case 'passed':
        return thinking(state, happening.now);
      case 'linked':
        return state.link === 'closed' ? withHint(state, { question: null }) : state;
      case 'heard':
        return this.#hear(before, state, happening.message, game, effects);
      default:
        return state;
    }
  }

  #hear(before: State, state: State, message: FromServer, game: Game, effects: Effect[]): State {
    if (message.say === 'advice') return hearAdvice(state, message);
    if (before.table?.info.round !== state.table?.info.round)
      return { ...state, hint: { ...NO_HINT, way: state.hint.way } };
    const isPlayed = effects.some((effect) => effect.do === 'played');
    const after = isPlayed ? withHint(state, { given: null }) : state;
    if (message.say === 'news' && !after.table?.you.seats.includes(message.seat))
      this.#recheck(after, game, effects);
    // The same command brings the answer that got lost, and counts no second hint.
    const { command } = after.hint.question ?? {};
    if (message.say === 'welcome' && !before.isGreeted && command)
      effects.push({ do: 'send', message: messageOf(command) });
    return this.#count(before, after, message);
  }

  /** The table has counted a hint, so that what it is about is known; or it has refused it. */
  #count(before: State, state: State, message: FromServer): State {
    const asked = state.hint.question;
    const isOpen = asked?.id && !asked.command && !state.queue.some(({ id }) => id === asked.id);
    const command = isOpen && before.queue.find(({ id }) => id === asked.id);
    if (!command) return state;
    const seq = message.say === 'done' ? message.seq : command.seq;
    if (message.say === 'refused' || seq === null) return withHint(state, { question: null });
    const about = state.table?.seq === seq ? this.#about(state, asked.seat) : '';
    return withHint(state, { question: { ...asked, about, command: { ...command, seq } } });
  }

  /** In another language the same is said once more; nobody has taken a hint by that. */
  #retell(state: State, language: string, now: number, game: Game, effects: Effect[]): State {
    const hint = state.hint.given;
    if (!hint || hint.language === language || !this.holds(state, hint, game)) return state;
    if (!hint.why) {
      effects.push({
        do: 'retell',
        seq: hint.seq,
        language,
        way: hint.way,
        about: this.#about(state, hint.seat),
      });
      return state;
    }
    effects.push({ do: 'askWhy', cell: hint.why, language });
    return withHint(state, { question: question({ seat: hint.seat, language, now }, '') });
  }

  /** After others have written something, the coach looks again whether it would say the same. */
  #recheck(state: State, game: Game, effects: Effect[]): void {
    const hint = state.hint.given;
    if (!hint || hint.why || !isShared(state, game)) return;
    const about = this.#about(state, hint.seat);
    const { seq, language, way } = hint;
    if (about !== hint.about) effects.push({ do: 'retell', seq, language, way, about });
  }

  /** From now on the coach follows one way; what it has said is told by that way at once. */
  #follow(state: State, way: string, game: Game, effects: Effect[]): State {
    const after = withHint(state, { way });
    const hint = state.hint.given;
    if (!hint || hint.why || hint.way === way || !this.holds(state, hint, game)) return after;
    const { seq, language } = hint;
    effects.push({ do: 'retell', seq, language, way, about: this.#about(state, hint.seat) });
    return after;
  }

  /** The same hint once more, or why there is none: in another language, or about the board of now. */
  #hearRetold(
    state: State,
    { seq, language, way, about, shape }: Extract<Happening, { type: 'retold' }>,
  ): State {
    const hint = state.hint.given;
    if (hint?.seq !== seq) return state;
    const isGone = 'code' in shape;
    if (hint.language !== language || hint.way !== way)
      return isGone ? failed(state, shape) : withGiven(state, shape, { ...hint, about, language, way });
    if (about !== this.#about(state, hint.seat)) return state;
    return withHint(state, { given: isGone ? null : { ...hint, about } });
  }
}

/** The coach has answered a hint. */
function hearAdvice(state: State, { id, seq, stage, hint, code, facts }: Advice): State {
  const asked = state.hint.question;
  if (!asked || asked.id !== id) return state;
  if (!hint) return failed(state, { code: code ?? 'server-trouble', facts: asFacts(facts) });
  const { seat, about, language } = asked;
  return withGiven(state, hint, { stage, seq, seat, about, language, way: state.hint.way, why: '' });
}

/** How a bot found a digit, or why the coach cannot tell. */
function hearWhy(state: State, cell: string, shape: HintShape | Refused): State {
  const asked = state.hint.question;
  if (!asked || asked.id) return state;
  if ('code' in shape) return failed(state, shape);
  const { seat, language } = asked;
  return withGiven(state, shape, { stage: STAGES, seq: 0, seat, about: '', language, way: '', why: cell });
}

/** Instead of a long proof: a shorter one of a harder kind, or the digit without any. */
function takeWay(state: State, way: 'shorter' | 'digit'): State {
  const hint = state.hint.given;
  const { shorter, digit, drawing } = hint?.shape ?? {};
  if (hint && way === 'shorter' && shorter) return withGiven(state, shorter, hint);
  if (!hint || !digit || !drawing) return state;
  const places = [[cellOf(NINE, digit.cell), digit.symbol]] as const;
  const shown = { ...drawing, tints: [], frames: [], marks: [], arrows: [], rays: [], beats: 1, places };
  const shape: HintShape = {
    ...hint.shape,
    text: '',
    phrases: [],
    tree: null,
    removes: [],
    places: digit,
    shorter: null,
    digit: null,
    drawing: { ...shown, blocks: false, legend: ['placement'] },
  };
  return withGiven(state, shape, hint);
}

/** The coach takes longer than a moment: that is said. */
function thinking(state: State, now: number): State {
  const asked = state.hint.question;
  return asked && asked.slowAt <= now ? withHint(state, { question: { ...asked, isSlow: true } }) : state;
}
