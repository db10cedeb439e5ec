/** What the keys do while the board has the focus, and which buttons of the table they press. */
import { type Entering, entryKey, plainKey, undoKey } from '../../board/keys';
import type { Playing, SeatAction } from '../../state/live/playing.svelte';

/** What is asked of the page: to say something, or to list the keys. */
interface Page {
  hear: (text: string) => void;
  help: () => void;
}

/** How digits are entered at the table; what selects and chooses only where several cells can be selected. */
const entering = (playing: Playing): Entering => ({
  press: (digit, mode) => {
    if (digit <= playing.grid.size) playing.press(digit, mode);
  },
  erase: () => playing.erase(),
  putDown: () => playing.putDown(),
  ...(playing.selects && {
    take: (mode) => playing.session.take({ mode, armed: 0 }),
    selectAll: () => (playing.selected = playing.looks.map((_, cell) => cell)),
  }),
});

/** Do what a key means; whether it meant anything. */
export function pressKey(event: KeyboardEvent, playing: Playing, page: Page): boolean {
  const cell = playing.focus;
  const key = plainKey(event);
  const action = playing.actions.find(answersTo(event, key));
  if (action?.forAll && action.seats.length > 1) {
    // What is said for all is meant: its key is held until it repeats.
    if (event.repeat) playing.act(action, playing.seat);
  } else if (action) playing.act(action, action.seats[0] ?? playing.seat);
  else if (entryKey(event, entering(playing))) return true;
  else if (event.ctrlKey || event.metaKey || event.altKey) return false;
  else if (key === 'enter' || key === ' ') playing.touch(cell, 'keyboard');
  else if (key === '?') page.help();
  else if (/^[rcbsm]$/.test(key))
    void import('../stories/aloud').then(({ aloud }) => page.hear(aloud(key, playing)));
  else return false;
  return true;
}

/** The button that a key presses: its letter, Ctrl with Z or Y as everywhere, Space for the switch between digits and notes. */
function answersTo(event: KeyboardEvent, key: string): (action: SeatAction) => boolean {
  if (event.altKey) return () => false;
  if (event.ctrlKey || event.metaKey) {
    const way = undoKey(event);
    return (action) => way !== null && action.id === (way === 'back' ? 'undo' : 'redo');
  }
  return (action) => action.shortcut === key || (key === ' ' && action.id === 'note');
}
