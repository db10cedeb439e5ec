/** What a game tells the table about itself: how it looks, what a touch or a key means, and what else it has. No drawing here. */
import type { Facts } from '../net/facts';
import type { AnyView, GameEvent, HintShape } from '../net/protocol.gen';
import type { Cell } from '../sudoku/grid';
import type { Look, Marks, Picture } from '../sudoku/looks';
import type { Intent, Situation } from './input';

export interface Action {
  id: string;
  /** The words on the button. */
  key: string;
  facts?: Facts;
  intent: Intent;
  tone: 'main' | 'usual' | 'plain' | 'alarm' | 'yes';
  /** The path of a picture, in a box of 24 × 24, that stands for the words. */
  icon?: string;
  /** The path of a picture that stands before the words, where there is room. */
  sign?: string;
  /** For switches: whether it is on. */
  pressed?: boolean;
  /** Belongs to a switch: without a place of its own it is shown over other buttons, or above them, while the switch is on. */
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
  /** A question: it is read before anything that is only told, or asked in passing. */
  asks?: boolean;
}

/** What opponents are asked where it is not whether the last move is right. Its sentence calls whoever asks `$name`. */
export interface Question extends Sentence {
  /** Who asks; left out where nobody does. */
  seat?: number;
  /** What everybody else reads meanwhile. */
  others?: string;
  /** The tile that it is about, which everybody sees. */
  tile?: number;
}

/** What a game is about, as it is said and drawn before the first move: what scores, or what must not happen. */
export interface Goal {
  key: string;
  /** Rows and columns through a tile, the block around it, or both; a digit that counts; tiles that are crossed out. */
  draws: 'lines' | 'block' | 'houses' | 'digit' | 'crossed';
  /** The points that each brings; 0 where none are counted. */
  brings: number;
}

/** What is heard of an event: wood, cardboard, a pencil and a rubber, a tile pushed away, a fist on the table, a chime. */
export type Sound = 'knock' | 'flip' | 'pencil' | 'rubber' | 'slide' | 'thud' | 'chime';

/** Large letters over the board, for a moment: what they say, and of whom. */
export interface Caption {
  key: string;
  seat: number;
  tone: 'plain' | 'good' | 'bad';
  /** The points that a fault costs. */
  points?: number;
}

/** A tile that has come to the board. */
export interface Landed {
  seat: number;
  cell: string;
  symbol: number;
}

/** What keys and touches mean at a game. */
export interface GameInput<V = AnyView> {
  features: Features<V>;
  /** A game for children: few words, no coordinates, and a touch is never asked about. */
  gentle?: boolean;
  /** A cell was activated. */
  touch(s: Situation<V>, cell: Cell): Intent | null;
  /** A symbol's key was pressed while a cell had the focus, or on the keypad. */
  press(s: Situation<V>, cell: Cell, symbol: number): Intent | null;
  erase(s: Situation<V>, cell: Cell): Intent | null;
  /** The symbols of the keypad; empty for games played with tiles in hand. */
  keypad(s: Situation<V>): readonly number[];
  /** The points that acting on a cell would bring, or null where that says nothing. */
  points(s: Situation<V>, cell: Cell): number | null;
}

export interface GameUi<V = AnyView> extends GameInput<V> {
  /** Draws a symbol in a box of 100 × 100; null where symbols are numbers. */
  picture: Picture | null;
  /** Whether a tile of the hand is taken up before a cell is touched. */
  picks: boolean;
  /** The tile that one of its events brings to the board; null for any other event, left out where no tiles travel. */
  landed?(event: GameEvent): Landed | null;
  /** What its events sound like, beside those that all games have. */
  sounds?: Readonly<Partial<Record<GameEvent['type'], Sound>>>;
  /** What is heard in place of a sound when this symbol lands on the board. */
  voice?(symbol: number): void;
  /** The large letters that one of its events is worth, beside those that all games have. */
  captions?(event: GameEvent, view: V): Caption[];
  /** Whether points are shown on the score track. */
  track: boolean;
  /** Whether it shows how long it has been played, and covers the board in a pause. */
  stopwatch?: boolean;
  /** Whether everybody may act at any time, so that nobody asks whose turn it is. */
  turnless?: boolean;
  /** Whether the rulebook lets the oldest player begin. */
  oldestBegins?: boolean;
  /** Whether a tip, counted from 1, fits a table with these options and so many seats. Left out, all do. */
  fits?(tip: number, options: Record<string, unknown>, seats: number): boolean;
  /** Whether the game has points at all. */
  scored: boolean;
  /** Whether points are only counted at the end: until then somebody alone has none to look at. */
  countsLast?: boolean;
  /** Whether a table with these options counts points. Left out, all tables of a game with points do. */
  counts?(options: Record<string, unknown>): boolean;
  /** Whether somebody notices faults at a table with these options. Left out, the options tell. */
  refereed?(options: Record<string, unknown>): boolean;

