/** Buttons and touches that several games share: objecting, accepting, pointing, and what a hand has to do for a move. */

import type { Intent, PickedUp, Situation } from '../../contract/input';
import type { Action, Question } from '../../contract/ui';
import { type Cell, nameOf } from '../../sudoku/grid';
import { moveAt } from '../../sudoku/legal';

export const move = (text: string): Intent => ({ do: 'move', move: text });

/** The words on a button, and the key that presses it. */
interface Label {
  key?: string;
  shortcut?: string;
  tone?: Action['tone'];
}

/** The selected cell, where a form may be played on it and what stands there is not one's own; -1 if not. */
function selectedOf(s: Situation, form: string): Cell {
  const cell = s.focus ?? -1;
  const owners = 'owners' in s.view ? (s.view.owners as readonly number[]) : [];
  return s.legal.at(form, cell) && owners[cell] !== s.seat ? cell : -1;
}

/** A raised hand, a tick, and a circle that is crossed out. */
const HAND =
  'M8 12V5.5a1.5 1.5 0 0 1 3 0V11m0-1V4.3a1.5 1.5 0 0 1 3 0V11m0-5.2a1.5 1.5 0 0 1 3 0V14a6.5 6.5 0 0 1-6.5 6.5c-2.8 0-4.3-1.3-5.7-3.7L3.5 14c-.8-1.5 1-2.7 2.2-1.5L8 14.7';
const TICK = 'M5 12.5l4.5 4.5L19 7.5';
const NONE = 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M6 6l12 12';

/** The button to object: to what is selected. Else, where several cells may be objected to, the player touches one of them. */
export function objection(s: Situation, verb = 'object', { key = 'act-object' }: Label = {}): Action[] {
  const form = `${verb} CELL`;
  const cells = s.legal.cells(form);
  const usual = { id: verb, key, tone: 'alarm', sign: HAND, shortcut: 'o' } as const;
  const selected = selectedOf(s, form);
  if (cells.length > 1 && selected >= 0) return [{ ...usual, intent: move(moveAt(s.grid, form, selected)) }];
  if (cells.length > 1) return [pointer(s, form, usual)];
  if (!cells.length && !s.legal.allows(verb)) return [];
  // The only digit to object to need not be the last one written: then it has to be named.
  const isLast = cells[0] === undefined || s.legal.allows(verb);
  return [{ ...usual, intent: move(isLast ? verb : moveAt(s.grid, form, cells[0] ?? 0)) }];
}

/** A switch: while it is on, the next touched cell completes the form. */
export function pointer(s: Situation, form: string, button: Omit<Action, 'intent' | 'pressed'>): Action {
  const pointing = s.pickedUp.mode === 'point' && s.pickedUp.form === form;
  const pickedUp = pointing
    ? { mode: 'put' as const, form: '' }
    : { mode: 'point' as const, form, seat: s.seat };
  return { ...button, intent: { do: 'pickUp', pickedUp }, pressed: pointing };
}

/** The button to accept: on a shared device one press accepts for every seat that is asked. */
export const acceptance = (s: Situation, verb = 'accept', label: Label = {}): Action[] =>
  button(s, verb, { shortcut: 'a', tone: 'yes', ...label }).map((action) => ({
    ...action,
    sign: TICK,
    forAll: true,
  }));

/** The buttons while opponents may object or accept. */
export const windowActions = (s: Situation, label: Label = {}): Action[] => [
  ...objection(s),
  ...acceptance(s, 'accept', label),
];

/** The game is over once those who are asked accept. */
export const LAST_LOOK: Question = { key: 'line-last-look' };

/** A plain button for a move without a cell, if it may be played. */
export function button(s: Situation, id: string, label: Label = {}): Action[] {
  const { key = `act-${id}`, tone = 'usual', shortcut } = label;
  return s.legal.allows(id) ? [{ id, key, intent: move(id), tone, shortcut }] : [];
}

/** A button that keeps its place: where its move cannot be played it is off. */
export const fixed = (s: Situation, id: string, label: Label = {}): Action => {
  const { key = `act-${id}`, tone = 'usual', shortcut } = label;
  return { id, key, intent: move(id), tone, shortcut, off: !s.legal.allows(id) };
};

/** A button with a confirmation: it ends the game. */
export const lastButton = (...from: Parameters<typeof button>): Action[] =>
  button(...from).map((action) => ({
    ...action,
    sign: NONE,
    sure: action.key.replace('act-', 'sure-'),
  }));

/** In `point` mode a touched cell completes the form; in other modes null. */
export function pointed(s: Situation, cell: Cell): Intent | null {
  if (s.pickedUp.mode !== 'point' || !s.pickedUp.form) return null;
  if (s.legal.at(s.pickedUp.form, cell)) return move(moveAt(s.grid, s.pickedUp.form, cell));
  const key = s.pickedUp.form.startsWith('object') ? 'say-point-elsewhere' : 'say-point-other';
  return { do: 'say', key, facts: { cell: nameOf(s.grid, cell) } };
}

/** What a hand touches next: a tile or digit, a button, or a cell. */
export type Gesture = { symbol: number } | { action: string } | { cell: string };

const PUT = /^(?:correct )?([a-i][1-9])=([1-9])(!?)/;
const NOTE = /^note ([a-i][1-9]) ([1-9])$/;
const POINT = /^(object) ([a-i][1-9])$/;
const TOUCH = /^(?:lay|flip|show) ([a-i][1-9])$/;

/**
 * The next gesture towards a move, with what is held already. `focus` is the cell looked at where digits are written:
 * there the cell comes first, because a digit's key writes at once; null where tiles are taken up from the hand.
 */
export function gestureFor(move: string, { armed, mode }: PickedUp, focus: string | null = null): Gesture {
  const [, cell = '', digit, forced] = PUT.exec(move) ?? NOTE.exec(move) ?? [];
  if (cell) {
    const symbol = Number(digit);
    const wanted = NOTE.test(move) ? 'note' : forced ? 'forced' : 'put';
    if (mode !== wanted && wanted === 'put') return { action: mode };
    if (wanted === 'note' && mode !== wanted) return { action: wanted };
    if (armed !== symbol) return focus === null || focus === cell ? { symbol } : { cell };
    return mode === wanted ? { cell } : { action: wanted };
  }
  const [, verb = '', pointed = ''] = POINT.exec(move) ?? [];
  if (pointed) return mode === 'point' ? { cell: pointed } : { action: verb };
  const touched = TOUCH.exec(move)?.[1];
  return touched ? { cell: touched } : { action: move };
}
