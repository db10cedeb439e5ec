/** Sounds of what happens at a table, and animals that hop now and then. */
import { untrack } from 'svelte';
import type { GameUi } from '../../contract/ui';
import { isCalm } from '../../device/frames';
import { hasSound } from '../../device/prefs.svelte';
import type { Playing } from '../../state/live/playing.svelte';
import type { Cell } from '../../sudoku/grid';
import { landedIn } from './travel.svelte';

/** Milliseconds between two animals that stir. */
const STIRRING_MS = 2600;

/** Play the sound of each new entry once its tile has landed; entries from before the page was opened are silent. */
export function playEventSounds(playing: Playing, ui: () => GameUi): void {
  let heard = untrack(() => playing.last?.seq ?? 0);
  $effect(() => {
    const told = playing.announcedLast;
    if (!told || told.seq <= heard) return;
    heard = told.seq;
    if (!untrack(hasSound)) return;
    const game = untrack(ui);
    const landed = game.voice && landedIn(told.events, game);
    if (landed) game.voice?.(landed.symbol);
    else
      void import('./sounds').then(
        ({ playSounds }) => playSounds(told.events, game),
        () => undefined,
      );
  });
}

interface AmbientMotion {
  /** The cell of the animal that blinks and hops now; -1 for none. */
  readonly cell: Cell;
  /** An animal that is touched hops and is heard. */
  greet(cell: Cell): void;
}

/** The animals of a game for children. */
export function ambientMotion(playing: Playing, ui: () => GameUi): AmbientMotion {
  let cell = $state<Cell>(-1);
  $effect(() => {
    if (!ui().gentle || isCalm()) return;
    const beat = setInterval(() => {
      const animals = playing.looks.flatMap((look, at) => (look.symbol && at !== cell ? [at] : []));
      cell = document.hidden ? -1 : (animals[Math.floor(Math.random() * animals.length)] ?? -1);
    }, STIRRING_MS);
    return () => clearInterval(beat);
  });
  return {
    get cell() {
      return cell;
    },
    greet(at) {
      const symbol = playing.looks[at]?.symbol;
      if (!ui().gentle || !symbol || playing.mustPass) return;
      if (!isCalm()) cell = at;
      if (hasSound()) ui().voice?.(symbol);
    },
  };
}
