/** How a position of practice looks: what is given, what follows from it, and the candidates that are left. */

import type { PracticeShape } from '../../../net/protocol.gen';
import { NINE, nameOf } from '../../../sudoku/grid';
import { EMPTY, type Look } from '../../../sudoku/looks';

export const looksOfPractice = ({
  grid,
  problem,
  notes,
}: Pick<PracticeShape, 'grid' | 'problem' | 'notes'>): Look[] =>
  [...grid].map((char, cell) => {
    const symbol = Number(char) || 0;
    if (symbol) return { ...EMPTY, kind: problem[cell] === '.' ? 'ink' : 'given', symbol };
    return { ...EMPTY, notes: notes[nameOf(NINE, cell)] ?? [] };
  });
