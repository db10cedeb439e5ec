/** The score sheet of One-Two-Three: digits, pair or triple, completion, handicap, fines, sum. */

import type { Sheet, SheetRow } from '../../contract/sheet';
import type { SheetLine, ViewOf } from '../../net/protocol.gen';

function rowOf(line: SheetLine): SheetRow {
  const { seat, round, cells, digits, sum } = line;
  const parts = [
    { key: line.equal === 2 ? 'one-two-three-sheet-pair' : 'one-two-three-sheet-triple', points: line.equal },
    { key: 'one-two-three-sheet-house', points: line.house },
    { key: 'one-two-three-sheet-handicap', points: line.handicap },
    { key: 'one-two-three-sheet-unable', points: line.unable },
    { key: 'one-two-three-sheet-fines', points: -line.fines },
  ].filter((part) => part.points !== 0);
  return { seat, turn: { key: 'one-two-three-sheet-turn', facts: { round } }, digits, parts, sum, cells };
}

export const sheet: Sheet<ViewOf['one-two-three']> = {
  key: 'one-two-three-sheet',
  rows: (view) => view.sheet.map(rowOf),
};
