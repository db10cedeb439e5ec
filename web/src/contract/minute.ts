/** The rules in a minute: a recorded game of a few moves, and the stretch of it that each step shows. */

export interface MinuteStep {
  /** How many moves have been played when the step begins, and when it ends. */
  from: number;
  to: number;
}

export interface Minute {
  record: unknown;
  steps: readonly MinuteStep[];
}
