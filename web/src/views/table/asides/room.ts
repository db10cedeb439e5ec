/** Whether what is asked in passing has room beside the last moves, and not only among the words. */
import { MediaQuery } from 'svelte/reactivity';

const upright = new MediaQuery('(max-aspect-ratio: 1 / 1) and (min-height: 840px)');
const beside = new MediaQuery('(min-aspect-ratio: 1 / 1) and (min-height: 40rem) and (min-width: 60rem)');

export const isRoomy = (): boolean => upright.current || beside.current;
