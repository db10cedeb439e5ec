/** Presses in their order: each finds the board as the ones before it leave it, however long the server takes. */

import type { Deed, Situation } from '../contract/ui';
import type { Cell } from '../sudoku/grid';
import { enqueue, nextPress, playOf } from './commands';
import type { GameInput } from './game';
import { isBlind } from './optimistic';
import { held, situationOf } from './situation';
import type { Intent, Press, State } from './state';

/** What a press means in a situation. */
function meaningOf(s: Situation, intent: Intent, game: GameInput): Deed | null {
  switch (intent.do) {
    case 'touch':
      return game.touch(s, intent.cell);
    case 'symbol':
      return intent.cells.length > 1 && game.pressAll
        ? game.pressAll(s, intent.cells, intent.symbol)
        : game.press(s, intent.cells[0] ?? -1, intent.symbol);
    case 'erase':
      return erasureOf(s, intent.cells, game);
    case 'double':
      return game.double?.(s, intent.cell) ?? null;
    default:
      return intent.deed;
  }
}

/** What would be erased in some cells; null where there is nothing to erase. */
export function erasureOf(s: Situation, cells: readonly Cell[], game: GameInput): Deed | null {
  const [first] = cells;
  if (cells.length > 1 && game.eraseAll) return game.eraseAll(s, cells);
  return first === undefined ? null : game.erase(s, first);
}

/** On a touch screen a move that scores needs a second touch, against slips; children mean what they touch. */
function isCareful(s: Situation, intent: Intent, deed: Deed | null, game: GameInput): boolean {
  if (intent.do !== 'touch' || intent.pointer !== 'touch' || game.gentle) return false;
  return deed?.do === 'move' && s.hold.mode !== 'point' && game.points(s, intent.cell) !== null;
}

/** Carry out what a press means now. */
function interpret(state: State, { intent, seat, hold }: Press, game: GameInput): State {
  // What a press before it has taken up is held by now; the mode is the one in which it was pressed.
  const s = situationOf({ ...state, hold: { ...hold, armed: state.hold.armed } }, seat, game);
  if (!s) return state;
  const deed = meaningOf(s, intent, game);
  if (intent.do !== 'touch') return carryOut(state, deed, seat, game);
  if (isCareful(s, intent, deed, game) && state.pending !== intent.cell)
    return { ...state, pending: intent.cell, said: null };
  return carryOut({ ...state, pending: -1 }, deed, seat, game);
}

function carryOut(state: State, deed: Deed | null, seat: number, game: GameInput): State {
  if (!deed) return state;
  if (deed.do === 'say') return { ...state, said: { key: deed.key, facts: deed.facts ?? {} } };
  const quiet = state.said ? { ...state, said: null } : state;
  switch (deed.do) {
    case 'hold':
      return { ...quiet, hold: held(state.hold, deed.hold) };
    case 'select':
      return { ...quiet, selected: deed.cells };
    case 'move':
      return playAll(quiet, [deed.move], [seat], game);
    case 'moves':
      return playAll(quiet, deed.moves, [seat], game);
    default:
      return quiet;
  }
}

/** Moves made by one press, for one seat or for several. */
export function playAll(
  state: State,
  moves: readonly string[],
  seats: readonly number[],
  game: GameInput | null,
): State {
  const [now, press] = nextPress(state);
  const wishes = seats.flatMap((seat) => moves.map((move) => playOf(move, seat)));
  return enqueue(now, wishes, press, game);
}

/** Do what depends on the board: at once, or after the presses before it, as soon as the board is known. */
export function press(state: State, one: Press, game: GameInput): State {
  // Nothing is queued without a connection: what would be sent is refused at once.
  if (state.link !== 'open') return interpret(state, one, game);
  return { ...state, held: [...state.held, one] };
}

/** The next press that waits, once it is known how the board will be. Null where nothing changes. */
export function releaseNext(state: State, game: GameInput | null): State | null {
  const [first, ...rest] = state.held;
  if (!first || !game || isBlind(state.queue, game)) return null;
  return interpret({ ...state, held: rest }, first, game);
}
