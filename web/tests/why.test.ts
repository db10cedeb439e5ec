import { expect, test } from 'vitest';
import type { GameEvent } from '../src/net/protocol.gen';
import { whyOf } from '../src/views/table/sayings';

const laid = (points: number): GameEvent => ({
  type: 'laid',
  seat: 1,
  cell: 'a1',
  symbol: 3,
  points,
  counted: [],
});
const called: GameEvent = { type: 'called', against: 1, cell: 'a1', because: ['a2'] };
const late: GameEvent = { type: 'timed_out', seat: 1 };
const fined: GameEvent = { type: 'fined', seat: 1, points: 10 };

test('points lead to how points are counted', () => {
  expect([whyOf([laid(6)]), whyOf([laid(0)]), whyOf([])]).toEqual(['points', null, null]);
});

test('a verdict leads to what a mistake costs, and lost time to the clock', () => {
  expect([whyOf([called, laid(2)]), whyOf([late, fined]), whyOf([fined])]).toEqual([
    'mistakes',
    'clock',
    'mistakes',
  ]);
});
