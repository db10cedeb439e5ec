/** Presses in their order: each finds the board as the ones before it leave it, however long the server takes. */

import type { Deed, Situation } from '../contract/input';
import type { GameInput } from '../contract/ui';
import { takesCommands } from '../net/connection';
import type { Cell } from '../sudoku/grid';
import { NO_CONNECTION, playAll, withNotice } from './commands';
import type { Hints } from './hints';
import { held, isBlind, situationOf } from './situation';
import type { Effect, Intent, Press, State } from './state';

/** The game, and what the coach needs, once it has been fetched. */
export interface Parts {
  game: GameInput;
  hints: Hints | null;
}

/** What a press means in a situation. */
function meaningOf(s: Situation, intent: Intent, { game, hints }: Parts): Deed | null {
  const several = game.features.severalCells;
  switch (intent.do) {
    case 'touch':
      return game.touch(s, intent.cell);
    case 'symbol':
      return intent.cells.length > 1 && several
        ? several.press(s, intent.cells, intent.symbol)
        : game.press(s, intent.cells[0] ?? -1, intent.symbol);
    case 'erase':
      return erasureOf(s, intent.cells, game);
    case 'double':
      return several?.double(s, intent.cell) ?? null;
    case 'follow':
      return { do: 'moves', moves: hints?.doing(s, intent.hint)?.moves ?? [] };
    default:
      return intent.deed;
  }
}

/** What would be erased in some cells; null where there is nothing to erase. */
export function erasureOf(s: Situation, cells: readonly Cell[], game: GameInput): Deed | null {
  const [first] = cells;
  const several = game.features.severalCells;
  if (cells.length > 1 && several) return several.erase(s, cells);
  return first === undefined ? null : game.erase(s, first);
}

/** On a touch screen a move that scores needs a second touch, against slips; children mean what they touch. */
function isCareful(s: Situation, intent: Intent, deed: Deed | null, game: GameInput): boolean {
  if (intent.do !== 'touch' || intent.pointer !== 'touch' || game.gentle) return false;
  return deed?.do === 'move' && s.hold.mode !== 'point' && game.points(s, intent.cell) !== null;
}

/** Carry out what a press means now. */
function interpret(state: State, press: Press, parts: Parts, effects: Effect[]): State {
  const { game } = parts;
  const { intent, seat, hold } = press;
  // What a press before it has taken up is held by now; the mode is the one in which it was pressed.
  const s = situationOf({ ...state, hold: { ...hold, armed: state.hold.armed } }, seat, game);
  if (!s) return state;
  const deed = meaningOf(s, intent, parts);
  if (intent.do !== 'touch') return carryOut(state, deed, press, parts, effects);
  if (isCareful(s, intent, deed, game) && state.pending !== intent.cell)
    return { ...state, pending: intent.cell, said: null };
  return carryOut({ ...state, pending: -1 }, deed, press, parts, effects);
}

function carryOut(state: State, deed: Deed | null, press: Press, parts: Parts, effects: Effect[]): State {
  if (!deed) return state;
  if (deed.do === 'say') return { ...state, said: { key: deed.key, facts: deed.facts ?? {} } };
  const quiet = state.said ? { ...state, said: null } : state;
  const { game, hints } = parts;
  switch (deed.do) {
    case 'hold':
      return { ...quiet, hold: held(state.hold, deed.hold) };
    case 'select':
      return { ...quiet, selected: deed.cells };
    case 'move':
      return playAll(quiet, [deed.move], [press.seat], game);
    case 'moves':
      return playAll(quiet, deed.moves, [press.seat], game);
    default:
      return hints ? hints.carryOut(quiet, deed, press, game, effects) : withNotice(quiet, NO_CONNECTION);
  }
}

/** Do what depends on the board: at once, or after the presses before it, as soon as the board is known. */
export function press(state: State, one: Press, parts: Parts, effects: Effect[]): State {
  // Nothing is queued without a connection: what would be sent is refused at once.
  if (!takesCommands(state.link)) return interpret(state, one, parts, effects);
  return { ...state, held: [...state.held, one] };
}

const COACH_DEEDS: readonly Deed['do'][] = ['hint', 'why', 'obey'];
const isForCoach = ({ intent }: Press): boolean =>
  intent.do === 'follow' || (intent.do === 'deed' && COACH_DEEDS.includes(intent.deed.do));

/** The next press that waits, once it is known how the board will be. Null where nothing changes. */
export function releaseNext(state: State, parts: Parts, effects: Effect[]): State | null {
  const [first, ...rest] = state.held;
  if (!first || isBlind(state.queue, parts.game)) return null;
  const after = { ...state, held: rest };
  if (!isForCoach(first) || parts.hints) return interpret(after, first, parts, effects);
  if (!parts.game.features.coach) return after;
  effects.push({ do: 'fetchCoach' });
  return null;
}
