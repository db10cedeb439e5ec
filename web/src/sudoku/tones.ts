/** The tones of cells in a drawing of the coach. What lies over the cells is drawn elsewhere, when it is asked for. */

import type { Drawing } from '../net/protocol.gen';
import type { Grid } from './grid';

/** The tone of each cell at a beat; empty where it has none. A later tint covers an earlier one. */
export function tonesOf(grid: Grid, drawing: Drawing, beat: number): string[] {
  const tones = Array.from({ length: grid.cells }, () => '');
  for (const tint of drawing.tints)
    if (tint.beat <= beat && beat <= tint.until) for (const cell of tint.cells) tones[cell] = tint.tone;
  return tones;
}
