/** What a box without a picture of its own looks like: always the same for the same game. */

const COLOURS = [
  ['#6b4a7c', '#452d52'],
  ['#2d6a6a', '#184444'],
  ['#8a5a2b', '#5a3815'],
  ['#4a5f8a', '#2d3d5c'],
  ['#7c4444', '#522828'],
  ['#4d6b3f', '#304727'],
] as const;

/** A hash of a text. */
function numberOf(text: string): number {
  let hash = 7;
  for (const char of text) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  return hash;
}

export const plainColours = (game: string): readonly [string, string] =>
  COLOURS[numberOf(game) % COLOURS.length] ?? COLOURS[0];

/** Nine tiles around the initial: which of them are turned up, and their numbers. */
export function plainTiles(game: string): number[] {
  const start = numberOf(game);
  return Array.from({ length: 9 }, (_, index) => ((start >>> index) & 1 ? 1 + ((start + index * 4) % 9) : 0));
}
