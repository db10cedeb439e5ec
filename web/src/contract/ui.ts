/** What a game tells the table about itself: how it looks, and what a touch or a key means. No drawing here. */

import type { Facts } from '../net/facts';
import type { AnyView } from '../net/protocol.gen';
import type { Cell, Grid } from '../sudoku/grid';
import type { Legal } from '../sudoku/legal';
import type { Look, Marks, Picture } from '../sudoku/looks';

/**
 * `put` a symbol, pencil a `note` in the corners or in the `centre`, give a cell a `colour` or its notes a `tint`, declare a `forced` place, or
 * `point` at a cell to object or to show.
 */
export type Mode = 'put' | 'note' | 'centre' | 'colour' | 'tint' | 'forced' | 'point';

/** Modes that last until another one is chosen; all others end with the next move. */
export const LASTING: readonly Mode[] = ['note', 'centre', 'colour', 'tint'];

/** What a person has taken up before touching the board. */
export interface Hold {
  armed: number;
  mode: Mode;
  /** The ground of a forced place; empty leaves it to the referee. */
  ground: string;
  /** In `point` mode: the form that the touched cell completes, and who points. */
  form: string;
  seat: number;
}

export const NOTHING_HELD: Hold = { armed: 0, mode: 'put', ground: '', form: '', seat: 0 };

export interface Situation<V = AnyView> {
  view: V;
  grid: Grid;
  /** The seat that acts; 0 for somebody who only watches. */
  seat: number;
  legal: Legal;
  hold: Hold;
}

/** What follows from a touch, a key or a button. */
export type Deed =
  | { do: 'move'; move: string }
  | { do: 'moves'; moves: readonly string[] }
  | { do: 'hold'; hold: Partial<Hold> }
  | { do: 'hint' }
  | { do: 'why'; cell: string }
  | { do: 'obey' }
  | { do: 'select'; cells: readonly Cell[] }
  | { do: 'say'; key: string; facts?: Facts; cells?: readonly Cell[] };

export interface Action {
  id: string;
  /** The words on the button. */
  key: string;
  facts?: Facts;
  deed: Deed;
  tone: 'main' | 'usual' | 'alarm';
  /** The path of a picture, in a box of 24 × 24, that stands for the words. */
  icon?: string;
  /** For switches: whether it is on. */
  pressed?: boolean;
  /** Belongs to a switch: without a place of its own it is shown over the second row while the switch is on. */
  apart?: boolean;
  /** Shown but disabled. */
  off?: boolean;
  /** The key that does the same while the board has the focus. */
  shortcut?: string;
  /** On a shared device one press does it for every seat that may. */
  forAll?: boolean;
  /** For what cannot be undone: the key of the words that ask for a second press; `…-text` explains it. */
  sure?: string;
}

/** Something to be said: its key in the words, and the facts that fill it. */
export interface Sentence {
  key: string;
  facts?: Facts;
}

export interface GameUi<V = AnyView> {
  /** Draws a symbol in a box of 100 × 100; null where symbols are numbers. */
  picture: Picture | null;
  /** Whether hands are secret, so that a device handed round hides them. Left out, the view tells. */
  secret?: boolean;
  /** Whether a tile of the hand is taken up before a cell is touched. */
  picks: boolean;
  /** A game for children: few words, no coordinates, sound unless it is switched off. */
  gentle?: boolean;
  /** What is heard when this symbol lands on the board. */
  voice?(symbol: number): void;
  /** Whether points are shown on the score track. */
  track: boolean;
  /** Whether it shows how long it has been played, and covers the board in a pause. */
  stopwatch?: boolean;
  /** Whether everybody may act at any time, so that nobody asks whose turn it is. */
  turnless?: boolean;
  /** Whether the game has points at all. */
  scored: boolean;
  /** Whether a table with these options counts points. Left out, all tables of a game with points do. */
  counts?(options: Record<string, unknown>): boolean;
  /** Whether somebody notices faults at a table with these options. Left out, the options tell. */
  refereed?(options: Record<string, unknown>): boolean;

  looks(view: V): Look[];
  /** A cell was activated. */
  touch(s: Situation<V>, cell: Cell): Deed | null;
  /** A symbol's key was pressed while a cell had the focus, or on the keypad. */
  press(s: Situation<V>, cell: Cell, symbol: number): Deed | null;
  erase(s: Situation<V>, cell: Cell): Deed | null;
  /** The same for several cells selected together. Where a game has neither, only one cell is looked at. */
  pressAll?(s: Situation<V>, cells: readonly Cell[], symbol: number): Deed | null;
  eraseAll?(s: Situation<V>, cells: readonly Cell[]): Deed | null;
  /** A cell was tapped twice. */
  double?(s: Situation<V>, cell: Cell): Deed | null;
  /** The symbols of the keypad; empty for games played with tiles in hand. */
  keypad(s: Situation<V>): readonly number[];
  /** The points that acting on a cell would bring, or null where that says nothing. */
  points(s: Situation<V>, cell: Cell): number | null;
  actions(s: Situation<V>): Action[];
  /** The places of the buttons, in order, by their ids; `a|b` is a place that two never want at once. */
  places: readonly string[];
  /** Whether rows are kept for the buttons that belong to a switch, and for what the coach offers to do. */
  tools?: boolean;
  /** The view after an own move, where that is plain before the server answers; else the same view. */
  foresee?(view: V, seat: number, move: string): V;
  /** Marks that last as long as the position. */
  marks(s: Situation<V>): Marks;
  /** What else is to be said about the position, such as the round. */
  lines(s: Situation<V>): Sentence[];
  /** How to make a move, shown to newcomers. */
  prompt(s: Situation<V>): Sentence | null;
  /** What is to be said about the end of a game, after how it came about. */
  ending?(view: V): Sentence[];
}

/** Whether points are counted at a table with these options. */
export const hasPoints = ({ scored, counts }: GameUi, options: Record<string, unknown>): boolean =>
  scored && (counts?.(options) ?? true);
