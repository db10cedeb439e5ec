/** Classic on the table: write, note, undo, ask the coach. */

import type { Intent, Situation } from '../../contract/input';
import type { Action, GameUi } from '../../contract/ui';
import type { ViewOf } from '../../net/protocol.gen';
import { type Cell, cellsOf, clashes, nameOf } from '../../sudoku/grid';
import { fixed, move } from '../kit/buttons';
import { fullButWrong, keypad, onceInEachHouse, prompt, written } from '../kit/writing';
import { erasing, looks, noting, optimistic, writing } from './cells';

type View = ViewOf['classic'];

const BACK = 'M9 5 4 10l5 5 M4 10h10a6 5 0 0 1 0 10h-4';
const FORTH = 'm15 5 5 5-5 5 M20 10H10a6 5 0 0 0 0 10h4';

/** The verb of the notes that are written now, if any. */
const noteVerb = ({ pickedUp }: Situation<View>): 'note' | 'centre' | null =>
  pickedUp.mode === 'note' || pickedUp.mode === 'centre' ? pickedUp.mode : null;

/** Whether this player wrote the digit here; perhaps the server has not heard of it yet. */
const isOwn = ({ view, seat }: Situation<View>, cell: Cell): boolean =>
  view.owners[cell] === seat && view.givens[cell] === '.' && view.board[cell] !== '.';

const mayErase = (s: Situation<View>, cell: Cell): boolean =>
  s.view.board[cell] !== '.' && (s.legal.at('erase CELL', cell) || isOwn(s, cell));

/** Notes and digits go to empty cells; the same digit again takes a digit away. */
function enter(s: Situation<View>, cell: Cell, symbol: number): Intent | null {
  const name = nameOf(s.grid, cell);
  const here = s.view.board[cell];
  const verb = noteVerb(s);
  if (s.view.over) return null;
  if (verb) return here === '.' ? move(noting(verb, name, symbol)) : null;
  if (here === '.') return move(writing(name, symbol));
  return Number(here) === symbol && mayErase(s, cell) ? move(erasing(name)) : null;
}

/** A digit's key: the cell looked at takes the digit, over one's own one, too; else the digit is taken up. */
function press(s: Situation<View>, cell: Cell, symbol: number): Intent | null {
  const { armed } = s.pickedUp;
  const isTaken = s.view.board[cell] !== '.';
  // Whoever takes digits up first and touches cells then has written here a moment ago.
  const intent = cell < 0 || (isTaken && armed) ? null : enter(s, cell, symbol);
  if (intent) return intent;
  if (isOwn(s, cell) && !armed && !noteVerb(s) && !s.view.over) {
    const name = nameOf(s.grid, cell);
    return { do: 'moves', moves: [erasing(name), writing(name, symbol)] };
  }
  return { do: 'pickUp', pickedUp: { armed: armed === symbol ? 0 : symbol } };
}

/** A digit comes to all cells of a selection that are empty or have another one of one's own; where all have it, it goes from all. */
function writeAll(s: Situation<View>, cells: readonly Cell[], symbol: number): Intent | null {
  const mine = cells.filter((cell) => s.view.board[cell] === '.' || isOwn(s, cell));
  const lacking = mine.filter((cell) => Number(s.view.board[cell]) !== symbol);
  const replace = (cell: Cell): string[] => {
    const name = nameOf(s.grid, cell);
    return [...(s.view.board[cell] === '.' ? [] : [erasing(name)]), writing(name, symbol)];
  };
  const moves = lacking.length ? lacking.flatMap(replace) : mine.map((cell) => erasing(nameOf(s.grid, cell)));
  return { do: 'moves', moves };
}

/** Notes come to all empty cells of a selection that lack them; where none lacks it, they go from all. */
function enterAll(s: Situation<View>, cells: readonly Cell[], symbol: number): Intent | null {
  if (s.view.over) return null;
  const verb = noteVerb(s);
  if (!verb) return writeAll(s, cells, symbol);
  const empty = cells.filter((cell) => s.view.board[cell] === '.').map((cell) => nameOf(s.grid, cell));
  const notes = verb === 'note' ? s.view.notes : s.view.centre;
  const lacking = empty.filter((name) => !notes[name]?.includes(symbol));
  return {
    do: 'moves',
    moves: (lacking.length ? lacking : empty).map((name) => noting(verb, name, symbol)),
  };
}

const writtenIn = (s: Situation<View>, cells: readonly Cell[]) =>
  cells.filter((cell) => mayErase(s, cell)).map((cell) => nameOf(s.grid, cell));

/** The notes of some cells, as the moves that take them out. */
const strikes = (s: Situation<View>, cells: readonly Cell[]): string[] =>
  cells
    .filter((cell) => s.view.board[cell] === '.')
    .map((cell) => nameOf(s.grid, cell))
    .flatMap((name) => [
      ...(s.view.notes[name] ?? []).map((symbol) => noting('note', name, symbol)),
      ...(s.view.centre[name] ?? []).map((symbol) => noting('centre', name, symbol)),
    ]);

