import { expect, test } from 'vitest';
import type { FromServer, Perspective, TableInfo } from '../src/net/protocol.gen';
import { hasGap, receive, secondsLeft, type TableState } from '../src/state/table';

const info = {
  code: 'bako-timu',
  invitation: '',
  game: 'tiles',
  round: 1,
  stage: 'playing',
  seats: [],
  votes: [],
} as unknown as TableInfo;
const perspective = (scores: number[]) =>
  ({ viewer: 1, view: { scores, board: '.'.repeat(81) }, legal: [], events: [] }) as unknown as Perspective;

const welcome = (seq: number, missed: unknown = null) =>
  ({
    say: 'welcome',
    seq,
    table: info,
    you: { seats: [1], watching: null, host: true },
    present: { say: 'present', seats: [1], tvs: 0, spectators: 0 },
    perspectives: [perspective([0, 0])],
    clock: { seat: 1, left: 30, total: 30, running: true },
    limit: null,
    missed,
  }) as unknown as FromServer;

const news = (seq: number, scores: number[], table: TableInfo | null = null) =>
  ({
    say: 'news',
    seq,
    what: 'played',
    seat: 1,
    move: 'lay a1',
    table,
    you: null,
    perspectives: [perspective(scores)],
    clock: null,
    limit: null,
  }) as unknown as FromServer;

test('news changes the table once, whatever is repeated', () => {
  let state = receive(null, welcome(3), 0);
  state = receive(state, news(4, [6, 0]), 0);
  const again = receive(state, news(4, [99, 0]), 0);
  expect(again).toBe(state);
  expect(state?.curve.map((one) => one.scores)).toEqual([
    [0, 0],
    [6, 0],
  ]);
  expect(state?.log).toHaveLength(1);
});

test('on a shared device drawn tiles are not named', () => {
  const drew = { type: 'drew', seat: 1, symbol: 5, left: 60 };
  const told = (seats: number[]) => {
    const first = { ...welcome(3, [{ seq: 3, what: 'played', seat: 1, events: [drew] }]), you: { seats } };
    const next = { ...news(4, [6, 0]), perspectives: [{ ...perspective([6, 0]), events: [drew] }] };
    const state = receive(receive(null, first as unknown as FromServer, 0), next as unknown as FromServer, 0);
    return state?.log.map((one) => one.events[0]);
  };
  expect(told([1])).toEqual([drew, drew]);
  expect(told([1, 2])).toEqual([
    { ...drew, symbol: null },
    { ...drew, symbol: null },
  ]);
});

test('news before the welcome is ignored', () => {
  expect(receive(null, news(1, [0]), 0)).toBeNull();
});

test('a gap is noticed', () => {
  const state = receive(null, welcome(3), 0);
  expect(hasGap(state, news(4, [0]))).toBe(false);
  expect(hasGap(state, news(6, [0]))).toBe(true);
});

test('missed news is told after reconnecting', () => {
  let state = receive(null, welcome(3), 0);
  state = receive(state, welcome(5, [{ seq: 4, what: 'played', seat: 2, move: 'lay b1', events: [] }]), 0);
  expect(state?.log.map((entry) => entry.seq)).toEqual([4]);
});

test('a rematch begins with an empty history', () => {
  let state = receive(null, welcome(3), 0);
  state = receive(state, news(4, [6, 0]), 0);
  state = receive(state, news(5, [0, 0], { ...info, round: 2 }), 0) as TableState;
  expect(state.log).toHaveLength(1);
  expect(state.curve).toHaveLength(1);
});

test('a clock runs on this device from the moment it was told', () => {
  const clock = { seat: 1, left: 30, total: 30, running: true, at: 1000 };
  expect(secondsLeft(clock, 11_000)).toBe(20);
  expect(secondsLeft(clock, 500)).toBe(30);
  expect(secondsLeft(clock, 99_000)).toBe(0);
  expect(secondsLeft({ ...clock, running: false }, 11_000)).toBe(30);
});
