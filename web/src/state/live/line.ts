/** The line that always knows: what one can do with what one holds, what it has just brought, or where a digit belongs instead. Pure. */
import type { Situation } from '../../contract/input';
import { type GameUi, hasPoints, type Question, type Sentence } from '../../contract/ui';
import type { GameEvent } from '../../net/protocol.gen';
import { type Cell, cellOf, type Grid, type HouseKind, house, peers } from '../../sudoku/grid';
import type { LogEntry } from '../table';

const TAKES = ['discarded', 'undone', 'erased', 'fined'];
/** Whether the points of an event are taken away. */
export const isTaking = ({ type }: GameEvent): boolean => TAKES.includes(type);

/** The points that events have brought a seat, less those that they took. */
export function pointsIn(events: readonly GameEvent[], seat: number): number {
  let sum = 0;
  for (const event of events)
    if ('seat' in event && event.seat === seat && 'points' in event)
      sum += isTaking(event) ? -event.points : event.points;
  return sum;
}

function scored(entry: LogEntry | undefined, seat: number): Sentence[] {
  const points = entry ? pointsIn(entry.events, seat) : 0;
  return points ? [{ key: points > 0 ? 'now-scored' : 'now-lost', facts: { points: Math.abs(points) } }] : [];
}

/** How one stands beside the best of the others. */
export function standing(scores: readonly number[], seat: number): Sentence[] {
  const others = scores.filter((_, place) => place + 1 !== seat);
  if (!others.length) return [];
  const lead = (scores[seat - 1] ?? 0) - Math.max(...others);
  if (!lead) return [{ key: 'now-level' }];
  return [{ key: lead > 0 ? 'now-lead' : 'now-behind', facts: { points: Math.abs(lead) } }];
}

/** A question as it is said; whoever asks is `seat` among its facts. */
export const asSentence = ({ key, facts, seat }: Question, said = key): Sentence => ({
  key: said,
  facts: seat ? { ...facts, seat } : facts,
});

interface Seen {
  ui: GameUi;
  s: Situation;
  /** What happened last. */
  entry: LogEntry | undefined;
  /** Whether one person plays at this device: on a shared one nobody is “you”. */
  isOne: boolean;
}

export function lineOf({ ui, s, entry, isOne }: Seen): Sentence[] {
  const { view, seat, pickedUp } = s;
  if (view.over || pickedUp.mode === 'point') return [];
  const asked = ui.features.asked?.(view) ?? [];
  const question = ui.question?.(view);
  if (question && asked.includes(seat))
    return isOne && question.seat ? [] : [{ ...asSentence(question), asks: true }];
  if (question?.others) return [asSentence(question, question.others)];
  if (!seat) return [];
  if (asked.includes(seat)) return [{ key: 'now-asked' }];
  const miss = missed(s.grid, view, entry?.events ?? []);
  if (miss?.seat === seat) return [{ key: 'now-missed', facts: { symbol: miss.symbol, kind: miss.kind } }];
  if (!asked.length && (view.to_move === seat || view.to_move === null)) {
    const prompt = ui.prompt(s);
    return prompt ? [prompt] : [];
  }
  if (!isOne) return [];
  const isCounted = hasPoints(ui, { ...view.options });
  return [...scored(entry, seat), ...(isCounted ? standing(view.scores, seat) : [])];
}

/** Whether a wrong digit just goes, at no cost: nobody is blamed for it. */
export const isKind = (options: object | undefined): boolean => {
  const { referee, fine }: { referee?: unknown; fine?: unknown } = { ...options };
  return referee === 'guard' && fine === 'none';
};

interface Missed {
  seat: number;
  symbol: number;
  /** The house with the fewest other places for it, and these. */
  kind: HouseKind;
  cells: readonly Cell[];
}

interface Position {
  board: string;
  options: object | undefined;
}

/** What the last events have taken off the board so; null where there is nothing of the kind. */
export function missed(
  grid: Grid,
  { board, options }: Position,
  events: readonly GameEvent[],
): Missed | null {
  const erased = events.find((event) => event.type === 'erased');
  const isCalled = events.some(({ type }) => type === 'called');
  if (erased?.type !== 'erased' || !isCalled || !isKind(options)) return null;
  const { seat, symbol } = erased;
  const at = cellOf(grid, erased.cell);
  const fits = (cell: Cell) =>
    cell !== at && board[cell] === '.' && peers(grid, cell).every((peer) => board[peer] !== String(symbol));
  const [fewest] = (['row', 'column', 'block'] as const)
    .map((kind) => ({ kind, cells: house(grid, kind, at).filter(fits) }))
    .filter(({ cells }) => cells.length)
    .sort((one, two) => one.cells.length - two.cells.length);
  return fewest ? { seat, symbol, ...fewest } : null;
}
