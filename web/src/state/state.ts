/** All that this device knows about a table and has asked of it, as plain data, and what can happen to that. */
import { type Intent, NOTHING_PICKED_UP, type PickedUp } from '../contract/input';
import type { Link } from '../net/connection';
import type { Facts } from '../net/facts';
import type { FromClient, FromServer, HintShape, React, Reacted } from '../net/protocol.gen';
import type { Cell } from '../sudoku/grid';
import type { TableState } from './table';

type Numbered = Exclude<FromClient, { do: 'hello' | 'ping' | 'look' | 'react' | 'touch' }>;
/** A command without what is known only later: its id when it is queued, the last entry when it is sent. */
export type CommandBody = Numbered extends infer One
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
  body: CommandBody;
  /** The press that made it; 0 where none did. */
  press: number;
  /** The last entry known when it was sent first; null while it waits for those before it. */
  after: number | null;
  /** Whether news has told it: then the view has it already. */
  isAnnounced: boolean;
  /** The entry that it has become; null without an answer. */
  seq: number | null;
}

/** What somebody wants at the board. */
export type Input =
  | { do: 'touch'; cell: Cell; pointer: string }
  | { do: 'symbol'; symbol: number; cells: readonly Cell[] }
  | { do: 'erase'; cells: readonly Cell[] }
  | { do: 'double'; cell: Cell }
  | { do: 'intent'; intent: Intent }
  /** Do what a hint says, after what had to be done first. */
  | { do: 'follow'; hint: HintShape };

/** A key, a touch or a button, with what was held when it was pressed. What it means depends on the board. */
export interface QueuedInput {
  input: Input;
  seat: number;
  pickedUp: PickedUp;
  /** The language in which the coach would answer. */
  language: string;
  /** This device's time in milliseconds. */
  now: number;
}

/** The press whose commands are being carried out. */
export interface PressUnderWay {
  press: number;
  /** How many of its commands are done. */
  made: number;
  /** Whether it takes back, or does again. */
  isUndo: boolean;
  /** Whether the game is played with a keypad, so that a digit taken up stays taken up. */
  writes: boolean;
  armed: number;
  mode: PickedUp['mode'];
}

/** How many moves each press has made: one press takes all of them back. Only this device knows about it. */
export interface UndoGroups {
  done: readonly number[];
  undone: readonly number[];
}

/** What the coach has said: how much of it was asked for, about which position, and in which language. */
export interface GivenHint {
  shape: HintShape;
  stage: number;
  /** The entry of the log that asked for it; 0 where none did. */
  seq: number;
  seat: number;
  about: string;
  language: string;
  /** The cell, where it is told how a bot found its digit; else empty. */
  why: string;
  /** The one way that it follows; empty for the easiest step. */
  way: string;
}

/** What the coach was asked and has not answered yet. */
export interface Question {
  /** The command that asks; empty where it is no command. */
  id: string;
  seat: number;
  language: string;
  /** What it is about, once the table has counted it. */
  about: string;
  /** The command once the table has counted it: it is sent again where the connection is lost. */
  command: Command | null;
  /** When it is time to say that the answer is on its way, and whether that is said. */
  slowAt: number;
  isSlow: boolean;
}

export interface HintState {
  given: GivenHint | null;
  /** How far the drawing of a step is shown. */
  beat: number;
  /** Why the coach could not answer. */
  trouble: Refused | null;
  question: Question | null;
  /** The one way that the coach is to follow; empty for the easiest step. */
  way: string;
}

/** A reaction that is being shown. */
export interface ShownReaction extends Reacted {
  /** Counts the reactions: each is shown by itself. */
  at: number;
  /** When it goes, in milliseconds of this device. */
  until: number;
}

export interface Signals {
  /** Oldest first. */
  reactions: readonly ShownReaction[];
  reacted: number;
  /** Until when the next reaction of this device has to wait; null where it need not. */
  restsUntil: number | null;
  /** The cells selected here, and when the others are to be told; null once that moment has come. */
  selection: { cells: readonly string[]; seat: number; dueAt: number | null } | null;
  /** The selection that the others were told last, as text; null where somebody has not heard it. */
  announcedSelection: string | null;
}

