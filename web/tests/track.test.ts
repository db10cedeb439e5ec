import { expect, test } from 'vitest';
import { fieldOf, hasArrived, isWalk, step, tokensOf } from '../src/views/effects/track';

test('a pawn walks field by field, forwards and back, and stops at its score', () => {
  let shown: number[] = [3, 10];
  const seen = [];
  while (!hasArrived(shown, [6, 9])) {
    shown = step(shown, [6, 9]);
    seen.push(shown);
  }
  expect(seen).toEqual([
    [4, 9],
    [5, 9],
    [6, 9],
  ]);
});

test('it gets its token when it passes zero, not before', () => {
  expect([39, 40, 41].map((score) => [fieldOf(score), ...tokensOf([score])])).toEqual([
    [39, 0],
    [0, 1],
    [1, 1],
  ]);
  expect(fieldOf(-3)).toBe(37);
  expect(tokensOf([-3, 85])).toEqual([0, 2]);
});

test('over a long way, or with other seats, pawns are placed without walking', () => {
  expect(isWalk([0, 5], [12, 5])).toBe(true);
  expect(isWalk([0, 5], [41, 5])).toBe(false);
  expect(isWalk([0], [1, 2])).toBe(false);
});
