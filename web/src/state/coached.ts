/** What the coach sees of a table, and where it writes what it says. */
import type { AskedHint } from '../net/connection';
import type { AnyView, HintShape } from '../net/protocol.gen';
import type { Grid } from '../sudoku/grid';
import type { Legal } from '../sudoku/legal';

/** A hint of the coach: how much of it was asked for, about which position, and in which language. */
export interface Advice {
  found: HintShape;
  stage: number;
  /** The entry of the log that asked for it; 0 for the reason of a bot's digit. */
  seq: number;
  about: string;
  language: string;
  /** The cell, where it is told how a bot found its digit. */
  why?: string;
}

/** What the coach has said at a table. */
export interface Answers {
  /** What it last said. */
  told: Advice | null;
  /** What it last said, where that still holds. */
  readonly advice: Advice | null;
  /** How far the drawing of a step is shown. */
  beat: number;
  /** Why it could not answer. */
  trouble: string;
}

export interface CoachedTable {
  readonly grid: Grid;
  readonly view: AnyView;
  readonly legal: Legal;
  /** The seat that acts. */
  readonly seat: number;
  /** The digits and notes, as text. */
  readonly about: string;
  /** Whether several people write on this board together. */
  readonly isShared: boolean;
  /** Whether the coach can look at this board. */
  readonly isCoached: boolean;
  readonly coach: Answers;
  readonly session: {
    readonly token: string;
    hint(seat: number, language: string): Promise<Pick<AskedHint, 'advice'> | null>;
  };
  /** Whether somebody has written into a cell. */
  isWritten(cell: string): boolean;
  playAll(moves: readonly string[], seat: number): Promise<unknown>;
}
