/** What a game has beyond a board and moves, as it declares it. What it does not declare, it has not. */

import type { Facts } from '../net/facts';
import type { AnyView, HintShape } from '../net/protocol.gen';
import type { Cell } from '../sudoku/grid';
import type { Look } from '../sudoku/looks';
import type { Deed, Situation } from './input';

/** The moves that take back and do again. */
export interface UndoMoves {
  back: string;
  forth: string;
  /** Whether a move can be taken back. */
  isUndoable(move: string): boolean;
}

/** Moves that can be drawn before the server has answered. A game reads its own notation. */
export interface Optimistic<V> {
  /** The cell that a move changes; empty where only the server knows what a move brings, such as `undo`. */
  cellOf(move: string): string;
  /** The view after a move of a seat. Where that is not plain, the same view. */
  predict(view: V, seat: number, move: string): V;
  /** How a cell looks, as `looks` has it. */
  look(view: V, cell: Cell): Look;
}

/** Several cells that are selected together. */
export interface SeveralCells<V> {
  press(s: Situation<V>, cells: readonly Cell[], symbol: number): Deed | null;
  erase(s: Situation<V>, cells: readonly Cell[]): Deed | null;
  /** A cell was tapped twice. */
  double(s: Situation<V>, cell: Cell): Deed | null;
}

/** What one press does about a hint. */
export interface HintDoing {
  /** The words on the button. */
  key: string;
  facts: Facts;
  moves: readonly string[];
  /** A move that has to be made first: which ones follow is known only then. Empty for none. */
  first: string;
}

/** What the coach sees of a game, and the moves of what it says. */
export interface Coached<V = AnyView> {
  /** The move that asks for a hint. */
  move: string;
  /** What a hint is about, as text: while this is the same, the hint holds. */
  about(view: V): string;
  /** The moves of a hint, or null where the coach has named none. */
  doing(s: Situation<V>, hint: HintShape): HintDoing | null;
}

/** Positions that one can come back to, as text. */
export interface Branching<V = AnyView> {
  position(view: V): string;
  /** Moves towards a position; what is then still missing follows from the view that they lead to. */
  towards(view: V, position: string): readonly string[];
  /** The moves between two positions, to tell them apart. */
  deed(before: string, after: string): readonly string[];
}

export interface Features<V = AnyView> {
  undo?: UndoMoves;
  /** Declares that what was taken back can be reached again; fetched once somebody plays. */
  branching?(): Promise<Branching<V>>;
  optimistic?: Optimistic<V>;
  severalCells?: SeveralCells<V>;
  /** Declares that the coach can look at this game; fetched when somebody asks it for the first time. */
  coach?(): Promise<Coached<V>>;
  /** Whether players hide their hands from each other, so that a device handed round hides them. */
  hiddenHands?(view: V): boolean;
  /** The digits of the problem that is solved; empty where there is none. */
  problem?(view: V): string;
  /** How many cells each player has filled, where everybody has a board of their own; else empty. */
  progress?(view: V): readonly number[];
  /** Whose board it is, where everybody has a board of their own; else 0. */
  racer?(view: V): number;
  /** The seats that are asked whether they object. */
  asked?(view: V): readonly number[];
  /** How many hints were taken. */
  hints?(view: V): number;
  /** How many wrong digits were written, once it is over; null where nobody has counted. */
  mistakes?(view: V): number | null;
  /** How many tiles are left to draw; null where there is no stack. */
  stack?(view: V): number | null;
}
