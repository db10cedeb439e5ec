/** What the last events, and drawings of the coach, look like on the board: what counted, clashed or was proved. The same for all games. */
import type { Drawing, ForcedProof, GameEvent } from '../net/protocol.gen';
import { type Cell, cellOf, cellsOf, type Grid } from './grid';
import type { Marks, Proof, Ray } from './looks';

interface Moment {
  marks: Marks;
  proof: Proof | null;
}

export const NO_MOMENT: Moment = { marks: {}, proof: null };

const proofOf = (grid: Grid, event: GameEvent): Proof | null =>
  event.type === 'inserted' && event.proof ? drawnProof(grid, event.proof) : null;

/** The proof of a forced place as a board draws it. */
export function drawnProof(grid: Grid, proof: ForcedProof): Proof {
  const rays: Ray[] = [];
  const crossed: { cell: Cell; symbol: number }[] = [];
  for (const one of proof.crossed) {
    const to = cellOf(grid, one.cell);
    if (proof.ground === 'cell') crossed.push({ cell: to, symbol: one.symbol });
    const by = one.by[0];
    if (by) rays.push({ from: cellOf(grid, by), to });
  }
  return { rays, crossed };
}

/** Why a symbol does not fit in a cell, drawn: a ray from each equal one that it would see. */
export function drawnMisfit(grid: Grid, cell: unknown, because: readonly string[]): Proof | null {
  const to = typeof cell === 'string' ? cellOf(grid, cell) : -1;
  const rays = cellsOf(grid, because).map((from) => ({ from, to }));
  return to >= 0 && rays.length ? { rays, crossed: [] } : null;
}

/** All marks of the events of one entry. */
export function momentOf(grid: Grid, events: readonly GameEvent[]): Moment {
  const last: Cell[] = [];
  const counted: Cell[] = [];
  const reason: Cell[] = [];
  const fault: Cell[] = [];
  const hint: Cell[] = [];
  let proof: Proof | null = null;
  for (const event of events) {
    proof ??= proofOf(grid, event);
    const cell = 'cell' in event && typeof event.cell === 'string' ? cellOf(grid, event.cell) : -1;
    if (event.type === 'called' || (event.type === 'objected' && event.upheld)) fault.push(cell);
    else if (event.type === 'shown' && event.right) hint.push(cell);
    else if (cell >= 0) last.push(cell);
    if ('counted' in event) counted.push(...cellsOf(grid, event.counted));
    if ('because' in event) reason.push(...cellsOf(grid, event.because));
    if (event.type === 'completed')
      counted.push(...new Set(event.houses.flatMap((house) => cellsOf(grid, house))));
    if (event.type === 'due') hint.push(...cellsOf(grid, event.cells));
  }
  return { marks: { last: last.slice(0, 1), counted: [...new Set(counted)], reason, fault, hint }, proof };
}

/** The tone of each cell at a beat; empty where it has none. A later tint covers an earlier one. */
export function tonesOf(grid: Grid, drawing: Drawing, beat: number): string[] {
  const tones = Array.from({ length: grid.cells }, () => '');
  for (const tint of drawing.tints)
    if (tint.beat <= beat && beat <= tint.until) for (const cell of tint.cells) tones[cell] = tint.tone;
  return tones;
}
