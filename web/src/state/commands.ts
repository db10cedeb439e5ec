/** Commands in their order: one under way at a time, sent again after a lost connection, gone when it is answered. */
import { LASTING, NOTHING_HELD } from '../contract/input';
import type { GameInput } from '../contract/ui';
import { takesCommands } from '../net/connection';
import { Legal } from '../sudoku/legal';
import { held, situationOf, withoutDependents } from './situation';
import type { Command, Effect, Refused, Running, State, UndoGroups, Wish } from './state';
import { perspectiveOf } from './table';

type Game = GameInput | null;

const isSame = (one: Wish, other: Wish): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Tell the person why something was refused. */
export function withNotice(state: State, refusal: Refused): State {
  const { because, cell, last } = refusal.facts;
  const cells = Array.isArray(because) && because.length ? because : typeof cell === 'string' ? [cell] : [];
  const refusals = state.counts.refusals + 1;
  return {
    ...state,
    counts: { ...state.counts, refusals },
    notice: {
      refusal,
      cells: [...cells, ...(typeof last === 'string' ? [last] : [])].map(String),
      at: refusals,
    },
  };
}

const numbered = (state: State, wishes: readonly Wish[], press: number): [State, Command[]] => {
  const commands = wishes.map((wish, index) => ({
    id: `${state.stamp}-${state.counts.commands + index + 1}`,
    wish,
    press,
    after: null,
    isTold: false,
    seq: null,
  }));
  const counts = { ...state.counts, commands: state.counts.commands + wishes.length };
  return [{ ...state, counts }, commands];
};

export const NO_CONNECTION: Refused = { code: 'no-connection', facts: {} };

/** Queue commands; nothing is queued without a connection. What is equal to one that waits is a double tap. */
export function enqueue(
  state: State,
  wishes: readonly Wish[],
  press: number,
  game: Game,
  isAgain = false,
): State {
  if (!wishes.length) return state;
  if (!takesCommands(state.link)) return withNotice(state, NO_CONNECTION);
  const isRepeatable = isAgain || (press > 0 && game?.features.optimistic !== undefined);
  const wanted = isRepeatable
    ? wishes
    : wishes.filter((wish) => !state.queue.some((command) => isSame(command.wish, wish)));
  if (!wanted.length) return state;
  const [now, commands] = numbered(state, wanted, press);
  return { ...now, queue: [...now.queue, ...commands] };
}

/** Moves made by one press, for one seat or for several. */
export function playAll(state: State, moves: readonly string[], seats: readonly number[], game: Game): State {
  const press = state.counts.presses + 1;
  const now = { ...state, counts: { ...state.counts, presses: press } };
  const wishes = seats.flatMap((seat) => moves.map((move): Wish => ({ do: 'play', move, seat })));
  return enqueue(now, wishes, press, game);
}

/** Whether a press can still be carried out: undo, say, was perhaps not known to be impossible. */
function canStart(state: State, { wish, press }: Command, game: Game): boolean {
  const optimistic = game?.features.optimistic;
  if (wish.do !== 'play' || !press || !optimistic) return true;
  const seen = state.table && perspectiveOf(state.table, wish.seat ?? 0);
  if (!seen || seen.view.over) return false;
  return optimistic.cellOf(wish.move) !== '' || new Legal(seen.legal).allows(wish.move);
}

/** Begin a press: what takes back takes back all that one press made. */
function started(state: State, first: Command, game: Game): State {
  const { armed, mode } = state.hold;
  const move = first.wish.do === 'play' ? first.wish.move : '';
  const { back, forth } = game?.features.undo ?? {};
  const take = move === back ? takeBack : move === forth ? doAgain : null;
  // Whether there is a keypad does not depend on what is under way.
  const s = situationOf({ ...state, queue: [] }, ('seat' in first.wish && first.wish.seat) || 0, game);
  const writes = s !== null && game !== null && game.keypad(s).length > 0;
  const running: Running = { press: first.press, made: 0, isUndo: take !== null, writes, armed, mode };
  if (!take) return { ...state, running };
  const [moves, groups] = take(state.groups);
  const [now, more] = numbered(state, Array(moves - 1).fill(first.wish), first.press);
  const [, ...rest] = state.queue;
  return { ...now, running, groups, queue: [first, ...more, ...rest] };
}

