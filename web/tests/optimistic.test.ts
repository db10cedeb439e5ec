import { expect, test } from 'vitest';
import { optimistic } from '../src/games/classic/cells';

const { predict, cellOf } = optimistic;
const VIEW = {
  board: '1.3'.padEnd(81, '.'),
  givens: '1'.padEnd(81, '.'),
  owners: Array.from({ length: 81 }, (_, cell) => (cell === 2 ? 2 : 0)),
  notes: { b1: [4, 7] },
  centre: {},
} as unknown as Parameters<typeof predict>[0];
const after = (move: string) => predict(VIEW, 1, move);

test('a digit comes to an empty cell, and is its writer’s', () => {
  expect(after('b1=5').board.slice(0, 3)).toBe('153');
  expect(after('b1=5').owners.slice(0, 3)).toEqual([0, 1, 2]);
  expect(after('b1=5').notes).toBe(VIEW.notes); // the server tells which notes go
});

test('a note comes, or goes where it stands', () => {
  expect(after('note b1 5').notes).toEqual({ b1: [4, 5, 7] });
  expect(after('note b1 4').notes).toEqual({ b1: [7] });
  expect(after('centre d1 9').centre).toEqual({ d1: [9] });
});

test('what was written can be erased, what is given cannot', () => {
  expect(after('erase c1').board.slice(0, 3)).toBe('1..');
  expect(after('erase a1')).toBe(VIEW);
});

test('nothing is predicted for full cells and for moves of which only the server knows what they do', () => {
  for (const move of ['a1=5', 'c1=5', 'note c1 5', 'undo', 'fill', 'clear 5', 'sweep', 'hint', 'z9=1', ''])
    expect(after(move)).toBe(VIEW);
});

test('only moves about one cell name a cell', () => {
  expect(['b1=5', 'note d1 6', 'erase c3'].map(cellOf)).toEqual(['b1', 'd1', 'c3']);
  expect(['undo', 'fill 5', 'sweep', 'hint', 'z9=1'].map(cellOf)).toEqual(['', '', '', '', '']);
});
