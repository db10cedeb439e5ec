/** A small position on a game's rules page: what a moment of it looks like. */
import type { Look, Marks, Proof } from '../sudoku/looks';

export interface Example {
  board: string;
  looks: Look[];
  marks: Marks;
  proof: Proof | null;
}
