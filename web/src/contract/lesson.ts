/** A lesson: a recorded game of a few moves, and where it stops to explain or to ask for the next move. */

export interface LessonStep {
  /** How many moves of the record have been played when this step is shown. */
  after: number;
  /** Whether the learner makes the next move. */
  ask: boolean;
}

export interface Lesson {
  record: unknown;
  steps: readonly LessonStep[];
}

export interface Wanted {
  /** The cell of the move, or empty. */
  cell: string;
  /** The symbol of the move, or 0. */
  symbol: number;
  /** The word of a move that is a button: `object`, `stuck` … */
  word: string;
}

/** What a move in the notation of records asks a hand to do. */
export function wanted(move: string): Wanted {
  const put = /^(?:correct )?([a-i][1-9])=([1-9])/.exec(move);
  if (put) return { cell: put[1] ?? '', symbol: Number(put[2]), word: '' };
  const note = /^note ([a-i][1-9]) ([1-9])$/.exec(move);
  if (note) return { cell: note[1] ?? '', symbol: Number(note[2]), word: '' };
  const verb = /^(?:lay|flip|object|show) ([a-i][1-9])$/.exec(move);
  if (verb) return { cell: verb[1] ?? '', symbol: 0, word: '' };
  return { cell: '', symbol: 0, word: move };
}
