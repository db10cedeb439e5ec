/** The ways to sit at a table, and the seats each of them starts with. */

import type { GameShape } from '../../net/protocol.gen';
import { isWithoutServer } from '../../net/site';
import { aBot, botsOf, freeBot, me, type SeatPlan, USUAL_BOT, usualBot } from '../../state/tables/plans';

const WAYS = ['bots', 'alone', 'round', 'apart', 'tv'] as const;
export type Way = (typeof WAYS)[number];

/** The ways that a game can be played in. People apart need a server. */
export const waysOf = ({ seats, bots }: Pick<GameShape, 'seats' | 'bots'>): readonly Way[] =>
  WAYS.filter((way) => (way === 'alone' ? seats[0] === 1 : seats[1] > 1)).filter(
    (way) => (way !== 'bots' || bots.length > 0) && !(isWithoutServer && (way === 'apart' || way === 'tv')),
  );

/** The address of the second step, or of the first where no way is given; a problem is brought along. */
export function wayLink(game: string, query: URLSearchParams, way: Way | null): string {
  const problem = query.get('problem');
  const kept = new URLSearchParams(problem ? { problem } : {});
  if (way) kept.set('way', way);
  else if (problem) kept.set('how', '');
  // Safari before version 17 does not know `size`.
  const text = kept.toString();
  return `/new/${game}${text && `?${text}`}`;
}

const mine = (name: string, bot: string): SeatPlan => ({ who: 'me', name, bot });

/** Bots: one against me. Apart, television: an open seat for somebody else. Round: two names on this device. */
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

/** One more seat: of the kind that this way of sitting has. */
export function addedSeat(way: Way, seats: readonly SeatPlan[], shape: GameShape | null): SeatPlan {
  if (way === 'round') return { ...me(), name: '' };
  if (way !== 'bots') return { who: 'open', name: '', bot: USUAL_BOT };
  return aBot(shape ? freeBot(botsOf(seats), shape.bots, usualBot(shape)) : USUAL_BOT);
}
