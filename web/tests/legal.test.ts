import { expect, test } from 'vitest';
import { NINE } from '../src/sudoku/grid';
import { cellsInMask, Legal, moveAt } from '../src/sudoku/legal';

test('a mask is read from its low end', () => {
  expect(cellsInMask('1')).toEqual([0]);
  expect(cellsInMask('a01')).toEqual([0, 9, 11]);
  expect(cellsInMask('')).toEqual([]);
});

test('legal moves are asked by form and cell', () => {
  const legal = new Legal([
    { form: 'lay CELL', cells: '200000000000000000001', points: null },
    { form: 'stuck', cells: null, points: null },
    { form: 'drop 7', cells: null, points: null },
  ]);
  expect(legal.allows('stuck')).toBe(true);
  expect(legal.allows('object')).toBe(false);
  expect(legal.cells('lay CELL')).toEqual([0, 81]);
  expect(legal.at('lay CELL', 0)).toBe(true);
  expect(legal.at('lay CELL', 1)).toBe(false);
  expect(legal.at('stuck', 0)).toBe(false);
  expect(legal.starting('drop ')).toEqual(['drop 7']);
  expect(moveAt(NINE, 'object CELL', 80)).toBe('object i9');
});
