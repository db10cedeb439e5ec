import { expect, test } from 'vitest';
import { walk } from '../src/board/keys';
import { blockOf, cellOf, house, NINE, nameOf, peers, SIX } from '../src/sudoku/grid';

test('cells are named as in the records', () => {
  expect(nameOf(NINE, 0)).toBe('a1');
  expect(nameOf(NINE, 80)).toBe('i9');
  expect(nameOf(SIX, 35)).toBe('f6');
  expect(cellOf(NINE, 'c2')).toBe(11);
  for (const rubbish of ['', 'z1', 'a0', 'a10', 'a1.5', '11']) expect(cellOf(NINE, rubbish)).toBe(-1);
  expect(cellOf(SIX, 'g1')).toBe(-1);
});

test('blocks of six are two rows high and three columns wide', () => {
  const names = house(SIX, 'block', cellOf(SIX, 'd3')).map((cell) => nameOf(SIX, cell));
  expect(names).toEqual(['d3', 'e3', 'f3', 'd4', 'e4', 'f4']);
  expect(blockOf(SIX, 35)).toBe(5);
});

test('a cell sees twenty others, on the small board twelve minus the shared ones', () => {
  expect(peers(NINE, 40)).toHaveLength(20);
  expect(new Set(peers(NINE, 0)).has(0)).toBe(false);
  expect(peers(SIX, 0)).toHaveLength(12);
});

test('arrows walk, control jumps a block, nothing leaves the board', () => {
  const at = (name: string) => cellOf(NINE, name);
  expect(walk(NINE, at('e5'), 'ArrowLeft', false)).toBe(at('d5'));
  expect(walk(NINE, at('a1'), 'ArrowUp', false)).toBe(at('a1'));
  expect(walk(NINE, at('e5'), 'ArrowDown', true)).toBe(at('e8'));
  expect(walk(SIX, cellOf(SIX, 'a1'), 'ArrowDown', true)).toBe(cellOf(SIX, 'a3'));
  expect(walk(NINE, at('e5'), 'Home', false)).toBe(at('a5'));
  expect(walk(NINE, at('e5'), 'End', true)).toBe(at('i9'));
  expect(walk(NINE, at('e5'), 'x', false)).toBeNull();
});
