/** A small position for each game's rules page: what a moment of it looks like. */
import { EMPTY, type Look, looksOf, type Marks, type Proof } from '../board/looks';
import { cellOf, cellsOf, NINE, SIX } from '../core/grid';

export interface Example {
  board: string;
  looks: Look[];
  marks: Marks;
  proof: Proof | null;
}

const nine = (...names: string[]) => cellsOf(NINE, names);
const rows = (...lines: string[]) => lines.join('');

const TILES = rows(
  '7..3.....',
  '.2.......',
  '.....9.1.',
  '.4.......',
  '....5....',
  '......8..',
  '..6......',
  '.....7...',
  '........3',
);
const ANIMALS = rows('1..4..', '..5..2', '.6....', '...3.1', '2.....', '....6.');
const DOWN = rows(
  '??6??????',
  '?????????',
  '?8???????',
  '????3????',
  '???15????',
  '????????2',
  '?????????',
  '?4???????',
  '?????????',
);
const FORCED = rows(
  '.287..1.5',
  '...3.....',
  '........3',
  '?????????',
  '????5????',
  '?????????',
  '?????????',
  '?????????',
  '?????????',
);
const PROBLEM = rows(
  '53..7....',
  '6..195...',
  '.98....6.',
  '8...6...3',
  '4..8.3..1',
  '7...2...6',
  '.6....28.',
  '...419..5',
  '....8..79',
);

function penned(board: string, pens: Record<string, readonly [number, number]>): Look[] {
  const looks = looksOf(board, (_, symbol) => (symbol ? { kind: 'given' } : {}));
  for (const [name, [symbol, by]] of Object.entries(pens))
    looks[cellOf(NINE, name)] = { ...EMPTY, kind: 'pen', symbol, by };
  return looks;
}

const EXAMPLES: Record<string, () => Example> = {
  tiles: () => ({
    board: TILES,
    looks: looksOf(TILES, (cell, symbol) =>
      symbol && nine('d1', 'b2', 'f3', 'e5').includes(cell) ? { kind: 'golden' } : {},
    ),
    marks: { last: nine('a1'), counted: nine('b2', 'd1') },
    proof: null,
  }),
  animals: () => ({
    board: ANIMALS,
    looks: looksOf(ANIMALS),
    marks: { last: cellsOf(SIX, ['c2']), counted: cellsOf(SIX, ['a1']) },
    proof: null,
  }),
  challenge: () => ({
    board: FORCED,
    looks: looksOf(FORCED).map((look, cell) => (cell === 0 ? { ...EMPTY, kind: 'tile', symbol: 3 } : look)),
    marks: { last: nine('a1') },
    proof: {
      rays: [
        { from: cellOf(NINE, 'd2'), to: cellOf(NINE, 'e1') },
        { from: cellOf(NINE, 'd2'), to: cellOf(NINE, 'f1') },
        { from: cellOf(NINE, 'i3'), to: cellOf(NINE, 'h1') },
      ],
      crossed: [],
    },
  }),
  solitaire: () => ({ board: DOWN, looks: looksOf(DOWN), marks: { last: nine('d5') }, proof: null }),
  classic: () => ({
    board: PROBLEM,
    looks: penned(PROBLEM, { c1: [4, 1] }).map((look, cell) =>
      cell === cellOf(NINE, 'd1') ? { ...look, notes: [2, 6] } : look,
    ),
    marks: { last: nine('c1') },
    proof: null,
  }),
  markers: () => ({
    board: PROBLEM,
    looks: penned(PROBLEM, { c1: [4, 1], e5: [5, 2], g5: [7, 1], h8: [3, 2] }),
    marks: { last: nine('h8') },
    proof: null,
  }),
  'one-two-three': () => ({
    board: PROBLEM,
    looks: penned(PROBLEM, { e5: [5, 1], g7: [2, 1], f9: [6, 2], d9: [2, 2] }),
    marks: { last: nine('d9') },
    proof: null,
  }),
};

export const exampleOf = (game: string): Example | null => EXAMPLES[game]?.() ?? null;
