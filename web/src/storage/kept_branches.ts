/** Whether branches of undo are kept on this device: what reads them is fetched only then. */
import { kept } from '../device/prefs.svelte';

export const BRANCHES = 'fullhouse:branches';
export const hasBranches = () => kept(BRANCHES, null) !== null;
