/** How a position of practice looks: what is given, what follows from it, and the candidates that are left. */
import { EMPTY, type Look } from '../board/looks';
import { NINE, nameOf } from '../core/grid';
import type { PracticeShape } from '../core/protocol.gen';

export const looksOfPractice = ({ grid, problem, notes }: PracticeShape): Look[] =>
  [...grid].map((char, cell) => {
    const symbol = Number(char) || 0;
    if (symbol) return { ...EMPTY, kind: problem[cell] === '.' ? 'ink' : 'given', symbol };
    return { ...EMPTY, notes: notes[nameOf(NINE, cell)] ?? [] };
  });
