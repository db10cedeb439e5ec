/** Which buttons of the table a key presses. */
import { undoKey } from '../../board/entry';
import type { SeatAction } from '../../state/live/seat_actions';

/** The button that a key presses: its letter, Ctrl with Z or Y as everywhere, Space for the switch between digits and notes. */
export function answersTo(event: KeyboardEvent, key: string): (action: SeatAction) => boolean {
  if (event.altKey) return () => false;
  if (event.ctrlKey || event.metaKey) {
    const way = undoKey(event);
    return (action) => way !== null && action.id === (way === 'back' ? 'undo' : 'redo');
  }
  return (action) => action.shortcut === key || (key === ' ' && action.id === 'note');
}
