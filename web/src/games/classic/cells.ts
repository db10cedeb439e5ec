/** What is entered in the cells of Classic: its moves as text, how it looks, and what a move of one's own brings at once. */
import type { Optimistic } from '../../contract/ui';
import { prefs } from '../../device/prefs.svelte';
import type { ViewOf } from '../../net/protocol.gen';
import { type Cell, cellOf, NINE, nameOf } from '../../sudoku/grid';
import type { Look } from '../../sudoku/looks';
import { penLook } from '../kit/writing';

const VERBS = ['write', 'note', 'centre', 'erase'] as const;

interface CellMove {
  verb: (typeof VERBS)[number];
  /** The name of the cell. */
  name: string;
  /** 0 where it is erased. */
  symbol: number;
}

/** A move that is an entry in one cell, or null for any other. */
function readCellMove(move: string): CellMove | null {
  const [first = '', name = '', symbol = '0'] =
    move[2] === '=' ? ['write', move.slice(0, 2), move.slice(3)] : move.split(' ');
  const verb = VERBS.find((one) => one === first);
  return verb && cellOf(NINE, name) >= 0 ? { verb, name, symbol: Number(symbol) } : null;
}

export const writing = (name: string, symbol: number): string => `${name}=${symbol}`;
export const erasing = (name: string): string => `erase ${name}`;
/** A note comes, or goes where it stands already. */
export const noting = (verb: 'note' | 'centre', name: string, symbol: number): string =>
  `${verb} ${name} ${symbol}`;

type View = ViewOf['classic'];

function look(view: View, cell: Cell): Look {
  const name = nameOf(NINE, cell);
  const written = penLook(view, cell, view.notes[name], view.centre[name]);
  return written.symbol && prefs().coloured ? { ...written, tile: true } : written;
}

export const looks = (view: View): Look[] => [...view.board].map((_, cell) => look(view, cell));

type Notes = View['notes'];

const written = (view: View, cell: Cell, char: string, seat: number): View => ({
  ...view,
  board: view.board.slice(0, cell) + char + view.board.slice(cell + 1),
  owners: view.owners.map((owner, one) => (one === cell ? seat : owner)),
});

function toggled(notes: Notes, name: string, symbol: number): Notes {
  const here = notes[name] ?? [];
  const without = here.filter((one) => one !== symbol);
  return { ...notes, [name]: without.length < here.length ? without : [...here, symbol].sort() };
}

function predict(view: View, seat: number, move: string): View {
  const { verb, name = '', symbol = 0 } = readCellMove(move) ?? {};
  const cell = cellOf(NINE, name);
  const here = view.board[cell];
  if (here === undefined) return view;
  if (verb === 'erase') return view.givens[cell] === '.' ? written(view, cell, '.', 0) : view;
  if (here !== '.' || !symbol) return view;
  if (verb === 'write') return written(view, cell, String(symbol), seat);
  const kind = verb === 'note' ? 'notes' : 'centre';
  return { ...view, [kind]: toggled(view[kind], name, symbol) };
}

export const optimistic: Optimistic<View> = {
  cellOf: (move) => readCellMove(move)?.name ?? '',
  predict,
  look,
};
