/** What a technique is called: by the booklet's own name where it has one, and by the name that players everywhere use. */
import { t } from './words.svelte';

interface Named {
  name: string;
  booklet: string | null;
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** The booklet calls everything beyond its first five ways a deduction; its lesson about them has that name. */
const isWay = ({ name, booklet }: Named): boolean => booklet === name;

export const titleOf = (one: Named): string =>
  capital(t(isWay(one) ? `coach-booklet-${one.booklet}` : `coach-name-${one.name}`));

/** The other name; empty where there is only one. */
export const otherName = (one: Named): string =>
  isWay(one) && one.name !== 'deduction' ? t(`coach-name-${one.name}`) : '';
