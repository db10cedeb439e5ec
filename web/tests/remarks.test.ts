import { expect, test } from 'vitest';
import { Remarks } from '../src/state/live/colours.svelte';

test('remarks are taken back where they were made, last first, and done again', () => {
  const remarks = new Remarks<string>();
  remarks.made(1, '', 'a');
  remarks.made(1, 'a', 'ab');
  remarks.made(2, 'ab', 'abc');
  expect([remarks.canGoBack(1), remarks.canGoBack(2), remarks.canGoForth(2)]).toEqual([false, true, false]);
  expect(remarks.back(1)).toBeNull();
  expect(remarks.back(2)).toBe('ab');
  expect(remarks.forth(1)).toBeNull();
  expect([remarks.back(1), remarks.back(1), remarks.back(1)]).toEqual(['a', '', null]);
  expect([remarks.forth(1), remarks.forth(1), remarks.forth(1)]).toEqual(['a', 'ab', null]);
  expect(remarks.canGoForth(2)).toBe(true);
  remarks.made(1, 'ab', 'ax');
  expect(remarks.canGoForth(2)).toBe(false);
});
