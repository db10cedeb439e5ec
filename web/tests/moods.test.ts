import { expect, test } from 'vitest';
import { moodOf } from '../src/faces/moods';
import type { AnyView, GameEvent } from '../src/net/protocol.gen';
import type { LogEntry } from '../src/state/table';

const view = (more: object = {}) => ({ over: false, winners: [], to_move: 1, ...more }) as unknown as AnyView;
const told = (...events: object[]): LogEntry => ({
  seq: 1,
  what: 'played',
  seat: 2,
  move: null,
  events: events as unknown as GameEvent[],
});

test('a bot thinks on its turn, and is calm on the turns of others', () => {
  expect(moodOf(2, view({ to_move: 2 }), undefined)).toBe('thinking');
  expect(moodOf(2, view(), undefined)).toBe('calm');
});

test('points please it, a fault of its own catches it', () => {
  expect(moodOf(2, view(), told({ type: 'laid', seat: 2, points: 8 }))).toBe('pleased');
  expect(moodOf(2, view(), told({ type: 'laid', seat: 2, points: 2 }))).toBe('calm');
  expect(moodOf(2, view(), told({ type: 'laid', seat: 1, points: 8 }))).toBe('calm');
  const objected = told({ type: 'objected', seat: 1, against: 2, upheld: true });
  expect(moodOf(2, view({ to_move: 2 }), objected)).toBe('caught');
  expect(moodOf(1, view({ to_move: 2 }), objected)).toBe('pleased');
});

test('at the end it is pleased, gracious, or consoles a child', () => {
  expect(moodOf(2, view({ over: true, winners: [2] }), undefined)).toBe('pleased');
  expect(moodOf(2, view({ over: true, winners: [1] }), undefined)).toBe('gracious');
  expect(moodOf(2, view({ over: true, winners: [2] }), undefined, true)).toBe('consoling');
});
