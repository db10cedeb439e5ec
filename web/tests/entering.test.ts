import { beforeEach, expect, test, vi } from 'vitest';
import { type Entering, entryKey, undoKey } from '../src/board/keys';
import type { PracticeShape } from '../src/net/protocol.gen';
import { cellOf, NINE } from '../src/sudoku/grid';
import { PracticeEditor } from '../src/views/learn/practice_editor.svelte';

const GRID = `1.......1${'.'.repeat(72)}`;
const at = (name: string) => cellOf(NINE, name);
const press = (key: string, held: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({
    key,
    code: /^\d$/.test(key) ? `Digit${key}` : '',
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    getModifierState: () => false,
    ...held,
  }) as KeyboardEvent;

const position = (is_placed: boolean): PracticeShape => ({
  technique: 'x_wing',
  seed: 1,
  problem: GRID,
  grid: GRID,
  notes: { b1: [2, 3], c1: [2, 3], d1: [3] },
  is_placed,
  is_single: false,
  text: '',
  drawing: null,
  phrases: [],
  tree: null,
  figure: 0,
  link: 1,
  links: 1,
});

let said: unknown[] = [];
const editorAt = (is_placed: boolean, ...cells: string[]): PracticeEditor => {
  const editor = new PracticeEditor((missing) => said.push(missing));
  editor.begin(position(is_placed));
  editor.focus = at(cells[0] ?? 'b1');
  editor.selected = cells.map(at);
  return editor;
};
beforeEach(() => {
  said = [];
});

test('where there is one kind of entry, keys that choose another or select all mean nothing', () => {
  const done: string[] = [];
  const plain: Entering = {
    press: (digit, mode) => done.push(`${digit} ${mode}`),
    erase: () => done.push('erase'),
    putDown: () => done.push('down'),
  };
  expect(['5', 'Delete', '0', 'Escape'].map((key) => entryKey(press(key), plain))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(done).toEqual(['5 undefined', 'erase', 'erase', 'down']);
  expect(entryKey(press('x'), plain)).toBe(false);
  expect(entryKey(press('5', { ctrlKey: true }), plain)).toBe(false);
  expect(entryKey(press('a', { ctrlKey: true }), plain)).toBe(false);
  expect(done).toHaveLength(4);
});

test('an editor takes kinds of entry, single digits of another kind, and all cells', () => {
  const editor = { press: vi.fn(), erase: vi.fn(), putDown: vi.fn(), take: vi.fn(), selectAll: vi.fn() };
  expect(entryKey(press('v'), editor)).toBe(true);
  expect(editor.take).toHaveBeenCalledWith('colour');
  entryKey(press('5', { ctrlKey: true }), editor);
  expect(editor.press).toHaveBeenLastCalledWith(5, 'centre');
  entryKey(press('5', { repeat: true }), editor);
  expect(editor.press).toHaveBeenCalledTimes(1);
  entryKey(press('a', { metaKey: true }), editor);
  expect(editor.selectAll).toHaveBeenCalledOnce();
  expect(entryKey(press('Delete', { ctrlKey: true }), editor)).toBe(false);
  expect(editor.erase).not.toHaveBeenCalled();
});

test('a number pad writes digits, notes and colours where NumLock is on, and walks where it is off', () => {
  const editor = { press: vi.fn(), erase: vi.fn(), putDown: vi.fn(), take: vi.fn() };
  const numbers = { code: 'Numpad4', getModifierState: (name: string) => name === 'NumLock' };
  entryKey(press('4', numbers), editor);
  expect(editor.press).toHaveBeenLastCalledWith(4, undefined);
  entryKey(press('4', { ...numbers, ctrlKey: true }), editor);
  expect(editor.press).toHaveBeenLastCalledWith(4, 'centre');
  // Shift makes an arrow of it; Windows does not even say that Shift is held.
  entryKey(press('ArrowLeft', { ...numbers, shiftKey: true }), editor);
  expect(editor.press).toHaveBeenLastCalledWith(4, 'note');
  editor.press.mockClear();
  entryKey(press('ArrowLeft', numbers), editor);
  expect(editor.press).toHaveBeenLastCalledWith(4, 'note');
  entryKey(press('ArrowLeft', { ...numbers, ctrlKey: true }), editor);
  expect(editor.press).toHaveBeenLastCalledWith(4, 'colour');
  editor.press.mockClear();
  const off = { code: 'Numpad5', getModifierState: () => false };
  expect(entryKey(press('Clear', off), editor)).toBe(false);
  expect(editor.press).not.toHaveBeenCalled();
});

test('keys of other scripts mean the Latin letters in their places', () => {
  const editor = { press: vi.fn(), erase: vi.fn(), putDown: vi.fn(), take: vi.fn(), selectAll: vi.fn() };
  entryKey(press('ч', { code: 'KeyX' }), editor);
  expect(editor.take).toHaveBeenCalledWith('note');
  entryKey(press('ф', { code: 'KeyA', ctrlKey: true }), editor);
  expect(editor.selectAll).toHaveBeenCalledOnce();
  expect(undoKey(press('я', { code: 'KeyZ', ctrlKey: true }))).toBe('back');
  expect(undoKey(press('z', { code: 'KeyY', ctrlKey: true }))).toBe('back'); // a German keyboard
});

test('Ctrl with Z goes back, with Shift or Y forth; other keys do neither', () => {
  const control = { ctrlKey: true };
  expect(undoKey(press('z', control))).toBe('back');
  expect(undoKey(press('Z', { ...control, shiftKey: true }))).toBe('forth');
  expect(undoKey(press('y', { metaKey: true }))).toBe('forth');
  expect(undoKey(press('z'))).toBeNull();
  expect(undoKey(press('z', { ...control, altKey: true }))).toBeNull();
});

test('candidates go from all cells selected, and come back together', () => {
  const editor = editorAt(false, 'b1', 'c1', 'd1');
  editor.key(press('2'));
  expect(editor.answer).toEqual([
    [at('b1'), 2],
    [at('c1'), 2],
  ]);
  editor.key(press('3'));
  expect(editor.answer).toHaveLength(5);
  editor.key(press('2'));
  expect(editor.answer.map(([, digit]) => digit)).toEqual([3, 3, 3]);
  editor.key(press('9'));
  expect(editor.answer).toHaveLength(3);
  expect(said).toEqual([null, null, null, { symbol: 9, cell: 'b1' }]);
});

test('an answer is taken back and done again, and stays once it is right', () => {
  const editor = editorAt(false, 'b1');
  editor.key(press('2'));
  editor.key(press('3'));
  editor.key(press('z', { ctrlKey: true }));
  expect(editor.answer).toEqual([[at('b1'), 2]]);
  editor.key(press('y', { ctrlKey: true }));
  expect(editor.answer).toHaveLength(2);
  editor.key(press('Delete'));
  expect(editor.answer).toEqual([]);
  editor.key(press('z', { ctrlKey: true }));
  editor.isLocked = true;
  editor.key(press('z', { ctrlKey: true }));
  editor.key(press('Delete'));
  editor.key(press('2'));
  expect(editor.answer).toHaveLength(2);
});

test('a digit that is placed is the only one, and colours are remarks beside it', () => {
  const editor = editorAt(true, 'b1', 'c1');
  editor.key(press('2'));
  expect(editor.answer).toEqual([[at('c1'), 2]]);
  editor.key(press('v'));
  expect(editor.mode).toBe('colour');
  editor.key(press('4'));
  expect(editor.marks.paints).toEqual({ [at('b1')]: [4], [at('c1')]: [4] });
  editor.key(press('c'));
  expect(editor.mode).toBe('colour'); // all candidates are there: nothing is noted in the centre
  editor.key(press('Escape'));
  expect([editor.mode, editor.selected]).toEqual(['put', []]);
  editor.double(at('a1'));
  expect(editor.selected).toEqual([at('a1'), at('i1')]);
  expect(editor.answer).toHaveLength(1);
});
