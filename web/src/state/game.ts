/** What the state needs to know of a game: what a press means on a board, and what a move of one's own will bring. */

import type { Deed, Situation } from '../contract/ui';
import type { AnyView } from '../net/protocol.gen';
import type { Cell } from '../sudoku/grid';

/** Moves that can be drawn before the server has answered. A game reads its own notation. */
export interface Optimistic<V = AnyView> {
  /** The cell that a move changes; empty where only the server knows what a move brings, such as `undo`. */
  cellOf(move: string): string;
  /** The view after a move of a seat. Where that is not plain, the same view. */
  predict(view: V, seat: number, move: string): V;
}

/** The moves that take back and do again. */
export interface UndoMoves {
  back: string;
  forth: string;
}

export interface GameInput<V = AnyView> {
  /** Whether a touch always means what it touches, so that nobody is asked to confirm it. */
  gentle?: boolean;
  /** Left out where nothing can be taken back. */
  undo?: UndoMoves;
  /** Left out where every move waits for the server. */
  optimistic?: Optimistic<V>;
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
}
