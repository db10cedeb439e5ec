/** How often somebody has found each technique by themselves. Kept on this device. */
import { keep, kept } from '../../../device/prefs.svelte';

const KEY = 'fullhouse:course';

function all(): Record<string, number> {
  const stored = kept<unknown>(KEY, {});
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {};
}

export const timesFound = (technique: string): number => {
  const count = all()[technique];
  return typeof count === 'number' && count > 0 ? Math.floor(count) : 0;
};

export function countFound(technique: string): number {
  const count = timesFound(technique) + 1;
  keep(KEY, { ...all(), [technique]: count });
  return count;
}
