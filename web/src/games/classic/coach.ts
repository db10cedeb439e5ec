/** What the coach is asked about in Classic, and the moves of what it says. */

import type { Situation } from '../../contract/input';
import type { Coached, HintDoing } from '../../contract/ui';
import type { HintShape, ViewOf } from '../../net/protocol.gen';
import { cellOf, nameOf, peers } from '../../sudoku/grid';
import { erasing, noting, writing } from './cells';

type View = ViewOf['classic'];

const toggle = (cell: string, symbol: number) => noting('note', cell, symbol);
const plainly = (key: string, facts: HintDoing['facts'], moves: readonly string[]): HintDoing => ({
  key,
  facts,
  moves,
  first: '',
});

/** The cells whose notes a digit makes wrong, where the table does not take them out by itself. */
function ruledOut({ grid, view }: Situation<View>, cell: string, symbol: number): string[] {
  if (view.sweeps) return [];
  return peers(grid, cellOf(grid, cell))
    .filter((peer) => view.board[peer] === '.') // notes below a digit stay, for the day it is erased
    .map((peer) => nameOf(grid, peer))
    .filter((peer) => view.notes[peer]?.includes(symbol));
}

/** Write the digit and take out the notes it rules out, take notes out (after filling them in), or erase a mistake. */
function doing(s: Situation<View>, { places, removes, erase }: HintShape): HintDoing | null {
  const { view, grid, legal, seat } = s;
  if (view.over || !seat) return null;
  if (places) {
    const { cell, symbol } = places;
    const strikes = ruledOut(s, cell, symbol).map((one) => toggle(one, symbol));
    return plainly('hint-write', { cell, symbol }, [writing(cell, symbol), ...strikes]);
  }
  if (removes.length) {
    const noted = removes.filter(({ cell, symbol }) => view.notes[cell]?.includes(symbol));
    const moves = noted.map(({ cell, symbol }) => toggle(cell, symbol));
    const facts = { count: removes.length };
    if (noted.length < removes.length && legal.allows('fill'))
      return { key: 'hint-fill-and-strike', facts, moves, first: 'fill' };
    return moves.length ? plainly('hint-strike', facts, moves) : null;
  }
  const written = erase.filter((cell) => view.board[cellOf(grid, cell)] !== '.');
  const notes = erase.flatMap((cell) => (view.notes[cell] ?? []).map((symbol) => toggle(cell, symbol)));
  const moves = written.length ? written.map(erasing) : notes;
  if (!moves.length) return null;
  return plainly(written.length ? 'hint-erase' : 'hint-strike', { count: moves.length }, moves);
}

export const coach: Coached<View> = {
  move: 'hint',
  about: ({ board, notes }) => `${board} ${JSON.stringify(notes)}`,
  doing,
};
