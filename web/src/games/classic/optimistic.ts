/** What a move of one's own does to its cell. All the rest, such as notes that go elsewhere, the server tells. */
import type { Optimistic } from '../../contract/ui';
import type { ViewOf } from '../../net/protocol.gen';
import { type Cell, cellOf, NINE } from '../../sudoku/grid';
import { look } from './looks';
import { readCellMove } from './notation';

type View = ViewOf['classic'];
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
