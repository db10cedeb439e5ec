import { expect, test, vi } from 'vitest';
import type { AnyView, ResultShape } from '../src/net/protocol.gen';
import type { TableState } from '../src/state/table';
import { keepKey } from '../src/storage/keys';
import {
  allResults,
  askServer,
  bestTime,
  exported,
  imported,
  isBeginner,
  type Result,
  remember,
  resultOf,
  resultsIn,
  stickerOf,
} from '../src/storage/results';
import { bestBy, bestOfServer, byBot, solved, spread } from '../src/views/me/figures';
import { emptyStore } from './device_store';

const store = emptyStore();

const seat = (name: string, score: number, won: boolean, bot: string | null = null) => ({
  name,
  score,
  won,
  bot,
});
const shape = (change: Partial<ResultShape> = {}): ResultShape => ({
  code: 'bako-timu',
  round: 1,
  game: 'classic',
  options: { referee: 'guard' },
  reason: 'solved',
  started: 1000,
  finished: 1600,
  playing: 540.4,
  seats: [seat('Ana', 0, true)],
  you: [1],
  level: 2,
  hints: 3,
  mistakes: 1,
  ...change,
});

function server(...shapes: ResultShape[]): void {
  keepKey({ code: 'bako-timu', token: 'a'.repeat(22), seats: [1], host: true }, 'classic');
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(shapes)));
}

const table = (played: number): TableState =>
  ({
    info: { code: 'bako-timu', round: 1, game: 'classic', level: 2, options: {}, seats: [{ bot: null }] },
    you: { seats: [1] },
    played,
    playedAt: 0,
  }) as unknown as TableState;
const view = { scores: [0], winners: [1], reason: 'solved', hints: 3 } as unknown as AnyView;

test('results from the server become results of this device', () => {
  expect(resultsIn([shape()])).toEqual([
    {
      id: 'bako-timu/1',
      game: 'classic',
      at: 1_600_000,
      seconds: 540,
      seats: 1,
      score: 0,
      won: true,
      reason: 'solved',
      variant: '',
      firstEvening: false,
      level: 2,
      bots: [],
      hints: 3,
    },
  ]);
});

test('two keys to one table are one game; unfinished games and those of others are left out', () => {
  const seats = [seat('Ana', 9, false), seat('Ben', 12, true), seat('Greedy', 1, false, 'greedy')];
  const results = resultsIn([
    shape({ seats, you: [1] }),
    shape({ seats, you: [2] }),
    shape({ round: 2, reason: 'abandoned' }),
    shape({ round: 3, you: [] }),
  ]);
  expect(results).toHaveLength(1);
  expect(results[0]).toMatchObject({ won: true, score: 9, bots: ['greedy'] });
});

test('a game that both know counts once, as the server measured it', async () => {
  remember(resultOf(table(555), view, 3));
  expect(allResults()[0]).toMatchObject({ level: 2, seconds: 555, hints: 3 });
  server(shape(), shape({ round: 2, finished: 1500 }));
  const results = await askServer();
  expect(results.map((one) => one.id)).toEqual(['bako-timu/2', 'bako-timu/1']);
  expect(results[1]?.seconds).toBe(540);
  expect(await askServer()).toEqual(results);
});

test('offline, nothing changes', async () => {
  remember(resultOf(table(555), view));
  server();
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline');
  });
  expect(await askServer()).toHaveLength(1);
});

test('the exported file has the results from the server, and can be imported on another device', async () => {
  server(shape(), shape({ code: 'rami-solu', game: 'tiles' }));
  await askServer();
  const file = exported();
  store.clear();
  expect(imported(file)).toBe(2);
  expect(imported(file)).toBe(0);
  expect(imported('{"format": "another"}')).toBeNull();
  expect(allResults().map((one) => one.game)).toEqual(['classic', 'tiles']);
});

test('figures: times, high scores by variant, wins by level of bot', () => {
  const result = (change: Partial<Result>): Result => ({
    ...(resultsIn([shape()])[0] as Result),
    ...change,
  });
  const all = [
    result({ id: '1' }),
    result({ id: '2', reason: 'time_up' }),
    result({ id: '3', game: 'tiles', variant: 'full', score: 40 }),
    result({ id: '4', game: 'tiles', variant: 'full', score: 70 }),
    result({ id: '5', game: 'tiles', variant: 'simple', score: 90 }),
    result({ id: '6', seats: 3, bots: ['greedy', 'greedy'], won: true }),
    result({ id: '7', seats: 3, bots: ['greedy', 'random'], won: false }),
  ];
  expect(solved(all.slice(0, 2)).map((one) => one.id)).toEqual(['1']);
  expect(bestBy(all.slice(2, 5)).map((one) => one.score)).toEqual([70, 40, 90]);
  const bots = byBot(all).map(([bot, games]) => [bot, games.length, games.filter((one) => one.won).length]);
  expect(bots).toEqual([
    ['greedy', 2, 1],
    ['random', 1, 0],
  ]);
});

test('points of successful games are spread over bands of five', () => {
  const result = (score: number, won = true): Result => ({
    ...(resultsIn([shape()])[0] as Result),
    score,
    won,
  });
  expect(spread([])).toEqual([]);
  expect(spread([result(0, false)])).toEqual([]);
  const all = [result(11), result(15), result(27), result(10), result(0, false)];
  expect(spread(all)).toEqual([
    { from: 6, to: 10, count: 1 },
    { from: 11, to: 15, count: 2 },
    { from: 16, to: 20, count: 0 },
    { from: 21, to: 25, count: 0 },
    { from: 26, to: 30, count: 1 },
  ]);
});

test('the best of the server: three for each game and variant, and only points', () => {
  const solo = (name: string, score: number, scoring: string) =>
    shape({ game: 'tiles', options: { scoring }, seats: [seat(name, score, true)] });
  const best = bestOfServer([
    shape(),
    ...['a', 'b', 'c', 'd'].map((name, index) => solo(name, index + 1, 'full')),
    solo('e', 99, 'simple'),
  ]);
  expect(best.map((one) => one.seats[0]?.name)).toEqual(['d', 'c', 'b', 'e']);
});

test('a time alone is held against the best one of the same game and level', () => {
  const one = resultOf(table(300), view);
  const earlier = { ...one, id: 'older/1', seconds: 420 };
  expect(bestTime(one, [one])).toBeNull();
  expect(bestTime(one, [one, earlier, { ...earlier, id: 'older/2', seconds: 360 }])).toBe(360);
  expect(bestTime(one, [one, { ...earlier, level: 3 }, { ...earlier, reason: 'time_up' }])).toBeNull();
});

test('somebody is a beginner until two games of a kind are kept', () => {
  expect(isBeginner('classic')).toBe(true);
  remember(resultOf(table(300), view));
  expect(isBeginner('classic')).toBe(true);
  remember({ ...resultOf(table(300), view), id: 'other/1' });
  expect(isBeginner('classic')).toBe(false);
  expect(isBeginner('tiles')).toBe(true);
});

test('a game shows the sticker that it brought, also after later ones', () => {
  const result = (id: string, game = 'zoo') => ({ id, game }) as Result;
  const played = ['a', 'b', 'c', 'd', 'e'].map((id) => result(id));
  const all = [result('x', 'other'), ...played];
  const shown = played.map((one) => stickerOf(one, all, 2));
  expect(shown.map((one) => one?.symbol)).toEqual([1, 2, 1, 2, undefined]);
  expect(shown.map((one) => one?.golden)).toEqual([false, false, true, true, undefined]);
});
