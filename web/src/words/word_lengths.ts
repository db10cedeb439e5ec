/** How long words are: labels and titles are as large as their longest word allows. */

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** How many letters the longest word of a label has: so small must the letters be that it fits. */
export const longestWord = (text: string): number =>
  Math.max(1, ...words(text).map((word) => [...word].length));

const MOST_LINES = 4;

/** The lines that a label may need: a word each, up to four. */
export const linesOf = (text: string): number => Math.min(MOST_LINES, Math.max(1, words(text).length));

/** How many letters the longer of two lines has, where a label is broken at its best place. */
export const longestHalf = (text: string): number => {
  const all = words(text);
  const lengths = all.map((_, first) => {
    const [above, below] = [all.slice(0, first).join(' '), all.slice(first).join(' ')];
    return Math.max(1, [...above].length, [...below].length);
  });
  return Math.min(...lengths, Math.max(1, [...text].length));
};
