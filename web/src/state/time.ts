/** What changes by itself as time passes. */
import type { Effect } from './happenings';
import { passSignals } from './signals';
import type { State } from './state';

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