/** A command as it is sent. */
export const messageOf = ({ id, wish, after }: Command) =>
  ({ ...wish, ...(wish.do === 'play' ? { after: after ?? 0 } : {}), id }) as Extract<
    Effect,
    { do: 'send' }
  >['message'];

/** Send the command whose turn it is, if there is one. Null where nothing changes. */
export function sendNext(state: State, game: Game, effects: Effect[]): State | null {
  const [first, ...rest] = state.queue;
  if (!first || first.after !== null || !state.isGreeted) return null;
  if (first.press && state.running?.press !== first.press) {
    if (!canStart(state, first, game))
      return { ...state, queue: rest.filter((command) => command.press !== first.press) };
    return started(state, first, game);
  }
  const sent = { ...first, after: state.table?.seq ?? 0 };
  effects.push({ do: 'send', message: messageOf(sent) });
  return { ...state, queue: [sent, ...rest] };
}

/** Send what is under way once more: the same id makes a repeat harmless. */
export function sendAgain(state: State, effects: Effect[]): void {
  const [first] = state.queue;
  if (first && first.after !== null && first.seq === null)
    effects.push({ do: 'send', message: messageOf(first) });
}

/** The table has taken the command under way as an entry. It counts as done once that entry is known here. */
export function answer(state: State, id: string, seq: number): State {
  const [first, ...rest] = state.queue;
  return first?.id === id ? { ...state, queue: [{ ...first, seq }, ...rest] } : state;
}

/** Take the command under way from the queue once the view has what it brought. */
export function settleDone(state: State, game: Game, effects: Effect[]): State {
  const [first, ...queue] = state.queue;
  if (!first || first.seq === null || first.seq > (state.table?.seq ?? 0)) return state;
  const { running } = state;
  const after = { ...state, queue, running: running && { ...running, made: running.made + 1 } };
  return first.press ? finished(after, first, game, effects) : { ...state, queue };
}

/** A command was refused; what stands upon it is not sent any more. */
export function refuse(state: State, id: string, refusal: Refused, game: Game, effects: Effect[]): State {
  const [first] = state.queue;
  if (first?.id !== id) return state;
  const queue = withoutDependents(state.queue, first, game);
  const after = withNotice({ ...state, queue }, refusal);
  return first.press ? finished(after, first, game, effects) : after;
}

/** After the last command of a press: what is held for one move is put down. */
function finished(state: State, { wish, press }: Command, game: Game, effects: Effect[]): State {
  const { running, queue, hold, table } = state;
  if (running?.press !== press || queue.some((command) => command.press === press)) return state;
  const isUndoable = wish.do === 'play' && !running.isUndo && game?.features.undo?.isUndoable(wish.move);
  const groups = isUndoable ? withMoves(state.groups, running.made) : state.groups;
  const after = { ...state, running: null, groups };
  if (!running.made || !table || wish.do !== 'play' || !game) return after;
  effects.push({ do: 'played', game: table.info.game });
  // What was chosen while the server answered stays chosen.
  if (hold.armed !== running.armed || hold.mode !== running.mode) return after;
  const hand = perspectiveOf(table, wish.seat ?? 0)?.view.hands[(wish.seat ?? 0) - 1] ?? [];
  const armed = running.writes || hand.includes(hold.armed) ? hold.armed : 0;
  const mode = LASTING.includes(hold.mode) ? hold.mode : 'put';
  return { ...after, hold: held(hold, { ...NOTHING_HELD, armed, mode }) };
}

/** So many moves were made together. */
export const withMoves = ({ done, undone }: UndoGroups, moves: number): UndoGroups =>
  moves ? { done: [...done, moves], undone: [] } : { done, undone };

/** The next press that takes back: how many moves it is about, one where nothing is known. */
export function takeBack({ done, undone }: UndoGroups): [number, UndoGroups] {
  const moves = done.at(-1) ?? 1;
  return [moves, { done: done.slice(0, -1), undone: [...undone, moves] }];
}

/** The same for the next press that does again. */
export function doAgain({ done, undone }: UndoGroups): [number, UndoGroups] {
  const moves = undone.at(-1) ?? 1;
  return [moves, { done: [...done, moves], undone: undone.slice(0, -1) }];
}
