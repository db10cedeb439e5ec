/** What cannot be taken back is pressed twice: which button waits for its second press. */
import type { State } from './state';

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
