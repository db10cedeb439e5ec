// Made by `python -m tools.typescript` from the server's own types. Do not edit.


export const PROTOCOL = 1;

export const LANGUAGES = ["en","fr","it","nl","ru","de"] as const;

export type Language = (typeof LANGUAGES)[number];

/** Every language by its own name, as a person looks for it. */
export const LANGUAGE_NAMES: Record<Language, string> = {"en":"English","fr":"Français","it":"Italiano","nl":"Nederlands","ru":"Русский","de":"Deutsch"};

/** Languages that are partly in English still. */
export const UNFINISHED: readonly Language[] = [];

/** These seats have nothing against the last move, or kept silent about it. */
export interface AcceptedEvent {
  type: "accepted";
  seats: readonly number[];
  silent: boolean;
}

export interface AdvancedView extends MarkersView {
  round: number;
  rounds: number;
  played: number;
  window: readonly string[];
  called: readonly string[];
  recent: readonly (readonly string[])[];
  closing: boolean;
}

/** The coach's answer to a move that asked for a hint: about the position of entry `seq`, after `done`. */
export interface Advice {
  say: "advice";
  id: string;
  seq: number;
  stage: number;
  hint: HintShape | null;
  code: string | null;
  facts: Record<string, unknown>;
}

/** The host lets spectators in, or not. */
export interface Allow extends Command {
  do: "allow";
  spectators: boolean;
}

export interface AnimalsOptions extends LayingOptions {
  starters: "blocks" | "lines" | "off";
  gentle: boolean;
}

/** The others go on without this seat: the referee answers in its place. */
export interface AnsweredForEvent extends OfSeatEvent {
  type: "answered_for";
  by: number;
}

/** The host puts a bot on a seat, or opens the seat (None), before the game starts. */
export interface Arrange extends SeatCommand {
  do: "arrange";
  bot?: string | null;
  name?: string | null;
}

/** From one claim to the next. */
export interface Arrow {
  start: ArrowEnd;
  end: ArrowEnd;
  role: "leads" | "strong" | "weak";
  beat: number;
  until: number;
}

/** Where a link starts or ends: a symbol in a cell, or in a group of cells. */
export interface ArrowEnd {
  cells: readonly number[];
  symbol: number;
}

/** A position to find a technique in. */
export interface AskExercise extends AskLookAlike {
  figure?: number;
  link?: number;
}

export interface AskHint extends InLanguage {
  problem: string;
  grid?: string | null;
  notes?: string;
  stage?: number;
  last?: string;
  way?: string;
}

/** A hint taken at the token's table, to be told once more: in another language, or after others moved. */
export interface AskHintAgain extends InLanguage {
  seq: number;
  way?: string;
}

/** An answer to a position of practice: `c3=5` writes a digit, `c3-58` takes candidates out. */
export interface AskJudge extends AskExercise {
  answer: string;
}

/** A position that is an example of a technique, or only looks like one. */
export interface AskLookAlike extends InLanguage {
  technique: string;
  seed?: number;
}

export interface AskPath extends AskSteps {
  order?: "easiest" | "shortest";
  without?: readonly string[];
}

/** Shows a position; `stage` tells as much about it as a hint would. */
export interface AskPractice extends AskExercise {
  rank?: number;
  stage?: number;
}

export interface AskProof extends InLanguage {
  grid: string;
  cell: string;
}

/** Finished games of several tables, a page at a time. */
export interface AskResults extends Turns {
  most?: number;
  before?: number | null;
}

/** One of its steps. */
export interface AskStep extends AskSteps {
  technique?: string;
  does?: string;
}

/** A position that somebody looks at; what is written in it may be wrong. */
export interface AskSteps extends InLanguage {
  problem: string;
  grid: string;
  candidates?: string;
  unique?: boolean;
  deep?: boolean;
}

/** A question about several tables; with `wait`, the answer comes when it changes. */
export interface AskTurns extends Turns {
  after?: readonly number[];
  wait?: number;
}

/** A cell of the table in which a bot has written a digit. The table is that of the token. */
export interface AskWhy extends InLanguage {
  cell: string;
}

export interface BasicView extends MarkersView {
  pending: string | null;
  placed: boolean;
  idle: number;
}

/** The best results of a one-seat game with the same options. */
export interface Best {
  game: string;
  options: Record<string, unknown>;
  results: readonly ResultShape[];
}

/** Another move, the points that it brings at once, and what could be expected from it. */
export interface Better {
  move: string;
  now: number;
  value: Value;
}

/** A problem of the booklet. */
export interface BookletShape {
  number: number;
  level: number;
  ways: readonly ("block_crossing" | "crossing" | "deduction" | "elimination" | "exclusion" | "slide")[];
  problem: string;
}

/** The last message before the server closes the socket. */
export interface Bye {
  say: "bye";
  code: string;
}

/** The referee called a fault by itself. */
export interface CalledEvent {
  type: "called";
  against: number;
  cell: string;
  because: readonly string[];
}

/** A candidate that counts, and its role. */
export interface CandidateMark {
  cell: number;
  symbol: number;
  role: "assumed" | "colour_a" | "colour_b" | "colour_c" | "colour_d" | "elimination" | "extra" | "false" | "fin" | "pair" | "pincer" | "pivot" | "premise" | "target" | "true";
  beat: number;
  until: number;
}

/** A problem card of a shuffled deck: the same seed gives the same order, no card twice in a round. */
export interface CardShape {
  problem: string;
  level: number;
  seed: number;
  number: number;
}

export interface CellSymbol {
  cell: string;
  symbol: number;
}

/** A tile that fits no open cell has left the game. */
export interface ChallengeDroppedEvent extends OfSeatEvent {
  type: "dropped";
  symbol: number;
}

/** A later time: the turn is lost, and these points. */
export interface ChallengeFinedEvent extends OfSeatEvent {
  type: "fined";
  points: number;
}

