/** What a seat finds at the board: as the server has told it, with own moves that have no answer yet drawn over it. */
import type { PickedUp, Situation } from '../contract/input';
import type { GameInput } from '../contract/ui';
import type { AnyView } from '../net/protocol.gen';
import { type Cell, cellOf, gridOf } from '../sudoku/grid';
import { Legal } from '../sudoku/legal';
import { isSameLook, type Look } from '../sudoku/looks';
import type { Command, State } from './state';
import { perspectiveOf } from './table';

/** The situation of a seat after its moves that are under way; null where there is no board. */
export function situationOf(
  { table, queue, pickedUp }: Pick<State, 'table' | 'queue' | 'pickedUp'>,
  seat: number,
  game: GameInput | null,
): Situation | null {
  const seen = table && perspectiveOf(table, seat);
  if (!seen) return null;
  const view = expectedView(seen.view, seat, queue, game);
  const legal = new Legal(seen.viewer === seat ? seen.legal : []);
  return { view, grid: gridOf(view.board), seat, legal, pickedUp };
}

/** What is held after a change; the same object where nothing changes. */
export function pickedUpAfter(before: PickedUp, change: Partial<PickedUp>): PickedUp {
  const keys = Object.keys(change) as (keyof PickedUp)[];
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
function targetOf({ body, press }: Command, game: Game): string | null {
  const optimistic = game?.features.optimistic;
  return body.do === 'play' && press && optimistic ? optimistic.cellOf(body.move) : null;
}

/** A view with the own moves that the server has not told yet. */
export function expectedView(view: AnyView, seat: number, queue: Queue, game: Game): AnyView {
  const optimistic = game?.features.optimistic;
  if (!optimistic || !queue.length) return view;
  return queue.reduce(
    (now, { body, press, isAnnounced }) =>
      body.do === 'play' && body.seat === seat && press && !isAnnounced
        ? optimistic.predict(now, seat, body.move)
        : now,
    view,
  );
}

/** Whether a move has no answer of which only the server knows what it brings. */
export const isBlind = (queue: Queue, game: Game): boolean =>
  queue.some((command) => targetOf(command, game) === '');

/** The queue after news: the move that is under way is perhaps among them. */
export function markAnnounced(queue: Queue, entries: readonly Entry[]): Queue {
  const [first, ...rest] = queue;
  if (first?.body.do !== 'play' || first.after === null || first.isAnnounced) return queue;
  const { body, after } = first;
  const isAnnounced = entries.some(
    ({ seq, seat, move }) => seq > after && seat === body.seat && move === body.move,
  );
  return isAnnounced ? [{ ...first, isAnnounced }, ...rest] : queue;
}

/**
 * The queue after a refusal: the rest of the same press goes, and so does what was meant for the same cell,
 * for it was meant for another board; each press is done up to there.
 */
export function withoutDependents(queue: Queue, refused: Command, game: Game): Queue {
  const cell = targetOf(refused, game);
  const seat = 'seat' in refused.body ? refused.body.seat : null;
  const broken = new Set(refused.press ? [refused.press] : []);
  return queue.filter((command) => {
    if (command === refused) return false;
    const isSame = cell && 'seat' in command.body && command.body.seat === seat;
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
    for (const { body } of queue) {
      const cell = body.do === 'play' ? cellOf(gridOf(view.board), optimistic.cellOf(body.move)) : -1;
      const before = looks[cell];
      const look = before && optimistic.look(expected, cell);
      if (look && !isSameLook(before, look)) changed.set(cell, look);
    }
  return changed;
}
