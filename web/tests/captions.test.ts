import { expect, test } from 'vitest';
import type { AnyView, GameEvent } from '../src/net/protocol.gen';
import { linesOf, standOf } from '../src/views/effects/captions';

const objected = (cell: string): GameEvent[] => [
  { type: 'objected', seat: 2, against: 1, cell, upheld: true, because: [] },
];

test('large letters never cover the cell they speak of', () => {
  expect(standOf(objected('d4'), 9)).toBe('end');
  expect(standOf(objected('d5'), 9)).toBe('start');
  expect(standOf(objected('a9'), 9)).toBe('start');
  expect(standOf(objected('a3'), 6)).toBe('end');
  expect(standOf(objected('a4'), 6)).toBe('start');
  expect(standOf([{ type: 'claimed', seat: 1, symbol: 5 }], 9)).toBe('center');
});

test('a claim that ends the game is no question', () => {
  const claimed: GameEvent[] = [{ type: 'claimed', seat: 1, symbol: 5 }];
  expect(linesOf(claimed, { over: false } as AnyView)).toHaveLength(1);
  expect(linesOf(claimed, { over: true } as AnyView)).toEqual([]);
});