export interface ChallengeOptions extends TurnOptions {
  proof: "found" | "named";
}

/** A fault was called: the action is taken back with its points, and the tile leaves the game. */
export interface ChallengeUndoneEvent extends OfSymbolEvent {
  type: "undone";
  points: number;
  why: "does-not-fit" | "not-forced" | "wrong-ground";
  face_down: boolean;
  ground: string;
}

export interface ChallengeView extends FlippingView {
  turn: number;
  gone: readonly number[];
  warned: readonly number[];
  last: LastInserted | null;
  asked: readonly number[];
}

/** The first time somebody thought too long: the glass is turned again. */
export interface ChallengeWarnedEvent extends OfSeatEvent {
  type: "warned";
}

export interface CheckedProblem extends GradedProblem {
  title: string;
}

/** What was found to be true of a record. */
export interface CheckedRecord extends Verdict {

}

/** A seat says that its tile fits nowhere, and shows it. */
export interface ClaimedEvent extends OfSeatEvent {
  type: "claimed";
  symbol: number;
}

export interface ClassicErasedEvent extends OfSymbolEvent {
  type: "erased";
  restored: readonly string[];
}

/** A seat asked the coach; the coach's words come from elsewhere. */
export interface ClassicHintedEvent extends OfSeatEvent {
  type: "hinted";
  stage: number;
  hints: number;
}

export interface ClassicNotedEvent extends OfSymbolEvent {
  type: "noted";
  put: boolean;
}

/** The same for a note in the centre of a cell. */
export interface ClassicNotedInCentreEvent extends OfSymbolEvent {
  type: "centred";
  put: boolean;
}

export interface ClassicOptions {
  race: boolean;
  check: boolean;
  auto_notes: boolean;
  time_limit: number | null;
}

/** Somebody changed their own board in a race. Others are told only how far they are. */
export interface ClassicRacedEvent extends OfSeatEvent {
  type: "raced";
  filled: number;
  cell: string | null;
  symbol: number | null;
}

/** Many notes changed together: filled in, narrowed or cleared, or that undone. */
export interface ClassicRenotedEvent extends OfSeatEvent {
  type: "renoted";
  put: number;
  taken: number;
}

/** Somebody switched on or off that a written digit takes out its notes. */
export interface ClassicSwitchedEvent extends OfSeatEvent {
  type: "switched";
  sweeps: boolean;
}

/** A seat took an edit back, or did it again; the board's change follows as an event of its own. */
export interface ClassicUndidEvent extends OfSeatEvent {
  type: "undid";
  again: boolean;
}

export interface ClassicView extends View {
  givens: string;
  owners: readonly number[];
  notes: Record<string, readonly number[]>;
  centre: Record<string, readonly number[]>;
  settled: readonly number[];
  sweeps: boolean;
  wrong: readonly string[] | null;
  hints: number;
  hint_stage: number;
  to_undo: readonly (readonly Edit[])[];
  to_redo: readonly (readonly Edit[])[];
  mistakes: number | null;
  progress: readonly number[];
  racer: number;
}

export interface ClassicWroteEvent extends OfSymbolEvent {
  type: "wrote";
  owner: number;
  swept: readonly string[];
}

/** A clock at the moment the message was sent. */
export interface ClockInfo {
  seat: number;
  left: number;
  total: number;
  running: boolean;
}

/** A command. It is always answered, by `done` or `refused`. */
export interface Command {
  id: string;
}

/** What it costs to do without a technique. */
export interface Cost {
  technique: string;
  more: number;
  steps: number;
  hardest: string;
  instead: readonly string[];
  stop: "broken" | "budget" | "solved" | "step" | "stuck";
}

export interface CostsShape {
  costs: readonly Cost[];
  left_out: readonly string[];
}

/** This number does not fit this cell: the tiles `by` are equal and seen from it. */
export interface Crossed {
  cell: string;
  symbol: number;
  by: readonly string[];
}

/** The problem of a level on a day, the same on every server. */
export interface DailyProblem {
  date: string;
  level: number;
  problem: string;
  solvers: Solvers | null;
}

/** What somebody made of the deal of a day. */
export interface DayResult {
  name: string;
  points: number;
  won: boolean;
}

/** What a day has for everybody: a puzzle, and a deal of a board game against the same bot. */
export interface DayShape {
  date: string;
  number: number;
  level: number;
  problem: string;
  game: string;
  bot: string;
  options: Record<string, unknown>;
  played: number;
  best: readonly DayResult[];
}

/** What is promised about deals. The record of a finished game opens it; `fullhouse verify` checks it. */
export interface DealInfo {
  commitment: string;
  shares: readonly string[];
  next: string;
}

/** One decision of one seat, judged by what it saw. */
export interface Decision {
  n: number;
  seat: number;
  move: string;
  before: Value;
  after: Value;
  now: number;
  better: readonly Better[];
  loss: number;
  given: number;
  gap: number;
  choices: number;
  kind: "claim" | "fault" | "forced" | "later" | "missed" | "mistake" | "opened" | "points" | "time" | "unnoticed" | "wasted" | null;
  facts: Record<string, unknown>;
  seconds: number | null;
  deep: boolean;
}

/** A tile has left the game; its points, if it had brought any, are taken back. */
export interface DiscardedEvent extends OfSeatEvent {
  type: "discarded";
  symbol: number;
  points: number;
}

/** A command was carried out, and is entry `seq` of the log. */
export interface Done {
  say: "done";
  id: string;
  seq: number;
}

/** Cells are numbered row by row from 0. */
export interface Drawing {
  tints: readonly Tint[];
  frames: readonly Frame[];
  marks: readonly CandidateMark[];
  arrows: readonly Arrow[];
  rays: readonly Ray[];
  places: readonly (readonly [number, number])[];
  beats: number;
  blocks: boolean;
  legend: readonly ("assumed" | "colour_a" | "colour_b" | "colour_c" | "colour_d" | "elimination" | "extra" | "false" | "fin" | "pair" | "pincer" | "pivot" | "premise" | "target" | "true" | "base" | "cover" | "group" | "house" | "rectangle" | "leads" | "strong" | "weak" | "area" | "cells" | "placement" | "ray" | "wrong")[];
}

