/** Whether colours of cells are kept on this device: what reads them is fetched only then, or when the first is given. */
import { kept } from '../device/prefs.svelte';

export const COLOURS = 'fullhouse:colours';
export const hasColours = () => kept(COLOURS, null) !== null;
