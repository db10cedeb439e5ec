/** Presses in their order: each finds the board as the ones before it leave it, however long the server takes. */

import type { Intent, Situation } from '../contract/input';
import type { GameInput } from '../contract/ui';
import { takesCommands } from '../net/connection';
import type { Cell } from '../sudoku/grid';
import { NO_CONNECTION, playAll, withNotice } from './commands';
import type { Hints } from './hints';
import { isBlind, pickedUpAfter, situationOf } from './situation';
import type { Effect, Input, QueuedInput, State } from './state';

/** The game, and what the coach needs, once it has been fetched. */
interface Parts {
  game: GameInput;
  hints: Hints | null;
}

/** What a press means in a situation. */
function meaningOf(s: Situation, input: Input, { game, hints }: Parts): Intent | null {
  const several = game.features.severalCells;
  switch (input.do) {
    case 'touch':
      return game.touch(s, input.cell);
    case 'symbol':
      return input.cells.length > 1 && several
        ? several.press(s, input.cells, input.symbol)
        : game.press(s, input.cells[0] ?? -1, input.symbol);
    case 'erase':
      return erasureOf(s, input.cells, game);
    case 'double':
      return several?.double(s, input.cell) ?? null;
    case 'follow':
      return { do: 'moves', moves: hints?.doing(s, input.hint)?.moves ?? [] };
    default:
      return input.intent;
  }
}

/** What would be erased in some cells; null where there is nothing to erase. */
export function erasureOf(s: Situation, cells: readonly Cell[], game: GameInput): Intent | null {
  const [first] = cells;
  const several = game.features.severalCells;
  if (cells.length > 1 && several) return several.erase(s, cells);
  return first === undefined ? null : game.erase(s, first);
}

/**
 * On a touch screen a move that scores needs a second touch, against slips; children mean what they touch. Whatever may be meant otherwise
 * needs one everywhere.
 */
function isCareful(s: Situation, input: Input, intent: Intent | null, game: GameInput): boolean {
  if (intent?.do === 'move' && intent.asks) return true;
  if (input.do !== 'touch' || input.pointer !== 'touch' || game.gentle) return false;
  return intent?.do === 'move' && s.pickedUp.mode !== 'point' && game.points(s, input.cell) !== null;
}

/** What is said while a second touch is waited for; null for the usual words. */
function asked(intent: Intent | null): State['said'] {
  const asks = intent?.do === 'move' ? intent.asks : undefined;
  return asks ? { key: asks.key, facts: asks.facts ?? {} } : null;
}

/** Carry out what a press means now. */
function interpret(state: State, press: QueuedInput, parts: Parts, effects: Effect[]): State {
  const { game } = parts;
  const { input, seat, pickedUp } = press;
  // What a press before it has taken up is held by now; the mode is the one in which it was pressed.
  const s = situationOf({ ...state, pickedUp: { ...pickedUp, armed: state.pickedUp.armed } }, seat, game);
  if (!s) return state;
  const intent = meaningOf(s, input, parts);
  if (input.do !== 'touch') return carryOut(state, intent, press, parts, effects);
  if (isCareful(s, input, intent, game) && state.pending !== input.cell)
    return { ...state, pending: input.cell, said: asked(intent) };
  return carryOut({ ...state, pending: -1 }, intent, press, parts, effects);
}

function carryOut(
  state: State,
  intent: Intent | null,
  press: QueuedInput,
  parts: Parts,
  effects: Effect[],
): State {
  if (!intent) return state;
  if (intent.do === 'say') return { ...state, said: { key: intent.key, facts: intent.facts ?? {} } };
  const quiet = state.said ? { ...state, said: null } : state;
  const { game, hints } = parts;
  switch (intent.do) {
    case 'pickUp':
      return { ...quiet, pickedUp: pickedUpAfter(state.pickedUp, intent.pickedUp) };
    case 'select':
      return { ...quiet, selected: intent.cells };
    case 'move':
      return playAll(quiet, [intent.move], [press.seat], game);
    case 'moves':
      return playAll(quiet, intent.moves, [press.seat], game);
    default:
      return hints ? hints.carryOut(quiet, intent, press, game, effects) : withNotice(quiet, NO_CONNECTION);
  }
}

/** Do what depends on the board: at once, or after the presses before it, as soon as the board is known. */
export function press(state: State, one: QueuedInput, parts: Parts, effects: Effect[]): State {
  // Nothing is queued without a connection: what would be sent is refused at once.
  if (!takesCommands(state.link)) return interpret(state, one, parts, effects);
  return { ...state, inputs: [...state.inputs, one] };
}

const COACH_INTENTS: readonly Intent['do'][] = ['hint', 'why', 'obey'];
const isForCoach = ({ input }: QueuedInput): boolean =>
  input.do === 'follow' || (input.do === 'intent' && COACH_INTENTS.includes(input.intent.do));

/** The next press that waits, once it is known how the board will be. Null where nothing changes. */
export function releaseNext(state: State, parts: Parts, effects: Effect[]): State | null {
  const [first, ...rest] = state.inputs;
  if (!first || isBlind(state.queue, parts.game)) return null;
  const after = { ...state, inputs: rest };
  if (!isForCoach(first) || parts.hints) return interpret(after, first, parts, effects);
  if (!parts.game.features.coach) return after;
  effects.push({ do: 'fetchCoach' });
  return null;
}