export interface DrewEvent extends OfSeatEvent {
  type: "drew";
  symbol: number | null;
  left: number;
}

/** Something a seat did to the board, with what it takes to undo it. */
export interface Edit {
  verb: string;
  cell: number;
  symbol: number;
  owner: number;
  swept: number;
  swept_centre: number;
  put: readonly number[];
  taken: readonly number[];
  settled: readonly number[];
}

/** The game is over. */
export interface EndedEvent {
  type: "ended";
  reason: string;
  winners: readonly number[];
}

/** A digit is off the board again, and the points that it had brought are taken back. */
export interface ErasedEvent {
  type: "erased";
  seat: number;
  cell: string;
  symbol: number;
  points: number;
}

/** Why something was refused; the code is a key of the words `error-CODE`. */
export interface ErrorShape {
  code: string;
  facts: Record<string, unknown>;
}

/** What the coach says. */
export interface Explained {
  text: string;
  phrases: readonly Phrase[];
  tree: TreeBranch | null;
}

export interface ExportTable {
  copy?: boolean;
}

/** A table on its way between a server and a browser that is its own. */
export interface ExportedTable {
  log: string;
  age?: number;
}

/** A worked figure of the booklet. */
export interface FigureShape {
  number: number;
  theme: string;
  way: "block_crossing" | "crossing" | "deduction" | "elimination" | "exclusion" | "slide";
  problem: string;
  grid: string;
  techniques: readonly string[];
}

/** A tile was turned: it fits and stays, or it goes to the hand and its cell is empty. */
export interface FlippedEvent extends OfSymbolEvent {
  type: "flipped";
  fits: boolean;
  points: number;
  counted: readonly string[];
  because: readonly string[];
}

export interface FlippingView extends View {
  tiles: string | null;
}

/** Values that a new table may not have together, and why. */
export interface ForbiddenShape {
  given: Record<string, unknown[]>;
  seats: readonly [number, number] | null;
  over: Record<string, number>;
  text: string;
}

/** What is drawn for a ground: all that is crossed out. */
export interface ForcedProof {
  ground: string;
  crossed: readonly Crossed[];
}

/** A problem of the library and what it is like. */
export interface FoundProblem extends ProblemShape {
  number: number;
  clues: number;
  score: number;
  se: number;
  hardest: string;
  symmetries: readonly ("antidiagonal" | "diagonal" | "half-turn" | "left-right" | "none" | "quarter-turn" | "top-bottom")[];
}

export interface FoundProblems {
  problems: readonly FoundProblem[];
  total: number;
}

/** A frame around the smallest rectangle that holds some cells; of a group, around each of them. */
export interface Frame {
  cells: readonly number[];
  role: "base" | "cover" | "group" | "house" | "rectangle";
  name: string;
  beat: number;
  until: number;
}

/** A box on the shelf, in the language asked for. */
export interface GameShape {
  id: string;
  name: string;
  summary: string;
  seats: readonly [number, number];
  rules: number;
  problem_levels: readonly [number, number] | null;
  shared: boolean;
  options: readonly OptionShape[];
  packs: Record<string, Record<string, unknown>>;
  ours: number;
  forbidden: readonly ForbiddenShape[];
  referees: Referees | null;
  moves: readonly string[];
  verbs: readonly Verb[];
  board: number;
  bots: readonly string[];
  credit: string;
  module: string | null;
}

/** The player of a seat moves for it again. */
export interface GiveBack extends SeatCommand {
  do: "give_back";
}

/** The others have waited long enough for an answer: the referee gives it in the place of a seat. */
export interface GoOn extends SeatCommand {
  do: "go_on";
  after: number;
}

export interface GradedProblem {
  problem: string;
  givens: number;
  grading: Grading;
}

/** How hard a problem is, and why. */
export interface Grading {
  level: number;
  name: string;
  score: number;
  hardest: string;
  solved_by_logic: boolean;
  counts: Record<string, number>;
  se: number | null;
}

/** A second key to the same seats, for another device. */
export interface Handover {
  seats?: readonly number[];
  move?: boolean;
}

export interface HealthShape {
  server: string;
  protocol: number;
  tables: number;
  sockets: number;
  address: string | null;
}

/** The first message of a socket: who I am, and what I have seen already. */
export interface Hello {
  do: "hello";
  token: string;
  protocol?: number;
  after?: number | null;
  session?: string | null;
  again?: number;
}

/** Cells and symbols that play one role in a step, to be shown on the board. */
export interface HintPart {
  role: string;
  cells: readonly string[];
  symbols: readonly number[];
}

/** Why a symbol cannot stand in a cell: the tiles that it would meet. */
export interface HintReason extends CellSymbol {
  by: readonly string[];
}

/** What the coach says, no further than the stage asked for. */
export interface HintShape extends Explained {
  kind: "budget" | "mistake" | "no-way" | "solved" | "step" | "stuck";
  technique: string | null;
  cells: readonly string[];
  parts: readonly HintPart[];
  reasons: readonly HintReason[];
  places: CellSymbol | null;
  removes: readonly CellSymbol[];
  erase: readonly string[];
  drawing: Drawing | null;
  links: number;
  shorter: HintShape | null;
  digit: CellSymbol | null;
}

/** A line that holds no problem, and why. */
export interface ImportFault {
  line: number;
  code: string;
  facts: Record<string, unknown>;
}

/** What was found in a text of many problems: the good ones, and the lines that are none. */
export interface ImportedProblems {
  problems: readonly CheckedProblem[];
  faults: readonly ImportFault[];
}

