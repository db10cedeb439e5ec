/** Why a tile brought so many points: how many tiles counted in its block, its row and its column. Pure. */
import type { GameEvent } from '../../../net/protocol.gen';
import { blockOf, cellOf, columnOf, type Grid, type HouseKind, rowOf } from '../../../sudoku/grid';

export interface Reason {
  house: HouseKind;
  count: number;
}

/** The houses with what counted there, as the rules add it up: the block first, then the rest of row and column. */
export function reasonsOf(grid: Grid, events: readonly GameEvent[], scoring: unknown): Reason[] {
  const event = events.find((one) => 'counted' in one && 'cell' in one);
  if (!event || !('counted' in event) || !('cell' in event) || scoring === 'value') return [];
  const cell = cellOf(grid, String(event.cell));
  const counts = { block: 0, row: 0, column: 0 };
  for (const name of event.counted) {
    const one = cellOf(grid, name);
    if (scoring !== 'simple' && blockOf(grid, one) === blockOf(grid, cell)) counts.block += 1;
    else if (rowOf(grid, one) === rowOf(grid, cell)) counts.row += 1;
    else if (columnOf(grid, one) === columnOf(grid, cell)) counts.column += 1;
  }
  return (['row', 'column', 'block'] as const).flatMap((house) =>
    counts[house] ? [{ house, count: counts[house] }] : [],
  );
}