/** A button that waits for its second press, after which entry, and until when it ignores presses. */
export interface Confirming {
  id: string;
  seq: number;
  until: number | null;
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
  inputs: readonly QueuedInput[];
  underWay: PressUnderWay | null;
  groups: UndoGroups;
  pickedUp: PickedUp;
  /** Cells selected together; empty where there is only the one looked at. */
  selected: readonly Cell[];
  /** A cell touched once on a touch screen: the second touch plays; -1 for none. */
  pending: Cell;
  /** What the game says about the last press. */
  said: { key: string; facts: Facts } | null;
  notice: Notice | null;
  hint: HintState;
  signals: Signals;
  confirming: Confirming | null;
  /** Makes the ids of this device unlike those of others. */
  stamp: string;
  /** Counts commands, presses and refusals. */
  counts: { commands: number; presses: number; refusals: number };
}

export const NO_GROUPS: UndoGroups = { done: [], undone: [] };
export const NO_HINT: HintState = { given: null, beat: 0, trouble: null, question: null, way: '' };
const NO_SIGNALS: Signals = {
  reactions: [],
  reacted: 0,
  restsUntil: null,
  selection: null,
  announcedSelection: null,
};

export const initialState = (stamp: string): State => ({
  table: null,
  link: 'connecting',
  why: null,
  isGreeted: false,
  queue: [],
  inputs: [],
  underWay: null,
  groups: NO_GROUPS,
  pickedUp: NOTHING_PICKED_UP,
  selected: [],
  pending: -1,
  said: null,
  notice: null,
  hint: NO_HINT,
  signals: NO_SIGNALS,
  confirming: null,
  stamp,
  counts: { commands: 0, presses: 0, refusals: 0 },
});

/** `now` is this device's time in milliseconds. */
export type Happening =
  | { type: 'commanded'; body: CommandBody }
  | { type: 'pressed'; input: Input; seat: number; mode?: PickedUp['mode']; language: string; now: number }
  /** On a shared device one press answers for every seat that is asked. */
  | { type: 'pressedForAll'; move: string; seats: readonly number[] }
  /** A button was pressed that asks for a second press. */
  | { type: 'confirming'; id: string; now: number }
  | { type: 'confirmed' }
  | { type: 'took'; pickedUp: Partial<PickedUp> }
  | { type: 'selected'; cells: readonly Cell[] }
  /** The cells selected, for the others to see. */
  | { type: 'showed'; cells: readonly string[]; seat: number; now: number }
  | { type: 'reacted'; reaction: React['reaction']; seat: number; now: number }
  | { type: 'heard'; message: FromServer; now: number }
  | { type: 'linked'; link: Link; why: string | null }
  | { type: 'troubled'; refusal: Refused }
  | { type: 'passed'; now: number }
  /** Another language is spoken. */
  | { type: 'spoke'; language: string; now: number }
  | { type: 'explained'; cell: string; shape: HintShape | Refused }
  | { type: 'retold'; seq: number; language: string; way: string; about: string; shape: HintShape | Refused }
  | { type: 'turnedTo'; beat: number }
  | { type: 'tookWay'; way: 'shorter' | 'digit' }
  /** The coach is to follow one way of solving; empty for the easiest step. */
  | { type: 'followed'; way: string }
  /** What the coach needs has been fetched, or could not be. */
  | { type: 'coachCame'; isHere: boolean };

export type Effect =
  | { do: 'send'; message: FromClient }
  /** Fetch the whole table again. */
  | { do: 'refresh' }
  /** Moves were made by one press. */
  | { do: 'played'; game: string }
  /** Fetch what the coach needs. */
  | { do: 'fetchCoach' }
  /** Ask how a bot found the digit in a cell. */
  | { do: 'askWhy'; cell: string; language: string }
  /** Ask for a hint once more that was taken before. */
  | { do: 'retell'; seq: number; language: string; way: string; about: string };