/** A question that is answered in words. */
export interface InLanguage {
  language?: string;
}

/** A tile of the hand was laid on an open cell. */
export interface InsertedEvent extends OfSymbolEvent {
  type: "inserted";
  points: number;
  held: readonly number[];
  declared: boolean;
  ground: string;
  covered: boolean;
  proof: ForcedProof | null;
}

export interface Join {
  name?: string | null;
  seat?: number | null;
}

/** A token, said once: the server keeps only a hash of it. */
export interface Key {
  code: string;
  token: string;
  seats: readonly number[];
  host: boolean;
  commitment: string;
}

export interface LaidEvent extends OfSymbolEvent {
  type: "laid";
  points: number;
  counted: readonly string[];
}

/** The last insert as everybody sees it: whether it is a fault is for the players to notice. */
export interface LastInserted {
  seat: number;
  cell: string;
  points: number;
  declared: boolean;
  ground: string;
  covered: boolean;
}

/** The last tile as everybody sees it: whether it is a fault is for the players to notice. */
export interface LastLaid {
  seat: number;
  cell: string;
  points: number;
}

export interface LayingOptions extends TurnOptions {
  scoring: "block" | "full" | "simple" | "value";
  stack_end: "play_on" | "stop";
}

export interface LayingView extends View {
  golden: readonly string[];
  stack_left: number;
  holding: readonly boolean[];
  gone: readonly number[];
  tokens: readonly number[];
  last: LastLaid | null;
  turn: number;
  claimed: boolean;
  asked: readonly number[];
}

/** The player of a seat goes. Others may let a bot take over at once. */
export interface Leave extends SeatCommand {
  do: "leave";
}

/** Moves that differ only in their cell: `CELL` in the form stands for each cell of the mask. */
export interface LegalMoves {
  form: string;
  cells: string | null;
  points: readonly number[] | null;
}

export interface LevelShape {
  level: number;
  name: string;
  idea: string;
  problems: number;
}

/** The position, what to look at, whether it is what it looks like, and why or why not. */
export interface LookAlikeShape extends PracticePosition {
  drawing: Drawing;
  digit: number | null;
  spoiler: string | null;
  answer: Drawing;
}

/** A problem made to order. */
export interface MadeProblem extends GradedProblem {
  symmetry: "antidiagonal" | "diagonal" | "half-turn" | "left-right" | "none" | "quarter-turn" | "top-bottom";
  seed: number;
}

/** Where something comes from, and why: how else it could be. */
export interface Mark {
  origin: "addition" | "edition" | "printed" | "reading";
  text: string;
}

/** No digit fits any empty cell, so nothing can change any more: the game is over. */
export interface MarkersNothingFitsEvent {
  type: "nothing_fits";
}

export interface MarkersOptions extends WritingOptions {
  variant: "advanced" | "basic" | "solo";
  time_limit: number | null;
  rounds: number | null;
}

/** A seat ends its turn without writing, or writes no more. */
export interface MarkersPassedEvent extends OfSeatEvent {
  type: "passed";
}

export interface MarkersView extends WritingView {
  turn: number;
  votes: readonly number[];
  stop_offered: boolean;
}

/** A seat wants to stop, or takes that back. */
export interface MarkersVotedEvent extends OfSeatEvent {
  type: "voted";
  stop: boolean;
  votes: readonly number[];
}

/** An entry that a client had not seen when it came back. */
export interface Missed {
  seq: number;
  what: string;
  seat: number;
  move: string | null;
  events: readonly GameEvent[];
}

/** A digit that is not in the solution, and what it led to. */
export interface Mistake {
  n: number;
  cell: string;
  symbol: number;
  right: number;
  mended: number | null;
  led_to: number;
}

export interface NewSeat {
  who?: "bot" | "me" | "open";
  name?: string | null;
  bot?: string;
  colour?: number | null;
}

export interface NewTable {
  game: string;
  seats: readonly NewSeat[];
  options?: Record<string, unknown>;
  settings?: Settings;
  setup?: Record<string, unknown> | null;
  moves?: readonly RecordedMove[];
  deck?: WantedDeck | null;
  shuffle?: boolean;
  wait?: boolean;
}

/** An entry of the log: a move, or anything else that changed. Sent once it is stored for good. */
export interface News {
  say: "news";
  seq: number;
  what: string;
  seat: number;
  move: string | null;
  table: TableInfo | null;
  you: You | null;
  perspectives: readonly Perspective[];
  clock: ClockInfo | null;
  limit: ClockInfo | null;
  played: number;
}

/** The referee has found that the tile of a seat fits nowhere: the player has said nothing. */
export interface NoRoomEvent extends OfSeatEvent {
  type: "no_room";
  symbol: number;
}

/** An opponent called a fault. `upheld` is the verdict; `because` are the cells that show it. */
export interface ObjectedEvent extends OfSeatEvent {
  type: "objected";
  against: number;
  cell: string;
  upheld: boolean;
  because: readonly string[];
}

/** The same in a cell. */
export interface OfCellEvent extends OfSeatEvent {
  cell: string;
}

/** What a seat did, or what happened to it. */
export interface OfSeatEvent {
  seat: number;
}

/** The same with a symbol, in a cell. */
export interface OfSymbolEvent extends OfCellEvent {
  symbol: number;
}

/** These seats could write nothing in the final round: the grid was full, or no digit fitted. */
export interface OneTwoThreeCompensatedEvent {
  type: "compensated";
  seats: readonly number[];
  points: number;
}

/** A digit filled the last cell of these houses. */
export interface OneTwoThreeCompletedEvent extends OfSeatEvent {
  type: "completed";
  houses: readonly (readonly string[])[];
  points: number;
}

/** A correction; where it is wrong, the cell stays empty and the fine follows. */
export interface OneTwoThreeCorrectedEvent extends OfSymbolEvent {
  type: "corrected";
  right: boolean;
  points: number;
  because: readonly string[];
}

