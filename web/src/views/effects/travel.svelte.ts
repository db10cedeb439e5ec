/** A tile on its way to the board: where it comes from, in the board's own units, and what waits until it has landed. */

import { untrack } from 'svelte';
import type { GameUi, Landed } from '../../contract/ui';
import { isCalm, onSkip } from '../../device/frames';
import type { GameEvent } from '../../net/protocol.gen';
import type { Playing } from '../../state/live/playing.svelte';
import type { LogEntry } from '../../state/table';
import { type Cell, cellOf, columnOf, type Grid, rowOf } from '../../sudoku/grid';

interface Travel {
  cell: Cell;
  dx: number;
  dy: number;
  seq: number;
}

/** The tile that some events have brought to the board. */
export function landedIn(events: readonly GameEvent[], ui: GameUi): Landed | undefined {
  for (const event of events) {
    const landed = ui.landed?.(event);
    if (landed) return landed;
  }
  return undefined;
}

/** From the hand, or from the player who holds it. Null where nothing was laid. */
export function travelFrom(
  told: LogEntry | undefined,
  grid: Grid,
  board: HTMLElement | undefined,
  ui: GameUi,
): Travel | null {
  const event = told && landedIn(told.events, ui);
  if (!event || !board) return null;
  const way = flight(grid, cellOf(grid, event.cell), event.seat, board);
  return way && { ...way, seq: told.seq };
}

/** How far a cell of the board is from a player's hand, or from the player, in the board's own units. */
export function flight(
  grid: Grid,
  cell: Cell,
  seat: number,
  board: HTMLElement,
): { cell: Cell; dx: number; dy: number } | null {
  // A tile that was dropped lies where it was dropped.
  const start =
    document.querySelector(`[data-hand="${seat}"] .dragged`) ??
    document.querySelector(`[data-hand="${seat}"] button`) ??
    document.querySelector(`[data-player="${seat}"]`);
  const from = start?.getBoundingClientRect();
  const drawn = board.querySelector<SVGSVGElement>('[role=grid] > [viewBox]');
  const box = drawn?.getBoundingClientRect();
  if (!from || !drawn || cell < 0 || !box?.width) return null;
  const across = drawn.viewBox.baseVal.width;
  const unit = across / box.width;
  // Six units are free at the right edge; what is left over is the margin at the left.
  const middle = across - grid.size * 100 - 6 + 50;
  const x = box.left + (columnOf(grid, cell) * 100 + middle) / unit;
  const y = box.top + (rowOf(grid, cell) * 100 + middle) / unit;
  return {
    cell,
    dx: (from.left + from.width / 2 - x) * unit,
    dy: (from.top + from.height / 2 - y) * unit,
  };
}

/** As long as the flight in the style sheet (`--calm`), in milliseconds. */
const FLIGHT_MS = 320;
/** Milliseconds to see where one's tile lies and what it brought, before the device is passed on. */
const BREATH_MS = 1600;

export function awaitLanding(playing: Playing, travel: () => Travel | null): void {
  $effect.pre(() => {
    const now = { view: playing.view, last: playing.last };
    const flying = travel()?.seq;
    const before = untrack(() => playing.landed);
    const land = () => {
      playing.landed = now;
    };
    if (!before || isCalm() || flying !== now.last?.seq || before.last?.seq === now.last?.seq) {
      land();
      return;
    }
    const soon = setTimeout(land, FLIGHT_MS);
    const skipped = onSkip(land);
    return () => {
      clearTimeout(soon);
      skipped();
    };
  });
}

/** Whether the curtain is down: at once where nobody has held the device yet, else a breath after the move. */
export function handOverScreen(playing: Playing): { readonly isDown: boolean } {
  const curtain = $state({ isDown: false });
  $effect.pre(() => {
    const fall = () => {
      curtain.isDown = true;
    };
    curtain.isDown = false;
    if (!playing.mustPass) return;
    if (!untrack(() => playing.holder)) {
      fall();
      return;
    }
    const soon = setTimeout(fall, BREATH_MS);
    const skipped = onSkip(fall);
    return () => {
      clearTimeout(soon);
      skipped();
    };
  });
  return curtain;
}
