/** What a seat finds at the board: as the server has told it, with own moves that have no answer yet drawn over it. */
import type { Hold, Situation } from '../contract/input';
import type { GameInput } from '../contract/ui';
import type { AnyView } from '../net/protocol.gen';
import { type Cell, cellOf, gridOf } from '../sudoku/grid';
import { Legal } from '../sudoku/legal';
import { isSameLook, type Look } from '../sudoku/looks';
import type { Command, State } from './state';
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

export function isShared({ table }: Pick<State, 'table'>, game: GameInput | null): boolean {
  const view = table?.perspectives[0]?.view;
  if (!view || !game?.features.severalCells || table.info.seats.length < 2) return false;
  return !game.features.progress?.(view).length;
}

type Queue = readonly Command[];
type Game = Pick<GameInput, 'features'> | null;

/** A move that somebody made, as news tells it. */
interface Entry {
  seq: number;
  seat: number;
  move: string | null;
}

/** The cell that a queued move changes; null for commands that are no moves at the board. */
function targetOf({ wish, press }: Command, game: Game): string | null {
  const optimistic = game?.features.optimistic;
  return wish.do === 'play' && press && optimistic ? optimistic.cellOf(wish.move) : null;
}

/** A view with the own moves that the server has not told yet. */
export function expectedView(view: AnyView, seat: number, queue: Queue, game: Game): AnyView {
  const optimistic = game?.features.optimistic;
  if (!optimistic || !queue.length) return view;
  return queue.reduce(
    (now, { wish, press, isTold }) =>
      wish.do === 'play' && wish.seat === seat && press && !isTold
        ? optimistic.predict(now, seat, wish.move)
        : now,
    view,
  );
}

/** Whether a move has no answer of which only the server knows what it brings. */
export const isBlind = (queue: Queue, game: Game): boolean =>
  queue.some((command) => targetOf(command, game) === '');

/** The queue after news: the move that is under way is perhaps among them. */
export function markTold(queue: Queue, entries: readonly Entry[]): Queue {
  const [first, ...rest] = queue;
  if (first?.wish.do !== 'play' || first.after === null || first.isTold) return queue;
  const { wish, after } = first;
  const isTold = entries.some(
    ({ seq, seat, move }) => seq > after && seat === wish.seat && move === wish.move,
  );
  return isTold ? [{ ...first, isTold }, ...rest] : queue;
}

/**
 * The queue after a refusal: the rest of the same press goes, and so does what was meant for the same cell,
 * for it was meant for another board; each press is done up to there.
 */
export function withoutDependents(queue: Queue, refused: Command, game: Game): Queue {
  const cell = targetOf(refused, game);
  const seat = 'seat' in refused.wish ? refused.wish.seat : null;
  const broken = new Set(refused.press ? [refused.press] : []);
  return queue.filter((command) => {
    if (command === refused) return false;
    const isSame = cell && 'seat' in command.wish && command.wish.seat === seat;
    if (isSame && targetOf(command, game) === cell) broken.add(command.press);
    return !broken.has(command.press);
  });
}

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