/** Play waits until this seat has corrected the cell or left it empty. */
export interface OneTwoThreeCorrectionDueEvent extends OfCellEvent {
  type: "correction_due";
}

/** Play waits until this seat has corrected the cell: it may not be left. */
export interface OneTwoThreeCorrectionRequiredEvent extends OfCellEvent {
  type: "correction_required";
}

/** A fault costs as many points as its round asks for digits. */
export interface OneTwoThreeFinedEvent extends OfCellEvent {
  type: "fined";
  points: number;
}

/** A seat ends its turn early. */
export interface OneTwoThreeFinishedEvent extends OfSeatEvent {
  type: "finished";
  written: number;
}

/** An opponent does not let a turn end early: once a turn. There is always something to be found. */
export interface OneTwoThreeKeepLookingEvent extends OfSeatEvent {
  type: "keep_looking";
  against: number;
}

/** A seat does not correct: the cell is open again. */
export interface OneTwoThreeLeftEmptyEvent extends OfCellEvent {
  type: "left_empty";
}

/** Two or three equal digits among those of one turn. */
export interface OneTwoThreeMatchedEvent extends OfSeatEvent {
  type: "matched";
  symbol: number;
  count: number;
  points: number;
}

export interface OneTwoThreeOptions extends WritingOptions {
  sequence: "classic" | "express" | "shortened";
  handicap: boolean;
  final_order: "lowest_first" | "unchanged";
  teams: boolean;
  corrected_counts: boolean;
  correction: "may" | "must";
  fine: "none" | "printed";
  fewer: "asked" | "may";
}

export interface OneTwoThreeView extends WritingView {
  round: number;
  asks: number;
  final: boolean;
  order: readonly number[];
  turn: number;
  turns: readonly TurnSeen[];
  owed: readonly OwedSeen[];
  last: string | null;
  completing: string | null;
  unable: readonly number[];
  stopping: "asked" | "no" | "refused";
  stopped: readonly number[];
  sheet: readonly SheetLine[];
  recent: readonly (readonly string[])[];
}

/** A seat finds no more digits and asks the others whether its turn may end. */
export interface OneTwoThreeWantsToStopEvent extends OfSeatEvent {
  type: "wants_to_stop";
}

/** A table with the deal of a day. */
export interface OpenToday {
  date: string;
  name?: string | null;
  colour?: number | null;
  bot_name?: string | null;
  brisk?: boolean;
}

export interface OptionShape {
  name: string;
  kind: "choice" | "length" | "number" | "switch";
  default: unknown;
  solo_default: unknown;
  choices: Record<string, string>;
  meaning: string;
  on: number | null;
  low: number | null;
  high: number | null;
  use: Use | null;
  choice_uses: Record<string, Use>;
  marks: Record<string, Mark>;
}

/** The options of any game. A game adds its own fields below. */
export interface Options {

}

/** A problem wanted: 9×9, as all games on a problem are played. */
export interface OrderProblem extends InLanguage {
  level?: number;
  technique?: string | null;
  symmetry?: "antidiagonal" | "diagonal" | "half-turn" | "left-right" | "none" | "quarter-turn" | "top-bottom" | null;
  seed?: number | null;
}

export interface OwedSeen {
  seat: number;
  round: number;
  cell: string;
}

/** A problem with what has been written and noted in it. */
export interface PastedPosition {
  title: string;
  problem: string;
  grid: string;
  candidates: string;
}

export interface PastedPositions {
  positions: readonly PastedPosition[];
  count: number;
}

/** A text in any of the known formats. */
export interface PastedText {
  text: string;
}

/** A step of a path. */
export interface PathLine extends StepLine {
  technique: string;
  effort: number;
}

/** A way to the solution, as far as it goes. */
export interface PathShape {
  stop: "broken" | "budget" | "solved" | "step" | "stuck";
  hardest: string;
  links: number;
  lines: readonly PathLine[];
}

/** A digit of the coach's way through the problem, and the technique that shows it. */
export interface PathStep {
  cell: string;
  symbol: number;
  technique: string;
}

/** The game as one viewer sees it. */
export interface Perspective {
  viewer: number | "review" | "spectator" | "tv";
  view: AnyView;
  legal: readonly LegalMoves[];
  events: readonly GameEvent[];
}

/** A piece of a text; one that speaks of a part of the board names its cells, and the role they play. */
export interface Phrase {
  text: string;
  cells: readonly number[];
  role: string;
}

/** Is somebody there? Answered at once. */
export interface Ping {
  do: "ping";
  id?: string;
}

/** A move, in the notation of records. The clock's own moves are refused. */
export interface Play extends Command {
  do: "play";
  move: string;
  after: number;
  seat?: number | null;
  language?: string;
  way?: string;
}

/** A new table that takes up a finished game before one of its moves, the seat of that move for me. */
export interface PlayOn {
  move: number;
  round?: number | null;
  name?: string | null;
  bot?: string;
  bot_name?: string | null;
}

/** How one seat played. */
export interface PlayerReview {
  seat: number;
  accuracy: number | null;
  decisions: number;
  lost: number;
  luck: number | null;
  seconds: number | null;
  points_lost: number;
  hints: number;
}

/** A point of the curve: what each seat could expect after this many moves. */
export interface Point {
  n: number;
  win: readonly number[];
  lead: readonly number[];
}

export interface Pong {
  say: "pong";
  id: string;
  now: number;
}

/** A position to practise a technique on, and what the coach says about it. */
export interface PracticePosition extends Explained {
  technique: string;
  seed: number;
  problem: string;
  grid: string;
  notes: Record<string, readonly number[]>;
}

/** A position where the technique is the next thing needed, and nothing easier helps. */
export interface PracticeShape extends PracticePosition {
  is_placed: boolean;
  drawing: Drawing | null;
  is_single: boolean;
  figure: number;
  link: number;
  links: number;
}

