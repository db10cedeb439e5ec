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
