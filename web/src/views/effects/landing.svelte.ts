/** Lets words, points and the curtain wait for the tile that is on its way to the board. */
import { untrack } from 'svelte';
import { isCalm, onSkip } from '../../device/motion';
import type { Playing } from '../../state/live/playing.svelte';
import type { Travel } from './travel';

/** As long as the flight in the style sheet (`--calm`), in milliseconds. */
const FLIGHT_MS = 320;
/** Milliseconds to see where one's tile lies and what it brought, before the device is passed on. */
const BREATH_MS = 1600;

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
    const soon = setTimeout(land, FLIGHT_MS);
    const skipped = onSkip(land);
    return () => {
      clearTimeout(soon);
      skipped();
    };
  });
}

/** Whether the curtain is down: at once where nobody has held the device yet, else a breath after the move. */
export function handOverScreen(playing: Playing): { readonly isDown: boolean } {
  const curtain = $state({ isDown: false });
  $effect.pre(() => {
    const fall = () => {
      curtain.isDown = true;
    };
    curtain.isDown = false;
    if (!playing.mustPass) return;
    if (!untrack(() => playing.holder)) {
      fall();
      return;
    }
    const soon = setTimeout(fall, BREATH_MS);
    const skipped = onSkip(fall);
    return () => {
      clearTimeout(soon);
      skipped();
    };
  });
  return curtain;
}
