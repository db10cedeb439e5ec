import { NOTHING_PICKED_UP, type PickedUp, type Situation } from '../../src/contract/input';
import type { GameUi } from '../../src/contract/ui';
import type { LegalMoves } from '../../src/net/protocol.gen';
import { cellOf, NINE } from '../../src/sudoku/grid';
import { Legal } from '../../src/sudoku/legal';

export const at = (name: string) => cellOf(NINE, name);

export function situation<V>(
  _ui: GameUi<V>,
  view: object,
  legal: LegalMoves[] = [],
  pickedUp: Partial<PickedUp> = {},
): Situation<V> {
  return {
    view: view as V,
    grid: NINE,
    seat: 1,
    legal: new Legal(legal),
    pickedUp: { ...NOTHING_PICKED_UP, ...pickedUp },
  };
}

export function board(cells: Record<string, string>, rest = '.'): string {
  const chars = rest.repeat(81).split('');
  for (const [name, char] of Object.entries(cells)) chars[at(name)] = char;
  return chars.join('');
}
