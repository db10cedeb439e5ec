/** What a board is told, and what it tells. */
import type { Snippet } from 'svelte';
import type { Cell, Grid } from '../sudoku/grid';
import type { Look, Marks, Pen, Picture, Proof } from '../sudoku/looks';
import type { Ahead } from './ahead';
import type { Finger } from './slide';

export interface Props {
  grid: Grid;
  looks: readonly Look[];
  name: string;
  label: (cell: Cell) => string;
  marks?: Marks;
  proof?: Proof | null;
  /** The tone of each cell in a drawing that explains something; empty for none. */
  tones?: readonly string[];
  pens?: readonly Pen[];
  picture?: Picture | null;
  /** The symbol taken up: equal ones light up. */
  armed?: number;
  focus?: Cell;
  /** The cell over which a tile is held. */
  aimed?: Cell;
  /** Points or a word on the cell looked at. */
  badge?: (cell: Cell) => string;
  coordinates?: boolean;
  /** Highlight houses and equal symbols of the cell looked at. */
  lights?: boolean;
  still?: boolean;
  /** A tile that has just come from somewhere: how far away, in hundredths of a cell. */
  travel?: { cell: Cell; dx: number; dy: number; seq: number } | null;
  /** A tile that may not lie here: it shakes its head and slides back to where it came from. */
  refused?: { cell: Cell; symbol: number; dx: number; dy: number; seq: number } | null;
  /** The cell whose picture stirs now; -1 for none. */
  stirs?: Cell;
  ontouch?: (cell: Cell, pointer: string) => void;
  onkey?: (event: KeyboardEvent, cell: Cell) => void;
  /** The colours that somebody gave to cells, by cell. */
  paints?: Readonly<Record<string, readonly number[]>> | null;
  /** The colours of notes, by cell and digit. */
  tints?: Readonly<Record<string, readonly number[]>> | null;
  /** Cells selected together. Where nobody listens, only one cell is looked at. */
  selected?: readonly Cell[];
  onselect?: (cells: readonly Cell[]) => void;
  /** A cell was tapped twice. */
  ondouble?: (cell: Cell) => void;
  /** Where a finger is on small cells; null once it is lifted. */
  onfinger?: (finger: Finger | null) => void;
  /** Keys can be drawn at once from now on. */
  onahead?: (ahead: Ahead) => void;
  /** What else is drawn over the cells. */
  children?: Snippet;
}
