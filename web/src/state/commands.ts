/** Commands in their order: one under way at a time, sent again after a lost connection, gone when it is answered. */
import { LASTING, NOTHING_PICKED_UP } from '../contract/input';
import type { GameInput } from '../contract/ui';
import { takesCommands } from '../net/connection';
import { Legal } from '../sudoku/legal';
import { pickedUpAfter, situationOf, withoutDependents } from './situation';
import type { Command, CommandBody, Effect, PressUnderWay, Refused, State, UndoGroups } from './state';
import { perspectiveOf } from './table';

type Game = GameInput | null;

const isSame = (one: CommandBody, other: CommandBody): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

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

const numbered = (state: State, bodies: readonly CommandBody[], press: number): [State, Command[]] => {
  const commands = bodies.map((body, index) => ({
    id: `${state.stamp}-${state.counts.commands + index + 1}`,
    body,
    press,
    after: null,
    isAnnounced: false,
    seq: null,
  }));
  const counts = { ...state.counts, commands: state.counts.commands + bodies.length };
  return [{ ...state, counts }, commands];
};

export const NO_CONNECTION: Refused = { code: 'no-connection', facts: {} };

/** Queue commands; nothing is queued without a connection. What is equal to one that waits is a double tap. */
export function enqueue(
  state: State,
  bodies: readonly CommandBody[],
  press: number,
  game: Game,
  isRetry = false,
): State {
  if (!bodies.length) return state;
  if (!takesCommands(state.link)) return withNotice(state, NO_CONNECTION);
  const isRepeatable = isRetry || (press > 0 && game?.features.optimistic !== undefined);
  const wanted = isRepeatable
    ? bodies
    : bodies.filter((body) => !state.queue.some((command) => isSame(command.body, body)));
  if (!wanted.length) return state;
  const [now, commands] = numbered(state, wanted, press);
  return { ...now, queue: [...now.queue, ...commands] };
}

/** Moves made by one press, for one seat or for several. */
export function playAll(state: State, moves: readonly string[], seats: readonly number[], game: Game): State {
  const press = state.counts.presses + 1;
  const now = { ...state, counts: { ...state.counts, presses: press } };
  const bodies = seats.flatMap((seat) => moves.map((move): CommandBody => ({ do: 'play', move, seat })));
  return enqueue(now, bodies, press, game);
}

/** Whether a press can still be carried out: undo, say, was perhaps not known to be impossible. */
function canStart(state: State, { body, press }: Command, game: Game): boolean {
  const optimistic = game?.features.optimistic;
  if (body.do !== 'play' || !press || !optimistic) return true;
  const seen = state.table && perspectiveOf(state.table, body.seat ?? 0);
  if (!seen || seen.view.over) return false;
  return optimistic.cellOf(body.move) !== '' || new Legal(seen.legal).allows(body.move);
}

/** Begin a press: what takes back takes back all that one press made. */
function started(state: State, first: Command, game: Game): State {
  const { armed, mode } = state.pickedUp;
  const move = first.body.do === 'play' ? first.body.move : '';
  const { back, forth } = game?.features.undo ?? {};
  const take = move === back ? takeBack : move === forth ? doAgain : null;
  // Whether there is a keypad does not depend on what is under way.
  const s = situationOf({ ...state, queue: [] }, ('seat' in first.body && first.body.seat) || 0, game);
  const writes = s !== null && game !== null && game.keypad(s).length > 0;
  const underWay: PressUnderWay = { press: first.press, made: 0, isUndo: take !== null, writes, armed, mode };
  if (!take) return { ...state, underWay };
  const [moves, groups] = take(state.groups);
  const [now, more] = numbered(state, Array(moves - 1).fill(first.body), first.press);
  const [, ...rest] = state.queue;
  return { ...now, underWay, groups, queue: [first, ...more, ...rest] };
}

/** A command as it is sent. */
export const messageOf = ({ id, body, after }: Command) =>
  ({ ...body, ...(body.do === 'play' || body.do === 'go_on' ? { after: after ?? 0 } : {}), id }) as Extract<
    Effect,
    { do: 'send' }
  >['message'];

/** Send the command whose turn it is, if there is one. Null where nothing changes. */
export function sendNext(state: State, game: Game, effects: Effect[]): State | null {
  const [first, ...rest] = state.queue;
  if (!first || first.after !== null || !state.isGreeted) return null;
  if (first.press && state.underWay?.press !== first.press) {
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
  const { underWay } = state;
  const after = { ...state, queue, underWay: underWay && { ...underWay, made: underWay.made + 1 } };
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
function finished(state: State, { body, press }: Command, game: Game, effects: Effect[]): State {
  const { underWay, queue, pickedUp, table } = state;
  if (underWay?.press !== press || queue.some((command) => command.press === press)) return state;
  const isUndoable = body.do === 'play' && !underWay.isUndo && game?.features.undo?.isUndoable(body.move);
  const groups = isUndoable ? withMoves(state.groups, underWay.made) : state.groups;
  const after = { ...state, underWay: null, groups };
  if (!underWay.made || !table || body.do !== 'play' || !game) return after;
  effects.push({ do: 'played', game: table.info.game });
  // What was chosen while the server answered stays chosen.
  if (pickedUp.armed !== underWay.armed || pickedUp.mode !== underWay.mode) return after;
  const armed = underWay.writes ? pickedUp.armed : 0;
  const mode = LASTING.includes(pickedUp.mode) ? pickedUp.mode : 'put';
  return { ...after, pickedUp: pickedUpAfter(pickedUp, { ...NOTHING_PICKED_UP, armed, mode }) };
}

/** So many moves were made together. */
const withMoves = ({ done, undone }: UndoGroups, moves: number): UndoGroups =>
  moves ? { done: [...done, moves], undone: [] } : { done, undone };

/** The next press that takes back: how many moves it is about, one where nothing is known. */
function takeBack({ done, undone }: UndoGroups): [number, UndoGroups] {
  const moves = done.at(-1) ?? 1;
  return [moves, { done: done.slice(0, -1), undone: [...undone, moves] }];
}

/** The same for the next press that does again. */
function doAgain({ done, undone }: UndoGroups): [number, UndoGroups] {
  const moves = undone.at(-1) ?? 1;
  return [moves, { done: [...done, moves], undone: undone.slice(0, -1) }];
}
