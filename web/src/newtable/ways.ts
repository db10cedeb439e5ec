/** The ways to sit at a table, and the seats each of them starts with. */
import { type SeatPlan, USUAL_BOT } from '../core/plans';

export const WAYS = ['bots', 'apart', 'round', 'alone'] as const;
export type Way = (typeof WAYS)[number];

const mine = (name: string, bot: string): SeatPlan => ({ who: 'me', name, bot });

/** Bots: one against me. Apart: an open seat for somebody else. Round: two names on this device. */
export function presetSeats(
  way: Way,
  limits: readonly [number, number],
  name: string,
  bot = USUAL_BOT,
): SeatPlan[] {
  const fewest = Math.max(2, limits[0]);
  if (way === 'alone') return [mine(name, bot)];
  const other: SeatPlan =
    way === 'round' ? mine('', bot) : { who: way === 'bots' ? 'bot' : 'open', name: '', bot };
  return [mine(name, bot), ...Array.from({ length: fewest - 1 }, () => other)];
}
