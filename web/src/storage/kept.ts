/** Whether something is kept on this device whose reader is fetched only then, or when there is something to keep. */
import { kept } from '../device/prefs.svelte';

/** Branches of undo. */
export const BRANCHES = 'fullhouse:branches';
export const hasBranches = () => kept(BRANCHES, null) !== null;

/** Colours given to cells, notes and lines. */
export const COLOURS = 'fullhouse:colours';
export const hasColours = () => kept(COLOURS, null) !== null;