/** Who is connected now, and whom the others have waited for long enough. Not part of the log. */
export interface Present {
  say: "present";
  seats: readonly number[];
  tvs: number;
  spectators: number;
  nudged: readonly number[];
  unanswered: readonly number[];
  idle: readonly number[];
}

/** The way of the coach through a problem beside the way taken. */
export interface ProblemPath {
  hardest: string | null;
  bottleneck: number | null;
  steps: readonly PathStep[];
  taken: readonly TakenStep[];
  slowest: number | null;
  mistakes: readonly Mistake[];
  apart: boolean;
}

export interface ProblemShape {
  id: string;
  problem: string;
  level: number;
}

export interface ProblemText extends InLanguage {
  problem: string;
}

/** Whether a cell is forced: the steps that prove it, or two completions that differ in it. */
export interface ProofShape {
  forced: boolean;
  symbol: number | null;
  steps: readonly string[];
  completions: readonly string[];
}

/** From a tile to a cell that it bars. */
export interface Ray {
  by: number;
  cell: number;
  beat: number;
  until: number;
}

/** A reaction of a seat, or of a watcher. Everybody is told; nothing is stored. */
export interface React {
  do: "react";
  id: string;
  reaction: "bravo" | "good" | "hello" | "hmm" | "laugh" | "love" | "luck" | "oops" | "phew" | "sad" | "take_your_time" | "thanks" | "wow" | "your_move";
  seat?: number | null;
}

/** Somebody reacts. Not part of the log. */
export interface Reacted {
  say: "reacted";
  reaction: "bravo" | "good" | "hello" | "hmm" | "laugh" | "love" | "luck" | "oops" | "phew" | "sad" | "take_your_time" | "thanks" | "wow" | "your_move";
  seat: number;
}

/** A player chooses a colour. A bot's or an empty seat's is exchanged for it. */
export interface Recolour extends SeatCommand {
  do: "recolour";
  colour: number;
}

export interface RecordedMove {
  seat: number;
  move: string;
  at?: number | null;
  by?: number;
}

/** The options of games in which somebody can make a mistake that counts. */
export interface RefereedOptions {
  referee: "guard" | "table" | "umpire";
}

/** The default referee. */
export interface Referees {
  people: "guard" | "table" | "umpire";
  alone: "guard" | "table" | "umpire";
}

/** A message was not carried out, and nothing has changed. The code is a key of the words `error-CODE`. */
export interface Refused {
  say: "refused";
  id: string | null;
  code: string;
  facts: Record<string, unknown>;
}

/** A seat gets another name. */
export interface Rename extends SeatCommand {
  do: "rename";
  name: string;
}

/** The host orders the seats before the start: the new seat 1 is the old `order[0]`; empty shuffles. */
export interface Reorder extends Command {
  do: "reorder";
  order?: readonly number[];
}

/** A position of a replayed game and what led to it; step 0 is the start. */
export interface ReplayStep {
  n: number;
  seat: number;
  move: string | null;
  at: number | null;
  view: AnyView;
  events: readonly GameEvent[];
}

/** A record played again: every position, from its setup to its last move. */
export interface Replayed {
  game: string;
  options: Record<string, unknown>;
  seats: readonly string[];
  steps: readonly ReplayStep[];
}

export interface ResultSeat {
  name: string;
  bot: string | null;
  score: number;
  won: boolean;
}

/** A finished game. */
export interface ResultShape {
  code: string;
  round: number;
  game: string;
  options: Record<string, unknown>;
  reason: string;
  started: number;
  finished: number;
  playing: number;
  seats: readonly ResultSeat[];
  level: number | null;
  hints: number;
  mistakes: number | null;
  you: readonly number[];
}

/** The review of one game. */
export interface Review {
  format: "fullhouse-review/1";
  game: string;
  seats: readonly string[];
  judge: "net" | "playouts" | "solution";
  budget: number;
  is_complete: boolean;
  moves: number;
  over: boolean;
  winners: readonly number[];
  scores: readonly number[];
  decisions: readonly Decision[];
  curve: readonly Point[];
  turning: readonly number[];
  best: number | null;
  players: readonly PlayerReview[];
  unlucky: readonly number[];
  path: ProblemPath | null;
}

/** The review of a finished game so far: how many decisions were looked into deeply, and what it says. */
export interface ReviewShape {
  done: number;
  count: number;
  goes_on: boolean;
  review: Review;
}

export interface RoundBeganEvent {
  type: "round";
  round: number;
  order: readonly number[];
  asks: number | null;
  final: boolean;
}

/** What problems of the library should be like; None for whatever they are. */
export interface SearchProblems {
  level?: number | null;
  technique?: string | null;
  as_hardest?: boolean;
  symmetry?: "antidiagonal" | "diagonal" | "half-turn" | "left-right" | "none" | "quarter-turn" | "top-bottom" | null;
  clues?: readonly [number, number];
  score?: readonly [number, number];
  start?: number;
}

/** A command about a seat. */
export interface SeatCommand extends Command {
  seat: number;
}

export interface SeatInfo {
  seat: number;
  name: string;
  driver: "bot" | "nobody" | "person";
  bot: string | null;
  owned: boolean;
  lent: boolean;
  colour: number;
}

/** A running game as the holder of a token sees it. */
export interface SeenGame {
  format: "fullhouse-seen/1";
  game: string;
  rules: number;
  options: Record<string, unknown>;
  seats: readonly string[];
  viewer: number | string;
  moves: readonly SeenMove[];
  view: AnyView | null;
}

export interface SeenMove {
  seat: number;
  move: string | null;
  at: number;
  events?: readonly Record<string, unknown>[];
}

/** Which cells somebody has selected, for those who solve with them. Not stored, and not answered. */
export interface Select {
  do: "look";
  id?: string;
  cells: readonly string[];
  seat?: number | null;
}

