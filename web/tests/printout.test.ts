/** Sheets to print, and the calendar of daily puzzles. */
import { expect, test } from 'vitest';
import { monthAfter, monthOf, recordOf } from '../src/storage/daily';
import { layoutOf, pagesOf, printoutAddress, problemsIn, solutionOf } from '../src/sudoku/printout';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

test('a puzzle is solved, a contradiction is not', () => {
  expect(solutionOf(PUZZLE)).toBe(SOLUTION);
  expect(solutionOf(`55${PUZZLE.slice(2)}`)).toBeNull();
  expect(solutionOf('12')).toBeNull();
});

test('one to twelve boards fit on a page, each as large as can be', () => {
  for (let count = 1; count <= 12; count += 1) {
    const { columns, rows, side } = layoutOf(count);
    expect(columns * rows).toBeGreaterThanOrEqual(count);
    expect(columns * side + (columns - 1) * 5).toBeLessThanOrEqual(184);
    expect(rows * (side + 9 + 5)).toBeLessThanOrEqual(258);
  }
  expect(layoutOf(1).side).toBe(184);
  expect(layoutOf(12)).toMatchObject({ columns: 3, rows: 4 });
  expect([null, 0, -3, 2.5, 5, 13].map((body) => layoutOf(body).count)).toEqual([1, 1, 1, 2, 5, 12]);
});

test('an address keeps the puzzles of a sheet, and nothing else', () => {
  const address = printoutAddress([PUZZLE, SOLUTION]);
  expect(problemsIn(address.split('p=')[1] ?? '')).toEqual([PUZZLE, SOLUTION]);
  expect(problemsIn(`${PUZZLE},<b>,12`)).toEqual([PUZZLE]);
  expect(pagesOf([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
});

test('a month has its days, and what was solved on each', () => {
  const marks = new Map([
    ['a', { best: 61 }],
    ['b', { best: null }],
    ['c', { best: 90 }],
  ]);
  const days = { '2026-02-01': ['a', 'b', 'c'], '2026-02-02': ['b'], '2026-01-31': ['a'] };
  const month = monthOf('2026-02', days, marks);
  expect(month.length).toBe(28);
  expect(month[0]).toEqual({ day: '2026-02-01', weekday: 7, solved: 2 });
  expect(month[1]?.solved).toBe(0);
  expect(recordOf(days, marks)).toEqual({ problems: 3, days: 2 });
  expect([monthAfter('2026-01', -1), monthAfter('2026-12', 1)]).toEqual(['2025-12', '2027-01']);
});
