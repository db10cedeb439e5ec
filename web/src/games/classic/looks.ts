/** How the cells of Classic look. */
import { prefs } from '../../device/prefs.svelte';
import type { ViewOf } from '../../net/protocol.gen';
import { type Cell, NINE, nameOf } from '../../sudoku/grid';
import type { Look } from '../../sudoku/looks';
import { penLook } from '../kit/writing';

type View = ViewOf['classic'];

export function look(view: View, cell: Cell): Look {
  const name = nameOf(NINE, cell);
  const written = penLook(view, cell, view.notes[name], view.centre[name]);
  return written.symbol && prefs().coloured ? { ...written, tile: true } : written;
}

export const looks = (view: View): Look[] => [...view.board].map((_, cell) => look(view, cell));
