/** The ways to sit at a table, and the seats each of them starts with. */
import type { SeatPlan } from '../core/opening';

export const WAYS = ['bots', 'apart', 'round', 'alone'] as const;
export type Way = (typeof WAYS)[number];

const mine = (name: string): SeatPlan => ({ who: 'me', name, bot: 'greedy' });

/** Bots: one against me. Apart: an open seat for somebody else. Round: two names on this device. */
export function presetSeats(way: Way, limits: readonly [number, number], name: string): SeatPlan[] {
  const fewest = Math.max(2, limits[0]);
  if (way === 'alone') return [mine(name)];
  const other: SeatPlan =
    way === 'round' ? mine('') : { who: way === 'bots' ? 'bot' : 'open', name: '', bot: 'greedy' };
  return [mine(name), ...Array.from({ length: fewest - 1 }, () => other)];
}
