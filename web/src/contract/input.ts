/** What somebody holds and wants at a board, and what follows from it. */
import type { Facts } from '../net/facts';
import type { AnyView } from '../net/protocol.gen';
import type { Cell, Grid } from '../sudoku/grid';
import type { Legal } from '../sudoku/legal';

/**
 * `put` a symbol, pencil a `note` in the corners or in the `centre`, give a cell a `colour` or its notes a `tint`, draw lines with a `pen`, declare a `forced` place, or
 * `point` at a cell to object or to show.
 */
export type Mode = 'put' | 'note' | 'centre' | 'colour' | 'tint' | 'pen' | 'forced' | 'point';

/** The modes in which keys and touches colour cells or notes, or choose the colour of a pen. */
export type Colouring = 'colour' | 'tint' | 'pen';
export const isColouring = (mode: Mode): mode is Colouring =>
  mode === 'colour' || mode === 'tint' || mode === 'pen';

/** Modes that last until another one is chosen; all others end with the next move. */
export const LASTING: readonly Mode[] = ['note', 'centre', 'colour', 'tint', 'pen'];

/** What a person has taken up before touching the board. */
export interface PickedUp {
  armed: number;
  mode: Mode;
  /** The ground of a forced place; empty leaves it to the referee. */
  ground: string;
  /** In `point` mode the form that the touched cell completes; in `forced` mode the declaration that its ground completes. */
  form: string;
  /** In `point` mode: who points. */
  seat: number;
}

export const NOTHING_PICKED_UP: PickedUp = { armed: 0, mode: 'put', ground: '', form: '', seat: 0 };

export interface Situation<V = AnyView> {
  view: V;
  grid: Grid;
  /** The seat that acts; 0 for somebody who only watches. */
  seat: number;
  legal: Legal;
  pickedUp: PickedUp;
  /** The cell that is selected, where a button may act on it. */
  focus?: Cell;
}

/** What follows from a touch, a key or a button. */
export type Intent =
  /** `asks` is said before a touch that may be meant otherwise: a second one on the same cell does it. */
  | { do: 'move'; move: string; asks?: { key: string; facts?: Facts } }
  | { do: 'moves'; moves: readonly string[] }
  | { do: 'pickUp'; pickedUp: Partial<PickedUp> }
  | { do: 'hint' }
  | { do: 'why'; cell: string }
  | { do: 'obey' }
  | { do: 'select'; cells: readonly Cell[] }
  | { do: 'say'; key: string; facts?: Facts; cells?: readonly Cell[] };