/** Which cells somebody else has selected now. Not part of the log. */
export interface Selected {
  say: "looking";
  seat: number;
  cells: readonly string[];
}

/** The series as it is told, with the game that has just ended, by the seats of this game. */
export interface SeriesInfo {
  games: number;
  won: readonly number[];
  points: readonly number[];
  leaders: readonly number[];
  match: number | null;
}

/** Settings of a table that do not depend on the game. */
export interface Settings {
  spectators?: boolean;
  stretch?: number;
  pause?: "anybody" | "everybody";
  coach?: boolean;
  patience?: number | null;
  pace?: "live" | "post";
  brisk?: boolean;
}

/** What this device adds to the next deal, once it has seen the commitment to it. */
export interface ShareOfDeal {
  share: string;
}

/** A line of the score sheet: a turn, or what a seat got without one. */
export interface SheetLine {
  seat: number;
  round: number;
  cells: readonly string[];
  digits: readonly number[];
  equal: number;
  house: number;
  handicap: number;
  unable: number;
  fines: number;
  sum: number;
}

/** An opponent pointed at a cell where the tile is said to fit. */
export interface ShownEvent extends OfCellEvent {
  type: "shown";
  right: boolean;
}

/** What the signatures of a server's records can be checked with. */
export interface SigningKey {
  key: string;
}

/** Three equal tiles are in hand: one of them has to be inserted at once, into one of these cells. */
export interface SolitaireDueEvent extends OfSeatEvent {
  type: "due";
  symbol: number;
  cells: readonly string[];
}

export interface SolitaireOptions {
  places: boolean;
}

/** No face-down tile is left; from now on the hand counts. */
export interface SolitaireSucceededEvent extends OfSeatEvent {
  type: "succeeded";
  points: number;
}

export interface SolitaireView extends FlippingView {
  due: number;
  succeeded: boolean;
}

/** How those who solved a problem here did, without names. */
export interface Solvers {
  count: number;
  median: number;
  times: readonly number[];
  without_hints: number;
  counted: number;
  faultless: number;
}

/** The host starts the game. Seats still open are taken away, if enough remain. */
export interface Start extends Command {
  do: "start";
}

export interface Statistics {
  finished: Record<string, number>;
  best: readonly Best[];
}

/** The steps of one technique, the shortest first. */
export interface StepGroup {
  technique: string;
  level: number;
  count: number;
  steps: readonly StepLine[];
}

/** A step in a list. */
export interface StepLine {
  does: string;
  links: number;
}

/** All that can be concluded in a position, the easiest technique first. */
export interface StepsShape {
  solutions: number;
  groups: readonly StepGroup[];
  is_whole: boolean;
}

export interface TableInfo {
  code: string;
  invitation: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  settings: Settings;
  stage: "gathering" | "over" | "playing";
  paused: boolean;
  paused_by: number;
  abandoned: boolean;
  arranged: boolean;
  imported: boolean;
  day: number;
  level: number | null;
  round: number;
  consulted: number;
  seats: readonly SeatInfo[];
  votes: readonly VoteInfo[];
  deal: DealInfo;
  series: SeriesInfo | null;
}

/** What anybody who knows the code may know before coming in. */
export interface TablePreview {
  code: string;
  game: string;
  level: number | null;
  stage: "gathering" | "over" | "playing";
  spectators: boolean;
  seats: readonly SeatInfo[];
  open_seats: readonly number[];
}

/** A bot moves for a seat whose player is away or idle, or for one's own seat. */
export interface TakeOver extends SeatCommand {
  do: "take_over";
  bot?: string;
}

/** A digit that somebody wrote. */
export interface TakenStep {
  n: number;
  seat: number;
  cell: string;
  symbol: number;
  is_right: boolean;
  technique: string | null;
  seconds: number | null;
  is_hinted: boolean;
}

export interface TilesOptions extends LayingOptions {
  golden: "blocks" | "lines";
}

/** The sand has run out for a seat. */
export interface TimedOutEvent extends OfSeatEvent {
  type: "timed_out";
}

/** Cells in a tone. A later tint of a cell covers an earlier one. */
export interface Tint {
  cells: readonly number[];
  tone: "first" | "house" | "odd" | "second";
  beat: number;
  until: number;
}

/** Somebody has touched the table, or is still looking. Not stored, and not answered. */
export interface Touch {
  do: "touch";
  id?: string;
}

/** An assumption or a case: what follows line by line, and how it ends or which cases are left. */
export interface TreeBranch {
  title: readonly Phrase[];
  beat: number;
  last: number;
  links: number;
  lines: readonly TreeLine[];
  end: TreeLine | null;
  fails: boolean;
  cases: readonly TreeBranch[];
}

export interface TreeLine {
  phrases: readonly Phrase[];
  beat: number;
}

/** The options of games that have turns, and opponents who are asked. */
export interface TurnOptions extends RefereedOptions {
  silence: number | null;
  sand_glass: number | null;
}

/** It is this seat's turn now. */
export interface TurnPassedEvent extends OfSeatEvent {
  type: "turn";
}

/** A turn as everybody sees it. */
export interface TurnSeen {
  seat: number;
  round: number;
  asks: number;
  used: number;
  cells: readonly string[];
  lost: readonly string[];
  houses: readonly (readonly string[])[];
  points: number;
  fines: number;
}

/** How one of the tables asked about stands. */
export interface TurnShape {
  token: number;
  table: TableInfo | null;
  seq: number;
  seats: readonly number[];
  your_turn: readonly number[];
  asked: readonly number[];
  to_move: number | null;
  scores: readonly number[];
  at: number;
}

export interface Turns {
  tokens: readonly string[];
}

/** When an option, or one of its choices, applies. */
export interface Use {
  seats: readonly [number, number] | null;
  given: Record<string, readonly string[]>;
}

