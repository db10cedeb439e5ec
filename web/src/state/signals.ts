/** What passes with time and is not stored: reactions, which cells somebody has selected, buttons that wait for a second press. */
import type { Present, React, Reacted } from '../net/protocol.gen';
import type { Effect, Signals, State } from './state';

/** Milliseconds that a reaction is shown, and before this device may send the next. */
const SHOWN_MS = 3500;
const REST_MS = 2000;
const MOST_SHOWN = 3;
/** Milliseconds that a selection must last before the others see it. */
const SELECTION_PAUSE_MS = 200;

const withSignals = (state: State, change: Partial<Signals>): State => ({
  ...state,
  signals: { ...state.signals, ...change },
});

/** A reaction arrives, and is shown for a while. */
export function showReaction(state: State, reaction: Reacted, now: number): State {
  const at = state.signals.reacted + 1;
  const reactions = [...state.signals.reactions, { ...reaction, at, until: now + SHOWN_MS }];
  return withSignals(state, { reactions: reactions.slice(-MOST_SHOWN), reacted: at });
}

/** React as a seat of this device; 0 for a watcher. Nobody waits for an answer: everybody is told, or nobody. */
export function react(
  state: State,
  reaction: React['reaction'],
  seat: number,
  now: number,
  effects: Effect[],
): State {
  if (state.signals.restsUntil !== null) return state;
  const commands = state.counts.commands + 1;
  if (state.isGreeted) {
    const id = `${state.stamp}-${commands}`;
    effects.push({ do: 'send', message: { do: 'react', reaction, seat: seat || null, id } });
  }
  const after = { ...state, counts: { ...state.counts, commands } };
  return withSignals(after, { restsUntil: now + REST_MS });
}

/** Show the others which cells are selected: only what is still true after a moment, and only changes. */
export const select = (state: State, cells: readonly string[], seat: number, now: number): State =>
  withSignals(state, { selection: { cells, seat, dueAt: now + SELECTION_PAUSE_MS } });

/** Those who have just come in, or lost the connection, need to be told again. */
export function announceSelection(state: State, isRetry: boolean, effects: Effect[]): State {
  const { selection, announcedSelection } = state.signals;
  if (!selection || !state.isGreeted) return state;
  if (selection.dueAt !== null) return isRetry ? withSignals(state, { announcedSelection: null }) : state;
  const text = selection.cells.join();
  if (!isRetry && text === announcedSelection) return state;
  effects.push({ do: 'send', message: { do: 'look', cells: selection.cells, seat: selection.seat } });
  return withSignals(state, { announcedSelection: text });
}

/** Whether somebody sees the table now who did not before. */
export const hasNewcomer = (before: Present, now: Present): boolean =>
  now.seats.some((seat) => !before.seats.includes(seat)) ||
  now.tvs > before.tvs ||
  now.spectators > before.spectators;

/** What has passed by now. */
function passSignals(state: State, now: number, effects: Effect[]): State {
  const { reactions, restsUntil, selection } = state.signals;
  const shown = reactions.filter(({ until }) => until > now);
  const isDue = selection?.dueAt != null && selection.dueAt <= now;
  const after = withSignals(state, {
    reactions: shown.length < reactions.length ? shown : reactions,
    restsUntil: restsUntil !== null && restsUntil <= now ? null : restsUntil,
    selection: isDue ? { ...selection, dueAt: null } : selection,
  });
  return isDue ? announceSelection(after, false, effects) : after;
}

/** Milliseconds in which a confirmation ignores presses: a double tap must not confirm. */
const SECOND_THOUGHT_MS = 400;

/** A button was pressed once. The next entry of the log cancels it. */
export const beginConfirming = (state: State, id: string, now: number): State => ({
  ...state,
  confirming: { id, seq: state.table?.seq ?? 0, until: now + SECOND_THOUGHT_MS },
});

/** Whether a button waits for its second press. */
export const isConfirming = (
  { confirming, table }: Pick<State, 'confirming' | 'table'>,
  id: string,
): boolean => confirming !== null && confirming.id === id && confirming.seq === table?.seq;

/** The next moment at which something changes, in milliseconds of this device; null where nothing will. */
export function nextMoment({ signals, hint, confirming }: State): number | null {
  const moments = [
    ...signals.reactions.map(({ until }) => until),
    signals.restsUntil,
    signals.selection?.dueAt,
    hint.question && !hint.question.isSlow ? hint.question.slowAt : null,
    confirming?.until,
  ].filter((moment) => typeof moment === 'number');
  return moments.length ? Math.min(...moments) : null;
}

export function pass(state: State, now: number, effects: Effect[]): State {
  const isSure = state.confirming?.until != null && state.confirming.until <= now;
  const confirming = isSure && state.confirming ? { ...state.confirming, until: null } : state.confirming;
  return passSignals({ ...state, confirming }, now, effects);
}