/** Digits go first; where there are none, notes do. */
function eraseAll(s: Situation<View>, cells: readonly Cell[]): Intent | null {
  if (s.view.over) return null;
  const written = writtenIn(s, cells).map(erasing);
  const moves = written.length ? written : strikes(s, cells);
  return moves.length ? { do: 'moves', moves } : null;
}

/** Two taps select all equal digits; on an empty cell with one note left they write it. */
function double(s: Situation<View>, cell: Cell): Intent | null {
  const here = s.view.board[cell];
  const name = nameOf(s.grid, cell);
  if (here !== '.') {
    const cells = [...s.view.board].flatMap((char, one) => (char === here ? [one] : []));
    return { do: 'select', cells };
  }
  const { notes, centre } = s.view;
  const left = (notes[name]?.length ? notes[name] : centre[name]) ?? [];
  return left.length === 1 && !s.view.over ? move(writing(name, left[0] ?? 0)) : null;
}

/** What changes many notes at once: shown while notes are written, under the buttons that are always there. */
const tool = (s: Situation<View>, id: string, shortcut: string): Action => ({
  ...fixed(s, id, { shortcut }),
  apart: true,
});

/** Switches to another way of marking cells, and back to notes. */
const way = (s: Situation<View>, mode: 'centre' | 'colour' | 'tint' | 'pen', shortcut: string): Action => ({
  id: mode,
  key: `act-${mode}`,
  tone: 'usual',
  pressed: s.pickedUp.mode === mode,
  intent: { do: 'pickUp', pickedUp: { mode: s.pickedUp.mode === mode ? 'note' : mode, armed: 0 } },
  shortcut,
  apart: true,
});

/** The notes of the digit that is taken up, in all cells. */
function ofOneDigit(s: Situation<View>): Action[] {
  const symbol = s.pickedUp.armed;
  if (!symbol) return [];
  return ['fill', 'clear'].map((id) => ({
    ...fixed(s, `${id} ${symbol}`, { key: `act-${id}-one` }),
    off: !s.legal.allows(`${id} ${symbol}`),
    id: `${id}-one`,
    facts: { symbol },
    apart: true,
  }));
}

function actions(s: Situation<View>): Action[] {
  if (s.view.over || !s.seat) return [];
  const marking = s.pickedUp.mode !== 'put';
  return [
    {
      id: 'note',
      key: 'act-note',
      tone: 'usual',
      pressed: marking,
      intent: {
        do: 'pickUp',
        pickedUp: {
          mode: marking ? 'put' : 'note',
          armed: s.pickedUp.mode === 'colour' ? 0 : s.pickedUp.armed,
        },
      },
      shortcut: 'n',
    },
    { ...fixed(s, 'undo', { shortcut: 'u' }), icon: BACK },
    { ...fixed(s, 'redo', { shortcut: 'y' }), icon: FORTH },
    ...(s.legal.allows('hint')
      ? [
          {
            id: 'hint',
            key: 'act-hint',
            intent: { do: 'hint' } as const,
            tone: 'usual' as const,
            shortcut: 'h',
          },
        ]
      : []),
    ...(marking
      ? [
          way(s, 'centre', 'e'),
          way(s, 'colour', 'k'),
          ...(s.pickedUp.mode === 'colour' || s.pickedUp.mode === 'tint' || s.pickedUp.mode === 'pen'
            ? [way(s, 'tint', 'j'), way(s, 'pen', 'l')]
            : [
                tool(s, 'fill', 'f'),
                tool(s, 'clear', 'd'),
                ...ofOneDigit(s),
                { ...tool(s, 'sweep', 'w'), pressed: s.view.sweeps },
              ]),
        ]
      : []),
  ];
}

export const ui: GameUi<View> = {
  picture: null,
  features: {
    undo: { back: 'undo', forth: 'redo', isUndoable: (text) => text !== 'sweep' },
    branching: () => import('./branches').then(({ branching }) => branching),
    optimistic,
    severalCells: { press: enterAll, erase: eraseAll, double },
    coach: () => import('./coach').then(({ coach }) => coach),
    problem: (view) => view.givens,
    progress: (view) => view.progress,
    racer: (view) => view.racer,
    hints: (view) => view.hints,
    mistakes: (view) => view.mistakes,
  },
  picks: true,
  track: false,
  scored: false,
  stopwatch: true,
  turnless: true,
  sounds: { ...written, noted: 'pencil', centred: 'pencil', renoted: 'pencil', undid: 'rubber' },
  looks,
  touch: (s, cell) => (s.pickedUp.armed ? enter(s, cell, s.pickedUp.armed) : null),
  press,
  erase: (s, cell) => eraseAll(s, [cell]),
  keypad,
  points: () => null,
  actions,
  places: ['note', 'undo', 'redo', 'hint|why'],
  tools: true,
  marks: (s) => ({
    wrong: s.view.wrong ? cellsOf(s.grid, s.view.wrong) : [],
    clash: clashes(s.grid, s.view.board),
  }),
  goal: () => onceInEachHouse,
  prompt,
  lines: (s) => [
    ...fullButWrong(s),
    ...(s.view.hints
      ? [{ key: 'line-hints', facts: { count: s.view.hints } }]
      : s.legal.allows('hint')
        ? [{ key: 'classic-line-ask' }]
        : []),
  ],
};
