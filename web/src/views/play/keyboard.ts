/** What the keys do while the board has the focus. */
import { type Entering, entryKey, plainKey } from '../../board/entry';
import type { Playing } from '../../state/live/playing.svelte';
import { answersTo } from './keys';

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
  if (action) playing.act(action, action.seats[0] ?? playing.seat);
  else if (entryKey(event, entering(playing))) return true;
  else if (event.ctrlKey || event.metaKey || event.altKey) return false;
  else if (key === 'enter' || key === ' ') playing.touch(cell, 'keyboard');
  else if (key === '?') page.help();
  else if (/^[rcbsm]$/.test(key))
    void import('./told/aloud').then(({ aloud }) => page.hear(aloud(key, playing)));
  else return false;
  return true;
}
