/** Positions of one's own Classic to come back to: what is written and noted, and the moves from one to another. */
import type { Branching } from '../../contract/ui';
import type { ViewOf } from '../../net/protocol.gen';
import { type Cell, cellOf, NINE, nameOf } from '../../sudoku/grid';
import { erasing, noting, writing } from './cells';

type View = ViewOf['classic'];
type Notes = View['notes'];
/** The board, then the notes in the corners and in the centre of its empty cells, by name. */
interface Entered {
  board: string;
  notes: Notes;
  centre: Notes;
}

const CELLS: readonly Cell[] = Array.from({ length: NINE.cells }, (_, cell) => cell);

/** Notes under a digit are not seen, and do not count. */
const seen = (notes: Notes, board: string): Notes =>
  Object.fromEntries(
    Object.entries(notes)
      .filter(([name, symbols]) => symbols.length && board[cellOf(NINE, name)] === '.')
      .map(([name, symbols]) => [name, [...symbols].sort()] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
const enteredIn = ({ board, notes, centre }: Entered): Entered => ({
  board,
  notes: seen(notes, board),
  centre: seen(centre, board),
});
const isNotes = (value: unknown): value is Notes =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => Array.isArray(one) && one.every(Number.isInteger));
/** What another visit wrote may be anything. */
function read(text: string): Entered {
  const { board, notes, centre } = JSON.parse(text) as Partial<Entered>;
  if (!/^[1-9.]{81}$/.test(board ?? '') || !isNotes(notes) || !isNotes(centre))
    throw new Error('no position');
  return { board: board ?? '', notes, centre };
}

/** Digits first: which notes go with them, the table says. */
function digits(from: string, to: string): string[] {
  const differs = CELLS.filter((cell) => from[cell] !== to[cell]);
  return [
    ...differs.filter((cell) => from[cell] !== '.').map((cell) => erasing(nameOf(NINE, cell))),
    ...differs
      .filter((cell) => to[cell] !== '.')
      .map((cell) => writing(nameOf(NINE, cell), Number(to[cell]))),
  ];
}

function toggles(verb: 'note' | 'centre', from: Notes, to: Notes): string[] {
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((name) => {
    const [here, there] = [from[name] ?? [], to[name] ?? []];
    return [1, 2, 3, 4, 5, 6, 7, 8, 9]
      .filter((symbol) => here.includes(symbol) !== there.includes(symbol))
      .map((symbol) => noting(verb, name, symbol));
  });
}

function moves(from: Entered, to: Entered): string[] {
  const written = digits(from.board, to.board);
  return written.length
    ? written
    : [...toggles('note', from.notes, to.notes), ...toggles('centre', from.centre, to.centre)];
}

export const branching: Branching<View> = {
  position: (view) => JSON.stringify(enteredIn(view)),
  towards: (view, position) => moves(enteredIn(view), read(position)),
  moves: (before, after) => moves(read(before), read(after)),
};
