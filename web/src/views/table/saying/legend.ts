/** What the marks on a board mean: each is explained once on a device. */

import { keep, kept } from '../../../device/prefs.svelte';
import type { Marks } from '../../../sudoku/looks';

const KEY = 'fullhouse:legend';
/** The most telling first: one is explained at a time. */
const KINDS = ['counted', 'reason', 'last'] as const;

/** The key of the words for a mark that is on the board and was never explained; it counts as explained from now on. */
export function explain(marks: Marks): string | null {
  const known = kept<unknown>(KEY, []);
  const explained: readonly unknown[] = Array.isArray(known) ? known : [];
  const kind = KINDS.find((one) => marks[one]?.length && !explained.includes(one));
  if (!kind) return null;
  keep(KEY, [...explained, kind]);
  return `mark-${kind}`;
}
