/** What own moves without an answer change on the board. */
import type { GameInput } from '../contract/ui';
import type { AnyView } from '../net/protocol.gen';
import { type Cell, cellOf, gridOf } from '../sudoku/grid';
import { isSameLook, type Look } from '../sudoku/looks';
import { expectedView } from './optimistic';
import type { Command } from './state';

/** How cells look after the commands, where they do not look so already. */
export function changedLooks(
  view: AnyView,
  seat: number,
  queue: readonly Command[],
  game: Pick<GameInput, 'features'>,
  looks: readonly Look[],
): Map<Cell, Look> {
  const { optimistic } = game.features;
  const expected = expectedView(view, seat, queue, game);
  const changed = new Map<Cell, Look>();
  if (optimistic)
    for (const { wish } of queue) {
      const cell = wish.do === 'play' ? cellOf(gridOf(view.board), optimistic.cellOf(wish.move)) : -1;
      const before = looks[cell];
      const look = before && optimistic.look(expected, cell);
      if (look && !isSameLook(before, look)) changed.set(cell, look);
    }
  return changed;
}
