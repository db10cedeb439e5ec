/** What a phrase is called here. */
import type { Phrase } from '../../net/protocol.gen';
import { columnOf, NINE } from '../../sudoku/grid';
import { namesOfCells, withCellNames } from '../../words/words.svelte';

const LETTER = /(?<![\p{L}\d])[a-i](?![\p{L}\d])/gu;
const LETTERS = 'abcdefghi';

/** The words of a phrase with the names of cells used here; where columns have numbers, with those of columns, too. */
export function namedHere({ text, cells }: Phrase): string {
  const columns = new Set(cells.map((cell) => columnOf(NINE, cell)));
  const isWhole = cells.length > 0 && cells.length === columns.size * NINE.size;
  if (namesOfCells() === 'c5' || !isWhole) return withCellNames(text);
  // “e” may be a column and the Italian “and”: each column is named once.
  return text.replace(LETTER, (letter) =>
    columns.delete(LETTERS.indexOf(letter)) ? String(LETTERS.indexOf(letter) + 1) : letter,
  );
}
