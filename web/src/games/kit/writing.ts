/** Games in which digits are written on a shared problem. */

import type { Intent, Situation } from '../../contract/input';
import type { GameUi, Goal, Sentence } from '../../contract/ui';
import type { AnyView } from '../../net/protocol.gen';
import { type Cell, nameOf, symbolsOf } from '../../sudoku/grid';
import { EMPTY, type Look } from '../../sudoku/looks';
import { move, pointed } from './buttons';

export interface Written {
  scores: readonly number[];
  board: string;
  givens: string;
  owners: readonly number[];
  /** In a race, whose board it is. */
  racer?: number;
}

/** Givens in black, every other digit in its writer's colour; somebody alone on a board just writes. */
export function penLook(view: Written, cell: Cell, notes = EMPTY.notes, centre?: Look['centre']): Look {
  const symbol = Number(view.board[cell]) || 0;
  if (!symbol) return { ...EMPTY, notes, centre };
  if (view.givens[cell] !== '.') return { ...EMPTY, kind: 'given', symbol };
  const kind = view.scores.length === 1 || view.racer ? 'ink' : 'pen';
  return { ...EMPTY, kind, symbol, by: view.owners[cell] ?? 0 };
}

export const penLooks = (view: Written, notes: (cell: Cell) => Look['notes'] = () => EMPTY.notes): Look[] =>
  [...view.board].map((_, cell) => penLook(view, cell, notes(cell)));

/** Symbol first: a touched cell takes the digit that is taken up. */
export function touch(s: Situation, cell: Cell): Intent | null {
  const pointing = pointed(s, cell);
  if (pointing) return pointing;
  return s.pickedUp.armed && s.view.board[cell] === '.' ? write(s, cell, s.pickedUp.armed) : null;
}

export const write = (s: Situation, cell: Cell, symbol: number): Intent =>
  move(`${nameOf(s.grid, cell)}=${symbol}`);

/** A digit's key: written where the focus is, or taken up where nothing can be written. */
export function press(s: Situation, cell: Cell, symbol: number): Intent | null {
  if (cell >= 0 && s.view.board[cell] === '.') return write(s, cell, symbol);
  return { do: 'pickUp', pickedUp: { armed: s.pickedUp.armed === symbol ? 0 : symbol } };
}

/** What the digit taken up would bring in a cell. */
const points = (s: Situation, cell: Cell): number | null =>
  s.pickedUp.armed ? s.legal.points(`CELL=${s.pickedUp.armed}`, cell) : null;

export const onceInEachHouse: Goal = { key: 'goal-once', draws: 'houses', brings: 0 };
/** The highest digit stands for all of them. */
export const digitsCount: Goal = { key: 'goal-digit', draws: 'digit', brings: 9 };

/** A full board that is not solved has a wrong digit somewhere. */
export const fullButWrong = ({ view }: Situation): Sentence[] =>
  view.over || view.board.includes('.') ? [] : [{ key: 'line-full-wrong' }];

/** Whether the referee refuses what does not fit: then the cells where it does may be told. */
const isGuarded = (s: Situation): boolean =>
  'referee' in s.view.options && s.view.options.referee === 'guard' && s.view.to_move === s.seat;

/** The cells where the digit taken up fits, where the referee tells. */
export const openCells = (s: Situation): Cell[] =>
  s.pickedUp.armed && isGuarded(s) ? s.legal.cells(`CELL=${s.pickedUp.armed}`) : [];

/** The digit taken up, and where it fits as far as the referee tells. */
export function prompt(s: Situation): Sentence {
  const symbol = s.pickedUp.mode === 'put' ? s.pickedUp.armed : 0;
  if (!symbol) return { key: 'do-write' };
  if (!isGuarded(s)) return { key: 'now-write', facts: { symbol } };
  return { key: 'now-write-open', facts: { symbol, count: openCells(s).length } };
}

export const keypad = ({ grid }: Situation): readonly number[] => symbolsOf(grid.size);

/** The views of games in which opponents can object. */
type Disputed = Extract<AnyView, { givens: string; asked: readonly number[] }>;

/** No digit can be written into a full grid that waits for the opponents' answers. */
const keypadUnlessAsked = ({ view, grid }: Situation<Disputed>): readonly number[] =>
  view.asked.length && !view.board.includes('.') ? [] : symbolsOf(grid.size);

/** What is heard of a digit. */
export const written = { wrote: 'pencil', erased: 'rubber' } as const;

/** What the tables of these games have in common where opponents can object. */
export const writingUi = {
  picture: null,
  features: { problem: (view) => view.givens, asked: (view) => view.asked },
  picks: true,
  track: false,
  scored: true,
  sounds: written,
  erase: () => null,
  keypad: keypadUnlessAsked,
  points,
  goal: () => digitsCount,
} satisfies Partial<GameUi<Disputed>>;
