/** How long words are: labels and titles are as large as their longest word allows. */

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** How many letters the longest word of a label has: so small must the letters be that it fits. */
export const longestWord = (text: string): number =>
  Math.max(1, ...words(text).map((word) => [...word].length));

const MOST_LINES = 4;

/** The lines that a label may need: a word each, up to four. */
export const linesOf = (text: string): number => Math.min(MOST_LINES, Math.max(1, words(text).length));
