/** A lesson: a prepared game to its end, whose moves are made at a real table. */
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

/** The cell that a move is about; empty for none. */
export const cellOfMove = (move: string): string => /\b[a-i][1-9]\b/.exec(move)?.[0] ?? '';

/** A step of the rules in a minute. */
export interface MinuteStep {
  /** Which of the recorded games it shows. */
  of: number;
  /** How many moves have been played when the step begins, and when it ends. */
  from: number;
  to: number;
}

/** The rules in a minute: recorded games of a few moves, and the stretch of one that each step shows. */
export interface Minute {
  records: readonly unknown[];
  steps: readonly MinuteStep[];
}
