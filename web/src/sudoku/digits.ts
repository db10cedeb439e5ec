/** Counting and comparing the digits of a board. */
import { type Cell, type Grid, peers } from './grid';

/** Cells whose digit stands in one of their houses a second time: anybody can see that, it needs no solution. */
export const clashes = (grid: Grid, board: string): Cell[] =>
  [...board].flatMap((char, cell) =>
    Number(char) && peers(grid, cell).some((peer) => board[peer] === char) ? [cell] : [],
  );

/** How many of each symbol are missing: the grid's size less those that are visible, at least 0. */
export function countsLeft(board: string, size: number): number[] {
  const left = Array.from({ length: size + 1 }, () => size);
  for (const char of board) {
    const symbol = Number(char);
    if (symbol && left[symbol]) left[symbol]--;
  }
  return left;
}

const SYMBOLS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
export const symbolsOf = (size: number): readonly number[] => SYMBOLS.slice(0, size);
