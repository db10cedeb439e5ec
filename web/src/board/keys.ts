/** Keys on a board: which cell one leads to, which kind of entry it chooses, and which digit it means. Nothing is drawn. */
import type { Mode } from '../contract/input';
import { type Cell, columnOf, type Grid, rowOf } from '../sudoku/grid';

/** The keys that choose a kind of entry until another one is chosen: the four that lie side by side, and the pen. */
const CHOOSES: Readonly<Record<string, Mode>> = { z: 'put', x: 'note', c: 'centre', v: 'colour', b: 'pen' };

type Named = Pick<KeyboardEvent, 'key' | 'code'>;
type KeptKey = Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** A key in small letters; on keyboards of other scripts the Latin letter that lies in its place. */
export const plainKey = ({ key, code }: Named): string =>
  (/^[^ -~]$/.test(key) ? code.replace('Key', '') : key).toLowerCase();

const isDigit = (key: string) => /^[1-9]$/.test(key);

/** The kind of entry that a key chooses; null for any other key. */
export function chosenMode(event: Named & KeptKey): Mode | null {
  const { shiftKey, ctrlKey, metaKey, altKey } = event;
  if (shiftKey || ctrlKey || metaKey || altKey) return null;
  return CHOOSES[plainKey(event)] ?? null;
}

/**
 * The kind of entry for one digit only: Shift corner, Ctrl centre, both or Alt colour; undefined without any.
 * Shift makes another key of one on the number pad; some systems then hide that Shift is held.
 */
export function modeWith({
  key,
  code,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: Named & KeptKey): Mode | undefined {
  const control = ctrlKey || metaKey;
  const shift = shiftKey || (code.startsWith('Numpad') && !isDigit(key));
  if (altKey || (control && shift)) return 'colour';
  return control ? 'centre' : shift ? 'note' : undefined;
}

/** The digit of a key, also of the number pad while that writes digits, and where Shift or Alt make another letter of it; 0 for none. */
export function digitOf(event: Named & Pick<KeyboardEvent, 'getModifierState'>): number {
  const { key, code } = event;
  if (isDigit(key)) return Number(key);
  const [, keys, digit = 0] = /^(Digit|Numpad)([1-9])$/.exec(code) ?? [];
  return keys === 'Numpad' && !event.getModifierState('NumLock') ? 0 : Number(digit);
}

/** Whether nothing else on the page waits for a key: it is no text, no choice and nothing that presses a button or scrolls. */
export const isFree = (event: KeyboardEvent): boolean =>
  (/^(\S|Arrow\w+|Delete|Backspace)$/.test(event.key) || digitOf(event) > 0) &&
  event.target instanceof Element &&
  event.target.matches('body, button') &&
  !document.querySelector('dialog[open]');

/** Ctrl with Z takes back, with Y or Shift and Z does again; null for any other key. */
export function undoKey(event: Named & KeptKey): 'back' | 'forth' | null {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return null;
  const letter = plainKey(event);
  if (letter === 'y') return 'forth';
  return letter === 'z' ? (event.shiftKey ? 'forth' : 'back') : null;
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
  const key = plainKey(event);
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

const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** The cell that a key leads to, or null for any other key. Ctrl jumps a block. */
export function walk(grid: Grid, from: Cell, key: string, far: boolean): Cell | null {
  const last = grid.size - 1;
  let row = rowOf(grid, from);
  let column = columnOf(grid, from);
  const step = STEPS[key];
  if (step) {
    row = clamp(row + step[0] * (far ? grid.blockHeight : 1), last);
    column = clamp(column + step[1] * (far ? grid.blockWidth : 1), last);
  } else if (key === 'Home') {
    column = 0;
    if (far) row = 0;
  } else if (key === 'End') {
    column = last;
    if (far) row = last;
  } else if (key === 'PageUp') row = 0;
  else if (key === 'PageDown') row = last;
  else return null;
  return row * grid.size + column;
}

/** What draws a cell. */
export const elementOf = (board: Element, cell: Cell): SVGGElement | null =>
  board.querySelector<SVGGElement>(`[data-cell="${cell}"]`);
