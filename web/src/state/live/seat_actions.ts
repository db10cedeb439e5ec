/** The buttons of all seats that one device plays. */
import type { Action } from '../../contract/ui';

/** An action with the seats that would do it; several seats on one device may have the same. */
export interface SeatAction extends Action {
  seats: readonly number[];
}

/** One button for each action, whoever of these seats would do it. */
export function seatActions(
  seats: readonly number[],
  actionsOf: (seat: number) => readonly Action[],
): SeatAction[] {
  const actions = new Map<string, SeatAction>();
  for (const seat of seats)
    for (const action of actionsOf(seat)) {
      const known = actions.get(action.id);
      actions.set(
        action.id,
        known ? { ...known, seats: [...known.seats, seat] } : { ...action, seats: [seat] },
      );
    }
  return [...actions.values()];
}

/** Over a bot's digit the hint becomes the question how the bot found it. */
export const withWhy = (actions: readonly SeatAction[], cell: string): SeatAction[] =>
  actions.map((action) =>
    action.id === 'hint' ? { ...action, id: 'why', key: 'act-why', deed: { do: 'why', cell } } : action,
  );
