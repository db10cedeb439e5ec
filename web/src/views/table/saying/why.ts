/** Which section of the rules answers the question that the last move raises. */

import type { GameEvent } from '../../../net/protocol.gen';

export type Section = 'points' | 'mistakes' | 'clock';

const VERDICTS = ['called', 'objected', 'fined'];
const TIMES = ['timed_out', 'warned'];

/** A verdict is asked about before points, and the clock before both: what it takes away is its own fine. */
export function whyOf(events: readonly GameEvent[]): Section | null {
  const has = (types: readonly string[]) => events.some(({ type }) => types.includes(type));
  if (has(TIMES)) return 'clock';
  if (has(VERDICTS)) return 'mistakes';
  return events.some((event) => 'points' in event && event.points !== 0) ? 'points' : null;
}
