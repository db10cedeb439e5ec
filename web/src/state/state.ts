/** All that this device knows about a table and has asked of it, as plain data. */

import { type Deed, type Hold, NOTHING_HELD } from '../contract/ui';
import type { Facts } from '../net/facts';
import type { FromClient, FromServer } from '../net/protocol.gen';
import type { Cell } from '../sudoku/grid';
import type { TableState } from './table';

export type Link = 'connecting' | 'open' | 'gone' | 'closed';

type Numbered = Exclude<FromClient, { do: 'hello' | 'ping' | 'look' | 'react' }>;
/** A command without what is known only later: its id when it is queued, the last entry when it is sent. */
export type Wish = Numbered extends infer One
  ? One extends Numbered
    ? Omit<One, 'id' | 'after'>
    : never
  : never;

/** Why something was refused: a code with words, and the facts that fill them. */
export interface Refused {
  code: string;
  facts: Facts;
}

/** A refusal for the person to read, with the cells that are the reason. */
export interface Notice {
  refusal: Refused;
  cells: readonly string[];
  /** Counts the refusals: each is shown anew. */
  at: number;
}

/** A command of this device that has no answer yet. */
export interface Command {
  id: string;
  wish: Wish;
  /** The press that made it; 0 where none did. */
  press: number;
  /** The last entry known when it was sent first; null while it waits for those before it. */
  after: number | null;
  /** Whether news has told it: then the view has it already. */
  isTold: boolean;
  /** The entry that it has become; null without an answer. */
  seq: number | null;
}

/** What somebody wants at the board. */
export type Intent =
  | { do: 'touch'; cell: Cell; pointer: string }
  | { do: 'symbol'; symbol: number; cells: readonly Cell[] }
  | { do: 'erase'; cells: readonly Cell[] }
  | { do: 'double'; cell: Cell }
  | { do: 'deed'; deed: Deed };

/** A key, a touch or a button, with what was held when it was pressed. What it means depends on the board. */
export interface Press {
  intent: Intent;
  seat: number;
  hold: Hold;
}

/** The press whose commands are being carried out. */
export interface Running {
  press: number;
  /** How many of its commands are done. */
  made: number;
  /** Whether it takes back, or does again. */
  isUndo: boolean;
  /** Whether the game is played with a keypad, so that a digit taken up stays taken up. */
  writes: boolean;
  armed: number;
  mode: Hold['mode'];
}

/** How many moves each press has made: one press takes all of them back. Only this device knows about it. */
export interface UndoGroups {
  done: readonly number[];
  undone: readonly number[];
}

export interface State {
  table: TableState | null;
  link: Link;
  /** Why the connection was closed for good. */
  why: string | null;
  /** Whether the server has welcomed this connection: before that, it takes no commands. */
  isGreeted: boolean;
  /** Commands without an answer, in order. Only the first can be under way. */
  queue: readonly Command[];
  /** Presses that wait until it is known how the board will be. */
  held: readonly Press[];
  running: Running | null;
  groups: UndoGroups;
  hold: Hold;
  /** Cells selected together; empty where there is only the one looked at. */
  selected: readonly Cell[];
  /** A cell touched once on a touch screen: the second touch plays; -1 for none. */
  pending: Cell;
  /** What the game says about the last press. */
  said: { key: string; facts: Facts } | null;
  notice: Notice | null;
  /** Makes the ids of this device unlike those of others. */
  stamp: string;
  /** Counts commands, presses and refusals. */
  counts: { commands: number; presses: number; refusals: number };
}

export const NO_GROUPS: UndoGroups = { done: [], undone: [] };

export const initialState = (stamp: string): State => ({
  table: null,
  link: 'connecting',
  why: null,
  isGreeted: false,
  queue: [],
  held: [],
  running: null,
  groups: NO_GROUPS,
  hold: NOTHING_HELD,
  selected: [],
  pending: -1,
  said: null,
  notice: null,
  stamp,
  counts: { commands: 0, presses: 0, refusals: 0 },
});

/** What can happen. */
export type Happening =
  | { type: 'wished'; wish: Wish }
  | { type: 'pressed'; intent: Intent; seat: number; mode?: Hold['mode'] }
  /** On a shared device one press answers for every seat that is asked. */
  | { type: 'pressedForAll'; move: string; seats: readonly number[] }
  | { type: 'took'; hold: Partial<Hold> }
  | { type: 'selected'; cells: readonly Cell[] }
  | { type: 'heard'; message: FromServer; now: number }
  | { type: 'linked'; link: Link; why: string | null }
  | { type: 'troubled'; refusal: Refused };

/** What has to be done outside. */
export type Effect =
  | { do: 'send'; message: FromClient }
  /** Fetch the whole table again. */
  | { do: 'refresh' }
  /** Moves were made by one press. */
  | { do: 'played'; game: string };

export interface Step {
  state: State;
  effects: readonly Effect[];
}
