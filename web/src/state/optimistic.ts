/** Own moves without an answer: what they will surely bring is drawn at once, over whatever the server tells. */
import type { GameInput } from '../contract/ui';
import type { AnyView } from '../net/protocol.gen';
import type { Command } from './state';

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
