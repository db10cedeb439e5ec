/** The score track as numbers: where pawns stand while they walk, and the tokens of their laps. Draws nothing. */

export const FIELDS = 40;

export const fieldOf = (score: number): number => ((score % FIELDS) + FIELDS) % FIELDS;

/** One step of every pawn towards its score. */
export const step = (shown: readonly number[], scores: readonly number[]): number[] =>
  shown.map((at, index) => at + Math.sign((scores[index] ?? at) - at));

export const hasArrived = (shown: readonly number[], scores: readonly number[]): boolean =>
  shown.length === scores.length && shown.every((at, index) => at === scores[index]);

/** Whether the pawn is near enough to walk; a table that has just loaded is set up at once. */
export const isWalk = (shown: readonly number[], scores: readonly number[]): boolean =>
  shown.length === scores.length &&
  scores.every((score, index) => Math.abs(score - (shown[index] ?? 0)) <= FIELDS);

/** A pawn that passes zero gets a token for the lap. */
export const tokensOf = (shown: readonly number[]): number[] =>
  shown.map((score) => Math.max(0, Math.floor(score / FIELDS)));