/** What a seat can expect: the final lead over the best opponent (alone: the points), a chance to win. */
export interface Value {
  lead: number;
  win: number;
}

/** A verb of a game, as its moves have it, and its role. */
export interface Verb {
  name: string;
  role: "acts" | "answers" | "aside" | "asks" | "clock" | "objects" | "votes";
}

/** What was found to be true of a record. Whatever is not, is an error. */
export interface Verdict {
  signed: boolean;
  signer: "another" | "ours" | "unknown" | null;
  key: string | null;
  people: boolean;
  deal: "chosen" | "server" | "shared" | "unknown";
  devices: number;
  commitment: string | null;
  moves: number;
}

/** Whether an answer is the step asked for, and why or why not. */
export interface VerdictShape extends Explained {
  right: boolean;
  drawing: Drawing | null;
}

/** What one viewer may know, and nothing else. Games add fields of their own. */
export interface View {
  options: Options;
  board: string;
  scores: readonly number[];
  hands: readonly (readonly number[] | null)[];
  to_move: number | null;
  to_act: readonly number[];
  over: boolean;
  reason: string | null;
  winners: readonly number[];
}

/** A vote of all seats the token holds, or of one of them. `pause` and `resume` may need one vote only. */
export interface Vote extends Command {
  do: "vote";
  topic: "abandon" | "pause" | "rematch" | "resume";
  agree?: boolean;
  seat?: number | null;
  share?: string;
}

export interface VoteInfo {
  topic: "abandon" | "pause" | "rematch" | "resume";
  seats: readonly number[];
  needed: readonly number[];
}

/** A shuffled deck of the library's problems. Which card comes is told when the game starts. */
export interface WantedDeck {
  level?: number | null;
  seed?: number | null;
  number?: number;
}

export interface Watch {
  tv?: boolean;
}

/** The answer to `hello`: the whole table as this client may see it, and what it missed. */
export interface Welcome {
  say: "welcome";
  protocol: number;
  server: string;
  seq: number;
  table: TableInfo;
  you: You;
  present: Present;
  perspectives: readonly Perspective[];
  clock: ClockInfo | null;
  limit: ClockInfo | null;
  played: number;
  missed: readonly Missed[] | null;
}

export interface WritingOptions extends TurnOptions {
  fault: "rule" | "solution";
}

export interface WritingView extends View {
  givens: string;
  owners: readonly number[];
  asked: readonly number[];
  solution: string | null;
}

export interface WroteEvent extends OfSymbolEvent {
  type: "wrote";
  points: number;
}

/** What this socket's token is good for, now. */
export interface You {
  seats: readonly number[];
  watching: "spectator" | "tv" | null;
  host: boolean;
}

export type FromClient = Hello | Ping | React | Select | Touch | Play | Vote | TakeOver | GoOn | GiveBack | Leave | Rename | Recolour | Start | Arrange | Reorder | Allow;

export type FromServer = Welcome | News | Present | Selected | Reacted | Done | Advice | Refused | Pong | Bye;

export type GameEvent =
  | AcceptedEvent
  | AnsweredForEvent
  | CalledEvent
  | ChallengeDroppedEvent
  | ChallengeFinedEvent
  | ChallengeUndoneEvent
  | ChallengeWarnedEvent
  | ClaimedEvent
  | ClassicErasedEvent
  | ClassicHintedEvent
  | ClassicNotedEvent
  | ClassicNotedInCentreEvent
  | ClassicRacedEvent
  | ClassicRenotedEvent
  | ClassicSwitchedEvent
  | ClassicUndidEvent
  | ClassicWroteEvent
  | DiscardedEvent
  | DrewEvent
  | EndedEvent
  | ErasedEvent
  | FlippedEvent
  | InsertedEvent
  | LaidEvent
  | MarkersNothingFitsEvent
  | MarkersPassedEvent
  | MarkersVotedEvent
  | NoRoomEvent
  | ObjectedEvent
  | OneTwoThreeCompensatedEvent
  | OneTwoThreeCompletedEvent
  | OneTwoThreeCorrectedEvent
  | OneTwoThreeCorrectionDueEvent
  | OneTwoThreeCorrectionRequiredEvent
  | OneTwoThreeFinedEvent
  | OneTwoThreeFinishedEvent
  | OneTwoThreeKeepLookingEvent
  | OneTwoThreeLeftEmptyEvent
  | OneTwoThreeMatchedEvent
  | OneTwoThreeWantsToStopEvent
  | RoundBeganEvent
  | ShownEvent
  | SolitaireDueEvent
  | SolitaireSucceededEvent
  | TimedOutEvent
  | TurnPassedEvent
  | WroteEvent;

export type GameId = "animals" | "challenge" | "classic" | "markers" | "one-two-three" | "solitaire" | "tiles";

export interface OptionsOf {
  "animals": AnimalsOptions;
  "challenge": ChallengeOptions;
  "classic": ClassicOptions;
  "markers": MarkersOptions;
  "one-two-three": OneTwoThreeOptions;
  "solitaire": SolitaireOptions;
  "tiles": TilesOptions;
}

export interface ViewOf {
  "animals": LayingView & { options: OptionsOf['animals'] };
  "challenge": ChallengeView & { options: OptionsOf['challenge'] };
  "classic": ClassicView & { options: OptionsOf['classic'] };
  "markers": (MarkersView | BasicView | AdvancedView) & { options: OptionsOf['markers'] };
  "one-two-three": OneTwoThreeView & { options: OptionsOf['one-two-three'] };
  "solitaire": SolitaireView & { options: OptionsOf['solitaire'] };
  "tiles": LayingView & { options: OptionsOf['tiles'] };
}

export type AnyView = ViewOf[GameId];

/** The usual level of a game's problem for one seat, and for several. */
export const PROBLEM_LEVELS: Partial<Record<GameId, readonly [number, number]>> = {"classic":[1,2],"markers":[1,1],"one-two-three":[1,1]};
