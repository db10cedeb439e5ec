/** What a seat finds at the board, and what somebody holds. */

import type { Hold, Situation } from '../contract/input';
import type { GameInput } from '../contract/ui';
import { gridOf } from '../sudoku/grid';
import { Legal } from '../sudoku/legal';
import { expectedView } from './optimistic';
import type { State } from './state';
import { perspectiveOf } from './table';

/** The situation of a seat after its moves that are under way; null where there is no board. */
export function situationOf(
  { table, queue, hold }: Pick<State, 'table' | 'queue' | 'hold'>,
  seat: number,
  game: GameInput | null,
): Situation | null {
  const seen = table && perspectiveOf(table, seat);
  if (!seen) return null;
  const view = expectedView(seen.view, seat, queue, game);
  const legal = new Legal(seen.viewer === seat ? seen.legal : []);
  return { view, grid: gridOf(view.board), seat, legal, hold };
}

/** What is held after a change; the same object where nothing changes. */
export function held(before: Hold, change: Partial<Hold>): Hold {
  const keys = Object.keys(change) as (keyof Hold)[];
  return keys.some((key) => change[key] !== before[key]) ? { ...before, ...change } : before;
}
