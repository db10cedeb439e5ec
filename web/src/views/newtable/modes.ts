/** The modes of a table: the ways to sit at a table, and the seats each of them starts with. */

import type { GameShape } from '../../net/protocol.gen';
import { isWithoutServer } from '../../net/static_site';
import { aBot, botsOf, freeBot, me, type SeatPlan, USUAL_BOT, usualBot } from '../../state/tables/plans';
import { t } from '../../words/words.svelte';

const MODES = ['bots', 'alone', 'round', 'apart', 'tv'] as const;
export type Mode = (typeof MODES)[number];

/** The ways that a game can be played in. People apart need a server. */
export const modesOf = ({ seats, bots }: Pick<GameShape, 'seats' | 'bots'>): readonly Mode[] =>
  MODES.filter((mode) => (mode === 'alone' ? seats[0] === 1 : seats[1] > 1)).filter(
    (mode) =>
      (mode !== 'bots' || bots.length > 0) && !(isWithoutServer && (mode === 'apart' || mode === 'tv')),
  );

/** The ways that stand beside one another: with friends, or without. */
export const FRIENDS: readonly Mode[] = ['apart', 'round', 'tv'];
export const waysLike = (mode: Mode, modes: readonly Mode[]): readonly Mode[] =>
  FRIENDS.includes(mode)
    ? FRIENDS.filter((one) => modes.includes(one))
    : modes.filter((one) => !FRIENDS.includes(one));

/** A way in a word or two, below its picture. */
export const wayOf = (mode: Mode): string =>
  t(mode === 'apart' || mode === 'round' ? `way-${mode}-short` : `way-${mode}`);

/** Whether this screen is large enough to be looked at by all: then nobody sits at it where the others have phones. */
export const hasBigScreen = (): boolean => matchMedia('(min-width: 60rem)').matches;

/** The address of the second step, or of the first where no way is given; a problem is brought along. */
export function modeLink(game: string, query: URLSearchParams, mode: Mode | null): string {
  const problem = query.get('problem');
  const kept = new URLSearchParams(problem ? { problem } : {});
  if (mode) kept.set('way', mode);
  else if (problem) kept.set('how', '');
  // Safari before version 17 does not know `size`.
  const text = kept.toString();
  return `/new/${game}${text && `?${text}`}`;
}

const mine = (name: string, bot: string): SeatPlan => ({ who: 'me', name, bot });

/** On a big screen that is the television nobody sits. Bots: one against me. Apart, television: an open seat for somebody else. Round: two names on this device. */
export function presetSeats(
  mode: Mode,
  limits: readonly [number, number],
  name: string,
  bot = USUAL_BOT,
  isBig = false,
): SeatPlan[] {
  const fewest = Math.max(2, limits[0]);
  if (mode === 'alone') return [mine(name, bot)];
  const other: SeatPlan =
    mode === 'round' ? mine('', bot) : { who: mode === 'bots' ? 'bot' : 'open', name: '', bot };
  if (mode === 'tv' && isBig) return Array.from({ length: fewest }, () => other);
  return [mine(name, bot), ...Array.from({ length: fewest - 1 }, () => other)];
}

/** One more seat: of the kind that this way of sitting has. */
export function addedSeat(mode: Mode, seats: readonly SeatPlan[], shape: GameShape | null): SeatPlan {
  if (mode === 'round') return { ...me(), name: '' };
  if (mode !== 'bots') return { who: 'open', name: '', bot: USUAL_BOT };
  return aBot(shape ? freeBot(botsOf(seats), shape.bots, usualBot(shape)) : USUAL_BOT);
}
