/** What players are called: a number stands for a name that was not given, and each device says it in its own words. */
import { t } from './words.svelte';

/** Letters of a name that are called in full. */
const WHOLE = 12;

/** A name in as few letters as a headline has room for: its first part, or its beginning. */
export function shortName(name: string): string {
  if (name.length <= WHOLE) return name;
  const first = name.split(/[\s-]/)[0] ?? '';
  return first && first.length <= WHOLE ? first : `${name.slice(0, WHOLE - 1)}…`;
}

export const called = (name: string): string => (/^[1-9]\d?$/.test(name) ? t('player-n', { n: name }) : name);
