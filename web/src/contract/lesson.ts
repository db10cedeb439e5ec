/** A lesson: a prepared game to its end, whose moves are made at a real table, and the gesture that each of them takes. */
import type { PickedUp } from './input';

export interface RecordedMove {
  seat: number;
  move: string;
}

export interface Lesson {
  record: {
    options: Record<string, unknown>;
    seats: readonly string[];
    setup: Record<string, unknown>;
    moves: readonly RecordedMove[];
  };
  /** How many moves of the record have been made before the lesson begins. */
  begins: number;
}

/** The seat of whoever learns. */
export const LEARNER = 1;

/** What a hand touches next: a tile or digit, a button, or a cell. */
export type Gesture = { symbol: number } | { action: string } | { cell: string };

const PUT = /^(?:correct )?([a-i][1-9])=([1-9])(!?)/;
const NOTE = /^note ([a-i][1-9]) ([1-9])$/;
const POINT = /^(object) ([a-i][1-9])$/;
const TOUCH = /^(?:lay|flip|show) ([a-i][1-9])$/;

/**
 * The next gesture towards a move, with what is held already. `focus` is the cell looked at where digits are written:
 * there the cell comes first, because a digit's key writes at once; null where tiles are taken up from the hand.
 */
export function gestureFor(move: string, { armed, mode }: PickedUp, focus: string | null = null): Gesture {
  const [, cell = '', digit, forced] = PUT.exec(move) ?? NOTE.exec(move) ?? [];
  if (cell) {
    const symbol = Number(digit);
    const wanted = NOTE.test(move) ? 'note' : forced ? 'forced' : 'put';
    if (mode !== wanted && wanted === 'put') return { action: mode };
    if (wanted === 'note' && mode !== wanted) return { action: wanted };
    if (armed !== symbol) return focus === null || focus === cell ? { symbol } : { cell };
    return mode === wanted ? { cell } : { action: wanted };
  }
  const [, verb = '', pointed = ''] = POINT.exec(move) ?? [];
  if (pointed) return mode === 'point' ? { cell: pointed } : { action: verb };
  const touched = TOUCH.exec(move)?.[1];
  return touched ? { cell: touched } : { action: move };
}

/** The cell that a move is about; empty for none. */
export const cellOfMove = (move: string): string => /\b[a-i][1-9]\b/.exec(move)?.[0] ?? '';

/** A step of the rules in a minute. */
export interface MinuteStep {
  /** How many moves have been played when the step begins, and when it ends. */
  from: number;
  to: number;
}

/** The rules in a minute: a recorded game of a few moves, and the stretch of it that each step shows. */
export interface Minute {
  record: unknown;
  steps: readonly MinuteStep[];
}
