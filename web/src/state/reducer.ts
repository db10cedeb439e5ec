/** The heart of the client: what a table is to this device after something has happened. Pure. */
import { asFacts } from '../net/facts';
import type { FromServer } from '../net/protocol.gen';
import { answer, enqueue, refuse, sendAgain, sendNext, settleDone, withNotice } from './commands';
import type { GameInput } from './game';
import { playAll, press, releaseNext } from './input_queue';
import { markTold } from './optimistic';
import { held } from './situation';
import { type Effect, type Happening, NO_GROUPS, type State, type Step } from './state';
import { hasGap, receive } from './table';

type Game = GameInput | null;

/** The state after something has happened, and what has to be done outside. `game` is null until its files are here. */
export function reduce(before: State, happening: Happening, game: Game): Step {
  const effects: Effect[] = [];
  const state = settle(after(before, happening, game, effects), game, effects);
  return { state, effects };
}

function after(state: State, happening: Happening, game: Game, effects: Effect[]): State {
  switch (happening.type) {
    case 'wished':
      return enqueue(state, [happening.wish], 0, game);
    case 'pressed': {
      const { intent, seat, mode = state.hold.mode } = happening;
      return game ? press(state, { intent, seat, hold: { ...state.hold, mode } }, game) : state;
    }
    case 'pressedForAll':
      return playAll(state, [happening.move], happening.seats, game);
    case 'took':
      return { ...state, hold: held(state.hold, happening.hold) };
    case 'selected':
      return { ...state, selected: happening.cells };
    case 'linked':
      return linked(state, happening.link, happening.why);
    case 'troubled':
      return withNotice(state, happening.refusal);
    default:
      return hear(state, happening.message, happening.now, game, effects);
  }
}

/** Everything that can go on by itself: presses whose board is known, and the command whose turn it is. */
function settle(from: State, game: Game, effects: Effect[]): State {
  let state = from;
  for (;;) {
    const next = releaseNext(state, game) ?? sendNext(state, game, effects);
    if (!next) return state;
    state = next;
  }
}

function linked(state: State, link: State['link'], why: string | null): State {
  const now = { ...state, link, why, isGreeted: link === 'open' };
  if (link !== 'closed') return now;
  const ended = { ...now, queue: [], held: [], running: null };
  return why && state.queue.length ? withNotice(ended, { code: why, facts: {} }) : ended;
}

function hear(state: State, message: FromServer, now: number, game: Game, effects: Effect[]): State {
  if (hasGap(state.table, message)) {
    effects.push({ do: 'refresh' });
    return { ...state, isGreeted: false };
  }
  if (message.say === 'done') return settleDone(answer(state, message.id, message.seq), game, effects);
  if (message.say === 'refused' && message.id !== null) {
    return refuse(state, message.id, { code: message.code, facts: asFacts(message.facts) }, game, effects);
  }
  const table = receive(state.table, message, now);
  if (table === state.table) return state;
  const here = sameRound(state, table);
  const told = { ...here, table, queue: markTold(here.queue, entriesOf(message)) };
  const quiet = table?.seq === state.table?.seq ? told : { ...told, notice: null };
  const settled = settleDone(quiet, game, effects);
  if (message.say !== 'welcome') return settled;
  if (!state.isGreeted) sendAgain(settled, effects);
  return { ...settled, link: 'open', why: null, isGreeted: true };
}

const entriesOf = (message: FromServer) =>
  message.say === 'news' ? [message] : message.say === 'welcome' ? (message.missed ?? []) : [];

/** At the next game on this table nothing of the one before is wanted any more. */
function sameRound(state: State, table: State['table']): State {
  const { code, round } = state.table?.info ?? {};
  if (!state.table || (table?.info.code === code && table?.info.round === round)) return state;
  const queue = state.queue.filter(({ press, after: sent }) => !press || sent !== null);
  return {
    ...state,
    queue,
    held: [],
    running: null,
    groups: NO_GROUPS,
    selected: [],
    pending: -1,
    said: null,
  };
}
