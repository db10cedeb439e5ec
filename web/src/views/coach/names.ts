/** What a phrase is called here. */
import type { Phrase } from '../../net/protocol.gen';
import { cellOf, columnOf, type Grid, NINE } from '../../sudoku/grid';
import { namesOfCells, withCellNames } from '../../words/words.svelte';

const LETTER = /(?<![\p{L}\d])[a-i](?![\p{L}\d])/gu;
const LETTERS = 'abcdefghi';
const NAMED = /\b(?:[a-i][1-9]|r[1-9]c[1-9])\b/g;

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

/** A text cut where it names a cell, whichever way cells are called. */
export function cellsNamed(grid: Grid, text: string): Phrase[] {
  const names = text.match(NAMED) ?? [];
  return text.split(NAMED).flatMap((piece, index) => {
    const name = names[index];
    const plain = { text: piece, cells: [], role: '' };
    if (!name) return [plain];
    const [row, column] = [name[1], LETTERS[Number(name[3]) - 1]];
    const cell = cellOf(grid, name.length > 2 ? `${column}${row}` : name);
    return [plain, { text: name, cells: [cell], role: 'premise' }];
  });
}
