/** Lets words and points wait for the tile that is on its way to the board. */
import { untrack } from 'svelte';
import { isCalm, onSkip } from '../core/motion';
import type { Playing } from './playing.svelte';
import type { Travel } from './travel';

/** As long as the flight in the style sheet (`--calm`), in milliseconds. */
const FLIGHT = 320;

export function awaitLanding(playing: Playing, travel: () => Travel | null): void {
  $effect.pre(() => {
    const now = { view: playing.view, last: playing.last };
    const flying = travel()?.seq;
    const before = untrack(() => playing.landed);
    const land = () => {
      playing.landed = now;
    };
    if (!before || isCalm() || flying !== now.last?.seq || before.last?.seq === now.last?.seq) {
      land();
      return;
    }
    const soon = setTimeout(land, FLIGHT);
    const skipped = onSkip(land);
    return () => {
      clearTimeout(soon);
      skipped();
    };
  });
}
