/** Why a symbol does not fit, as anybody can see it: it stands in this row, column or block already. */
import type { Sentence } from '../../../contract/ui';
import type { Notice } from '../../../state/state';
import { cellOf, type Grid, type HouseKind, house } from '../../../sudoku/grid';

const HOUSES: readonly HouseKind[] = ['row', 'column', 'block'];

/** The sentence for a misfit; null for any other refusal. */
export function misfit(grid: Grid, { refusal, cells }: Notice): Sentence | null {
  const { cell, symbol } = refusal.facts;
  const at = refusal.code === 'does-not-fit' && typeof cell === 'string' ? cellOf(grid, cell) : -1;
  const by = cells.map((name) => cellOf(grid, name)).find((one) => one >= 0);
  if (at < 0 || by === undefined || typeof symbol !== 'number') return null;
  const kind = HOUSES.find((one) => house(grid, one, at).includes(by));
  return kind ? { key: `refused-in-${kind}`, facts: { symbol, cell: cells[0] } } : null;
}
