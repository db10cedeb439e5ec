/** The heart of the client: what a table is to this device after something has happened. Pure. */
import type { GameInput } from '../contract/ui';
import { asFacts } from '../net/facts';
import type { FromServer } from '../net/protocol.gen';
import {
  answer,
  enqueue,
  NO_CONNECTION,
  playAll,
  refuse,
  sendAgain,
  sendNext,
  settleDone,
  withNotice,
} from './commands';
import type { Hints } from './hints';
import { press, releaseNext } from './input_queue';
import {
  announceSelection,
  beginConfirming,
  hasNewcomer,
  pass,
  react,
  select,
  showReaction,
} from './signals';
import { markAnnounced, pickedUpAfter } from './situation';
import type { Effect, Happening } from './state';
import { NO_GROUPS, type State } from './state';
import { hasGap, receive } from './table';

type Game = GameInput | null;

interface Step {
  state: State;
  effects: readonly Effect[];
}

/**
 * The state after something has happened, and what has to be done outside.
 * `game` is null until its files are here, `hints` until the coach is first asked.
 */
export function reduce(before: State, happening: Happening, game: Game, hints: Hints | null = null): Step {
  const effects: Effect[] = [];
  const changed = after(before, happening, game, hints, effects);
  const state = hints?.observe(before, changed, happening, game, effects) ?? changed;
  return { state: settle(state, game, hints, effects), effects };
}

function after(
  state: State,
  happening: Happening,
  game: Game,
  hints: Hints | null,
  effects: Effect[],
): State {
  switch (happening.type) {
    case 'commanded':
      return enqueue(state, [happening.body], 0, game);
    case 'pressed': {
      const { input, seat, mode = state.pickedUp.mode, language, now } = happening;
      const pickedUp = { ...state.pickedUp, mode };
      return game ? press(state, { input, seat, pickedUp, language, now }, { game, hints }, effects) : state;
    }
    case 'pressedForAll':
      return playAll(state, [happening.move], happening.seats, game);
    case 'confirming':
      return beginConfirming(state, happening.id, happening.now);
    case 'confirmed':
      return { ...state, confirming: null };
    case 'took':
      return { ...state, said: null, pickedUp: pickedUpAfter(state.pickedUp, happening.pickedUp) };
    case 'selected':
      return { ...state, selected: happening.cells };
    case 'showed':
      return select(state, happening.cells, happening.seat, happening.now);
    case 'reacted':
      return react(state, happening.reaction, happening.seat, happening.now, effects);
    case 'linked':
      return linked(state, happening.link, happening.why);
    case 'troubled':
      return withNotice(state, happening.refusal);
    case 'passed':
      return pass(state, happening.now, effects);
    case 'heard':
      return hear(state, happening.message, happening.now, game, effects);
    case 'coachCame':
      return happening.isHere
        ? state
        : withNotice({ ...state, inputs: state.inputs.slice(1) }, NO_CONNECTION);
    case 'spoke':
    case 'explained':
    case 'retold':
    case 'turnedTo':
    case 'tookWay':
    case 'followed':
      return state; // about hints
    default:
      void (happening satisfies never);
      return state;
  }
}

/** Everything that can go on by itself: presses whose board is known, and the command whose turn it is. */
function settle(from: State, game: Game, hints: Hints | null, effects: Effect[]): State {
  let state = from;
  for (;;) {
    const released = game && releaseNext(state, { game, hints }, effects);
    const next = released ?? sendNext(state, game, effects);
    if (!next) return state;
    state = next;
  }
}

function linked(state: State, link: State['link'], why: string | null): State {
  const now = { ...state, link, why, isGreeted: link === 'open' };
  if (link !== 'closed') return now;
  const ended = { ...now, queue: [], inputs: [], underWay: null };
  return why && state.queue.length ? withNotice(ended, { code: why, facts: {} }) : ended;
}

function hear(state: State, message: FromServer, now: number, game: Game, effects: Effect[]): State {
  switch (message.say) {
    case 'done':
      return settleDone(answer(state, message.id, message.seq), game, effects);
    case 'refused': {
      if (message.id === null) return state;
      const refusal = { code: message.code, facts: asFacts(message.facts) };
      return refuse(state, message.id, refusal, game, effects);
    }
    case 'reacted':
      return showReaction(state, message, now);
    case 'welcome':
    case 'news':
    case 'present':
    case 'looking':
      return announce(state, message, now, game, effects);
    case 'advice':
    case 'bye':
    case 'pong':
      return state; // about hints, and about the connection
    default:
      void (message satisfies never); // what a newer server says
      return state;
  }
}

/** News, a welcome, who is here, or what others look at. */
function announce(state: State, message: FromServer, now: number, game: Game, effects: Effect[]): State {
  if (hasGap(state.table, message)) {
    effects.push({ do: 'refresh' });
    return { ...state, isGreeted: false };
  }
  const table = receive(state.table, message, now);
  if (table === state.table) return state;
  const here = sameRound(state, table);
  const announced = { ...here, table, queue: markAnnounced(here.queue, entriesOf(message)) };
  const quiet = table?.seq === state.table?.seq ? announced : { ...announced, notice: null };
  const settled = settleDone(quiet, game, effects);
  if (message.say === 'welcome') return welcomed(settled, effects);
  if (message.say === 'present' && state.table && hasNewcomer(state.table.present, message))
    return announceSelection(settled, true, effects);
  return settled;
}

/** Commands that never got an answer: the same id makes a repeat harmless. */
function welcomed(state: State, effects: Effect[]): State {
  if (state.isGreeted) return state;
  sendAgain(state, effects);
  return announceSelection({ ...state, link: 'open', why: null, isGreeted: true }, true, effects);
}

const entriesOf = (message: FromServer) =>
  message.say === 'news' ? [message] : message.say === 'welcome' ? (message.missed ?? []) : [];

/** At the next game on this table nothing of the one before is wanted any more. */
function sameRound(state: State, table: State['table']): State {
  const { code, round } = state.table?.info ?? {};
  if (!state.table || (table?.info.code === code && table?.info.round === round)) return state;
  const queue = state.queue.filter(({ press: by, after: sent }) => !by || sent !== null);
  return {
    ...state,
    queue,
    inputs: [],
    underWay: null,
    groups: NO_GROUPS,
    selected: [],
    pending: -1,
    said: null,
  };
}
