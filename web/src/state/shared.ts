/** Whether people write on one board together. */
import type { GameInput } from '../contract/ui';
import type { State } from './state';

export function isShared({ table }: Pick<State, 'table'>, game: GameInput | null): boolean {
  const view = table?.perspectives[0]?.view;
  if (!view || !game?.features.severalCells || table.info.seats.length < 2) return false;
  return !game.features.progress?.(view).length;
}
