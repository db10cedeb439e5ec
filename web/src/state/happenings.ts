/** What can happen to a table on this device, and what has to be done about it outside. */
import type { Hold } from '../contract/input';
import type { Link } from '../net/connection';
import type { FromClient, FromServer, HintShape, React } from '../net/protocol.gen';
import type { Cell } from '../sudoku/grid';
import type { Intent, Refused, Wish } from './state';

/** `now` is this device's time in milliseconds. */
export type Happening =
  | { type: 'wished'; wish: Wish }
  | { type: 'pressed'; intent: Intent; seat: number; mode?: Hold['mode']; language: string; now: number }
  /** On a shared device one press answers for every seat that is asked. */
  | { type: 'pressedForAll'; move: string; seats: readonly number[] }
  /** A button was pressed that asks for a second press. */
  | { type: 'confirming'; id: string; now: number }
  | { type: 'confirmed' }
  | { type: 'took'; hold: Partial<Hold> }
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
  /** Ask how a bot shape the digit in a cell. */
  | { do: 'askWhy'; cell: string; language: string }
  /** Ask for a hint once more that was taken before. */
  | { do: 'retell'; seq: number; language: string; way: string; about: string };
