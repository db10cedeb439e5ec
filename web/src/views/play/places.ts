/** Where the buttons of a table stand: each has a place of its own, so that none moves when another comes or goes. */
import type { SeatAction } from '../../state/live/playing.svelte';

/** The buttons on the places, in order: null where a place is empty. `a|b` is a place that two never want at once. */
export function onPlaces(
  places: readonly string[],
  actions: readonly SeatAction[],
): readonly (SeatAction | null)[] {
  const taken = places.map((ids) => actions.find((action) => ids.split('|').includes(action.id)) ?? null);
  const others = actions.filter((action) => !action.apart && !taken.includes(action));
  for (const action of others) {
    const free = taken.indexOf(null);
    if (free < 0) taken.push(action);
    else taken[free] = action;
  }
  return taken;
}
