/** What players are called: a number stands for a name that was not given, and each device says it in its own words. */
import { t } from './words.svelte';

export const called = (name: string): string => (/^[1-9]\d?$/.test(name) ? t('player-n', { n: name }) : name);
