import { expect, test } from 'vitest';
import type { BookletShape } from '../src/net/protocol.gen';
import { levelsOf, nextPage } from '../src/views/problems/booklet';

const pages: BookletShape[] = [
  { number: 1, level: 1, ways: ['slide', 'block_crossing'], problem: 'a' },
  { number: 2, level: 1, ways: ['slide', 'block_crossing'], problem: 'b' },
  { number: 3, level: 2, ways: ['crossing'], problem: 'c' },
];

test('the booklet goes level by level, each with the ways it practises', () => {
  const levels = levelsOf(pages);
  expect(levels.map(({ level, pages: own }) => [level, own.map((one) => one.number)])).toEqual([
    [1, [1, 2]],
    [2, [3]],
  ]);
  expect(levels.map(({ ways }) => ways)).toEqual([['slide', 'block_crossing'], ['crossing']]);
});

test('it opens at the first problem that is not solved, and at the last one when all are', () => {
  const solved = (...done: string[]) => nextPage(pages, (problem) => done.includes(problem));
  expect([solved(), solved('a'), solved('b'), solved('a', 'b'), solved('a', 'b', 'c')]).toEqual([
    1, 2, 1, 3, 3,
  ]);
});
