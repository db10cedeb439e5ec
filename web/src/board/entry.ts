/** What solvers have in their fingers: which kind of entry a key chooses, and which digit a key means. Nothing is drawn. */
import type { Mode } from '../contract/input';

/** The keys that choose a kind of entry until another one is chosen: the four that lie side by side, and the pen. */
const CHOOSES: Readonly<Record<string, Mode>> = { z: 'put', x: 'note', c: 'centre', v: 'colour', b: 'pen' };

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The kind of entry that a key chooses; null for any other key. */
export function chosenMode({ key, shiftKey, ctrlKey, metaKey, altKey }: Keys): Mode | null {
  if (shiftKey || ctrlKey || metaKey || altKey) return null;
  return CHOOSES[key.toLowerCase()] ?? null;
}

/** The kind of entry for one digit only: Shift corner, Ctrl centre, both or Alt colour; undefined without any. */
export function modeWith({ shiftKey, ctrlKey, metaKey, altKey }: Keys): Mode | undefined {
  const control = ctrlKey || metaKey;
  if (altKey || (control && shiftKey)) return 'colour';
  return control ? 'centre' : shiftKey ? 'note' : undefined;
}

/** The digit of a key, also of the number pad, and where Shift or Alt make another letter of it; 0 for none. */
export function digitOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): number {
  if (/^[1-9]$/.test(key)) return Number(key);
  return Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? 0);
}

/** Ctrl with Z takes back, with Y or Shift and Z does again; null for any other key. */
export function undoKey({ key, shiftKey, ctrlKey, metaKey, altKey }: Keys): 'back' | 'forth' | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  const letter = key.toLowerCase();
  if (letter === 'y') return 'forth';
  return letter === 'z' ? (shiftKey ? 'forth' : 'back') : null;
}

/** What the keys of entering act on. */
export interface Entering {
  press(digit: number, mode?: Mode): void;
  erase(): void;
  putDown(): void;
  /** Where there is only one kind of entry, no key chooses another one. */
  take?(mode: Mode): void;
  /** Where several cells can be selected. */
  selectAll?(): void;
}

const ERASES: readonly string[] = ['delete', 'backspace', '0'];

/** Do what a key of entering means; whether it meant anything. A key held down is one press. */
export function entryKey(event: KeyboardEvent, hand: Entering): boolean {
  const key = event.key.toLowerCase();
  const isHeld = event.ctrlKey || event.metaKey || event.altKey;
  const digit = hand.take || !isHeld ? digitOf(event) : 0;
  const mode = hand.take ? chosenMode(event) : null;
  if (digit) {
    if (!event.repeat) hand.press(digit, modeWith(event));
  } else if (mode) hand.take?.(mode);
  else if (isHeld) {
    if (key !== 'a' || event.altKey || event.shiftKey || !hand.selectAll) return false;
    hand.selectAll();
  } else if (ERASES.includes(key)) hand.erase();
  else if (key === 'escape') hand.putDown();
  else return false;
  return true;
}
