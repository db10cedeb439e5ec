/** Lists and records that are kept on this device: whatever another version of the pages has left there, only what is understood is read. */
import { keep, kept } from '../device/prefs.svelte';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list under a key. Where it is longer than it may be, its end is forgotten. */
export function keptList<Item>(
  key: string,
  isItem: (one: Partial<Item>) => boolean,
  most = Number.POSITIVE_INFINITY,
) {
  return {
    all(): Item[] {
      const stored = kept<unknown>(key, []);
      return Array.isArray(stored) ? stored.filter((one): one is Item => one != null && isItem(one)) : [];
    },
    keep(items: readonly Item[]): void {
      keep(key, items.slice(0, most));
    },
  };
}

/** Values by name under a key. */
export function keptRecord<Value = unknown>(key: string) {
  const all = (): Record<string, Value> => {
    const stored = kept<unknown>(key, {});
    return isRecord(stored) ? (stored as Record<string, Value>) : {};
  };
  return {
    all,
    keep: (name: string, value: Value): void => keep(key, { ...all(), [name]: value }),
    drop(name: string): void {
      const { [name]: _, ...others } = all();
      keep(key, others);
    },
  };
}

/** Branches of undo. What reads them is fetched only where there are some. */
export const BRANCHES = 'fullhouse:branches';
export const hasBranches = () => kept(BRANCHES, null) !== null;

/** Colours given to cells, notes and lines. What reads them is fetched only then, or when the first is given. */
export const COLOURS = 'fullhouse:colours';
export const hasColours = () => kept(COLOURS, null) !== null;
