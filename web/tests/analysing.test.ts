import { expect, test } from 'vitest';
import { chosenMode, digitOf, modeWith } from '../src/board/keys';
import { cellOf, NINE } from '../src/sudoku/grid';
import { isMiddle, pathOf, segmentsBetween, snapped, stroked } from '../src/sudoku/pen';
import {
  candidatesText,
  digitsIn,
  done,
  failures,
  looksOfPosition,
  positionOf,
} from '../src/sudoku/position';

const PROBLEM = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const at = (name: string) => cellOf(NINE, name);
const keys = (
  key: string,
  held: Partial<Pick<KeyboardEvent, 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>> = {},
) => ({
  key,
  code: /\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  getModifierState: () => false,
  ...held,
});

test('a position has what fits, less what is said to be gone', () => {
  const position = positionOf(PROBLEM);
  expect(digitsIn(position.masks[at('c1')] ?? 0)).toEqual([1, 2, 4]);
  expect(candidatesText(position)).toBe('');
  expect(candidatesText(positionOf(PROBLEM, PROBLEM, 'c1=24'))).toBe('c1=24');
});

test('moves write, remove, bring back and erase, and never touch a given', () => {
  const start = positionOf(PROBLEM);
  const written = done(start, 'c1=4');
  expect(written.grid[at('c1')]).toBe('4');
  expect(digitsIn(written.masks[at('f1')] ?? 0)).not.toContain(4);
  expect(done(written, 'c1=')).toEqual(start);
  expect(done(done(start, 'c1-24'), 'c1+2')).toEqual(positionOf(PROBLEM, PROBLEM, 'c1=12'));
  expect(done(start, 'a1=9 a1-5')).toEqual(start);
  expect(done(done(start, 'c1=4'), 'c1=2').grid[at('c1')]).toBe('2');
  expect(done(start, 'c1+5')).toEqual(start); // what does not fit does not come back
});

test('where a branch fails is seen: a clash, a cell or a digit without room', () => {
  const start = positionOf(PROBLEM);
  expect(failures(start)).toBeNull();
  expect(failures(done(start, 'c1-124'))).toEqual({ cells: [at('c1')], digit: 0 });
  expect(failures(positionOf(`55${'.'.repeat(79)}`))?.cells).toEqual([0, 1]);
  const noRoom = done(positionOf('.'.repeat(81)), 'a1-1 b1-1 c1-1 d1-1 e1-1 f1-1 g1-1 h1-1 i1-1');
  expect(failures(noRoom)).toMatchObject({ digit: 1 });
  expect(failures(noRoom)?.cells).toHaveLength(9);
});

test('looks tell givens from what was written, and carry notes in the centre', () => {
  const looks = looksOfPosition(done(positionOf(PROBLEM), 'c1=4'), { [at('d1')]: [6] });
  expect(looks[0]).toMatchObject({ kind: 'given', symbol: 5 });
  expect(looks[at('c1')]).toMatchObject({ kind: 'ink', symbol: 4 });
  expect(looks[at('d1')]?.centre).toEqual([6]);
});

test('z x c v b choose a kind of entry, modifiers choose it for one digit', () => {
  expect(['z', 'x', 'c', 'v', 'b'].map((key) => chosenMode(keys(key)))).toEqual([
    'put',
    'note',
    'centre',
    'colour',
    'pen',
  ]);
  expect(chosenMode(keys('z', { ctrlKey: true }))).toBeNull();
  expect(modeWith(keys('5'))).toBeUndefined();
  expect(modeWith(keys('5', { shiftKey: true }))).toBe('note');
  expect(modeWith(keys('5', { ctrlKey: true }))).toBe('centre');
  expect(modeWith(keys('5', { metaKey: true }))).toBe('centre');
  expect(modeWith(keys('5', { ctrlKey: true, shiftKey: true }))).toBe('colour');
  expect(modeWith(keys('5', { altKey: true }))).toBe('colour');
  expect([
    digitOf(keys('%', { code: 'Digit5' })),
    digitOf(keys('5', { code: 'Numpad5' })),
    digitOf(keys('a', { code: 'KeyA' })),
  ]).toEqual([5, 5, 0]);
});

test('a stroke snaps to middles or to corners, and stays with them', () => {
  expect(snapped(52, 47, 9)).toEqual({ x: 1, y: 1 });
  expect(snapped(98, 203, 9)).toEqual({ x: 2, y: 4 });
  expect(snapped(98, 203, 9, true)).toEqual({ x: 1, y: 5 });
  expect(snapped(-50, 2000, 9, false)).toEqual({ x: 0, y: 18 });
  expect(isMiddle(snapped(950, 950, 9, true))).toBe(true);
});

test('strokes run from cell to cell, slantwise too, and along borders never slantwise', () => {
  expect(segmentsBetween({ x: 1, y: 1 }, { x: 5, y: 5 })).toEqual(['1,1-3,3', '3,3-5,5']);
  expect(segmentsBetween({ x: 4, y: 2 }, { x: 0, y: 0 })).toEqual(['2,2-4,2', '0,2-2,2', '0,0-0,2']);
});

test('the same stroke again takes it away; another colour takes its place', () => {
  const stroke = segmentsBetween({ x: 1, y: 1 }, { x: 5, y: 1 });
  const drawn = stroked({}, stroke, 2);
  expect(Object.keys(drawn)).toHaveLength(2);
  expect(stroked(drawn, stroke, 3)['1,1-3,1']).toBe(3);
  expect(stroked(drawn, stroke, 2)).toEqual({});
  expect(pathOf(stroke)).toBe('M50 50L150 50M150 50L250 50');
});
