/** Buttons and touches that several games share: objecting, accepting, pointing. */
import { type Cell, nameOf } from '../core/grid';
import { moveAt } from '../core/legal';
import type { AnyView } from '../core/protocol.gen';
import type { Action, Deed, Situation } from './ui';

export const move = (text: string): Deed => ({ do: 'move', move: text });

/** The buttons for a window that is open: Object!, and I accept. */
export function windowActions<V extends AnyView>(s: Situation<V>): Action[] {
  const found: Action[] = [];
  const cells = s.legal.cells('object CELL');
  if (cells.length > 1) {
    const pointing = s.hold.mode === 'point' && s.hold.form === 'object CELL';
    const hold = pointing
      ? { mode: 'put' as const, form: '' }
      : { mode: 'point' as const, form: 'object CELL', seat: s.seat };
    found.push({
      id: 'object',
      key: 'act-object',
      tone: 'alarm',
      deed: { do: 'hold', hold },
      pressed: pointing,
      shortcut: 'o',
    });
  } else if (cells.length === 1 || s.legal.allows('object')) {
    found.push({ id: 'object', key: 'act-object', tone: 'alarm', deed: move('object'), shortcut: 'o' });
  }
  if (s.legal.allows('accept')) {
    found.push({ id: 'accept', key: 'act-accept', tone: 'usual', deed: move('accept'), shortcut: 'a' });
  }
  return found;
}

/** A plain button for a move without a cell, if it may be played. */
export function button(
  s: Situation,
  id: string,
  shortcut: string | undefined = undefined,
  tone: Action['tone'] = 'usual',
): Action[] {
  return s.legal.allows(id) ? [{ id, key: `act-${id}`, deed: move(id), tone, shortcut }] : [];
}

/** A button that asks once more: what it does ends the game. */
export const lastButton = (...from: Parameters<typeof button>): Action[] =>
  button(...from).map((action) => ({ ...action, sure: `sure-${action.id}` }));

/** In `point` mode a touched cell completes the form; elsewhere it says nothing here. */
export function pointed(s: Situation, cell: Cell): Deed | null {
  if (s.hold.mode !== 'point' || !s.hold.form) return null;
  if (s.legal.at(s.hold.form, cell)) return move(moveAt(s.grid, s.hold.form, cell));
  return { do: 'say', key: 'say-point-elsewhere', facts: { cell: nameOf(s.grid, cell) } };
}

/** How often each symbol is still to come: the grid's size less those that are visible. */
export function countsLeft(board: string, size: number): number[] {
  const left = Array.from({ length: size + 1 }, () => size);
  for (const char of board) {
    const symbol = Number(char);
    if (symbol && left[symbol] !== undefined) left[symbol]--;
  }
  return left;
}

export const symbolsOf = (size: number): readonly number[] =>
  Array.from({ length: size }, (_, index) => index + 1);