  /** Whether somebody alone chooses the colour of the pen while playing. */
  choosesPen?(options: Record<string, unknown>): boolean;

  looks(view: V): Look[];
  actions(s: Situation<V>): Action[];
  /** The places of the buttons, in order, by their ids; `a|b` is a place that two never want at once. */
  places: readonly string[];
  /** Whether rows are kept for the buttons that belong to a switch, and for what the coach offers to do. */
  tools?: boolean;
  /** Marks that last as long as the position. */
  marks(s: Situation<V>): Marks;
  /** What else is to be said about the position, such as the round. */
  lines(s: Situation<V>): Sentence[];
  /** What is asked now. Left out, whether the last move is right. */
  question?(view: V): Question | null;
  /** Who wants to stop by a move of the game: everybody else is asked. Left out, it has no such move. */
  votes?(view: V): readonly number[];
  /** The cells that somebody who asks for a good one is shown; left out where nobody can ask. */
  good?(s: Situation<V>): Cell[];
  /** In how many places each tile of the hand fits, where the referee tells. */
  fitting?(s: Situation<V>): ReadonlyMap<number, number> | undefined;
  /** What one holds on one's turn and can do with it now, said all the time; null where `lines` say it. */
  prompt(s: Situation<V>): Sentence | null;
  /** What it is about at a table with these options; left out, nothing is told before the first move. */
  goal?(options: Record<string, unknown>): Goal;
  /** The score sheet, where there is one. */
  scoreSheet?: ScoreSheet<V>;
  /** What is to be said about the end of a game, after how it came about. */
  ending?(view: V): Sentence[];
}

/** Whether points are counted at a table with these options. */
export const hasPoints = ({ scored, counts }: GameUi, options: Record<string, unknown>): boolean =>
  scored && (counts?.(options) ?? true);

/**
 * Whether points may be shown before a move: only where no move that is possible can be a fault. Where players or the umpire judge, the cells
 * with points would tell where a tile fits; where the solution judges, points would be promised for a wrong digit.
 */
export const foretellsPoints = (options: Readonly<Record<string, unknown>>): boolean =>
  (options.referee ?? 'guard') === 'guard' && options.fault !== 'solution';

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
  press(s: Situation<V>, cells: readonly Cell[], symbol: number): Intent | null;
  erase(s: Situation<V>, cells: readonly Cell[]): Intent | null;
  /** A cell was tapped twice. */
  double(s: Situation<V>, cell: Cell): Intent | null;
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
  moves(before: string, after: string): readonly string[];
}

/** What a game has beyond a board and moves, as it declares it. What it does not declare, it has not. */
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

/** What brought or cost points in a turn, beside its digits. */
export interface ScorePart {
  key: string;
  points: number;
}

/** A line of the score sheet: a turn of a seat, and the cells that it is about. */
export interface ScoreRow {
  seat: number;
  /** Which turn it is, in words. */
  turn: { key: string; facts: Facts };
  digits: readonly number[];
  parts: readonly ScorePart[];
  sum: number;
  cells: readonly string[];
}

/** What players check each other's points with. */
export interface ScoreSheet<V = AnyView> {
  /** The words over the sheet. */
  key: string;
  rows(view: V): readonly ScoreRow[];
}

/** What a game's box says on the shelf, before anything else of the game is fetched. */
export interface BoxFacts {
  /** Its place on the shelf: the easiest game to start with comes first. */
  place: number;
  /** How long a game takes, from and to. */
  minutes: readonly [number, number];
  /** The lid, and its darker side. */
  colours: readonly [string, string];
  /** The table that one tap opens: for one person; left out, for one person and a bot. */
  opens?: 'alone';
  /** What the page of one's results shows of games alone: high scores, or how many succeeded; left out, nothing. */
  alone?: 'scores' | 'successes';
  /** How many stickers there are to collect, one a game, then the same in gold; left out, none. */
  stickers?: number;
}
