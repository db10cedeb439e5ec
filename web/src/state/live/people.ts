/** How people are shown: initials that tell them apart. */
import { prefs } from '../../device/prefs.svelte';
import type { SeatInfo, You } from '../../net/protocol.gen';
import { called } from '../../words/sentences';
import { t } from '../../words/words.svelte';
import type { TableState } from '../table';

/** The first letter of a name, or the seat's number where there is none. */
export const initialOf = (name: string, seat: number): string => {
  const first = [...name.trim()][0];
  return first && /[\p{L}\p{N}]/u.test(first) ? first.toUpperCase() : String(seat);
};

const isShared = (one: string, all: readonly string[]) => all.filter((other) => other === one).length > 1;

/** Initials of all seats; where two would be equal, with the number in the name, or else the seat's number. */
export function initialsOf(names: readonly string[]): string[] {
  const plain = names.map((name, index) => initialOf(name, index + 1));
  const numbered = plain.map((one, index) =>
    isShared(one, plain) ? `${one}${/ (\d)$/.exec(names[index] ?? '')?.[1] ?? ''}` : one,
  );
  return numbered.map((one, index) => (isShared(one, numbered) ? `${plain[index]}${index + 1}` : one));
}

/** The seat of whoever is “you” here: on a shared device, or where one watches, nobody is. */
export const yourSeat = ({ seats }: Pick<You, 'seats'>): number => (seats.length === 1 ? (seats[0] ?? 0) : 0);

/** The name of a seat; one's own is “You” until somebody has given one. */
export const shownName = (
  { name, seat }: Pick<SeatInfo, 'name' | 'seat'>,
  you: Pick<You, 'seats'>,
): string => (seat === yourSeat(you) && !prefs().name ? t('you-here') : called(name));

/** The names of all seats, as this device shows them. */
export const shownNames = ({ info, you }: Pick<TableState, 'info' | 'you'>): string[] =>
  info.seats.map((seat) => shownName(seat, you));

/** Whether anybody else plays or watches at this table. */
export function hasCompany({ info, you, present }: TableState): boolean {
  const others = info.seats.some(({ seat, driver }) => driver === 'person' && !you.seats.includes(seat));
  return others || present.spectators > (you.watching === 'spectator' ? 1 : 0) || present.tvs > 0;
}

/** How somebody takes part now. */
interface Part {
  isTurn: boolean;
  isAsked: boolean;
  isHere: boolean;
  isYou: boolean;
}

/** What is said below a name; empty where there is nothing to say. */
export function stateOf({ driver }: SeatInfo, { isTurn, isAsked, isHere, isYou }: Part): string {
  if (driver === 'person' && !isHere) return t('is-away');
  if (isTurn) return t('to-move');
  if (isAsked) return t('is-asked');
  if (driver === 'bot') return t('bot');
  return driver === 'nobody' ? t('has-left') : isYou ? t('you') : '';
}
