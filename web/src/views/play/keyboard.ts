/** What the keys do while the board has the focus. */
import { chosenMode, digitOf, modeWith } from '../../board/entry';
import { readHouse } from '../../board/labels';
import type { Playing } from '../../state/live/playing.svelte';
import { figure } from '../../words/count';
import { labelled } from '../../words/words.svelte';
import { answersTo } from './keys';

/** What is asked of the page: to say something, or to list the keys. */
interface Page {
  hear: (text: string) => void;
  help: () => void;
}

const HOUSES = { r: 'row', c: 'column', b: 'block' } as const;
/** Ctrl with A selects all cells, where several can be selected. */
function pressAll(event: KeyboardEvent, key: string, playing: Playing): boolean {
  const isAll = key === 'a' && !event.altKey && !event.shiftKey && playing.selects;
  if (isAll) playing.selected = playing.looks.map((_, cell) => cell);
  return isAll;
}

const isHouse = (key: string): key is keyof typeof HOUSES => key in HOUSES;

/** Do what a key means; whether it meant anything. */
export function pressKey(event: KeyboardEvent, playing: Playing, page: Page): boolean {
  const cell = playing.focus;
  const key = event.key.toLowerCase();
  const action = playing.actions.find(answersTo(event, key));
  const digit = digitOf(event);
  const mode = playing.selects ? chosenMode(event) : null;
  const isHeld = event.ctrlKey || event.metaKey || event.altKey;
  if (isHeld && !action && !(digit && playing.selects)) return pressAll(event, key, playing);
  if (action) playing.act(action, action.seats[0] ?? playing.seat);
  else if (digit && digit <= playing.grid.size) {
    // A key held down is one press: it does not write and take away in turns.
    if (!event.repeat) playing.press(digit, modeWith(event));
  } else if (mode) {
    playing.session.take({ mode, armed: 0 });
  } else if (key === 'enter' || key === ' ') playing.touch(cell, 'keyboard');
  else if (key === 'delete' || key === 'backspace' || key === '0') playing.erase();
  else if (key === 'escape') playing.putDown();
  else if (key === '?') page.help();
  else if (isHouse(key))
    page.hear(
      readHouse(playing.grid, HOUSES[key], Math.max(0, cell), playing.looks, playing.table().info.game),
    );
  else if (key === 's')
    page.hear(
      playing.view.scores.map((score, seat) => labelled(playing.names[seat] ?? '', figure(score))).join(', '),
    );
  else if (key === 'm') page.hear(document.getElementById('last-move')?.textContent ?? '');
  else return false;
  return true;
}
