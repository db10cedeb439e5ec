import { expect, test } from 'vitest';
import type { AnyView, SeatInfo } from '../src/net/protocol.gen';
import type { Result } from '../src/storage/results';
import { endingOf, type Game } from '../src/views/finale/ending';

const seat = (n: number, name: string, bot: string | null = null): SeatInfo => ({
  seat: n,
  name,
  driver: bot ? 'bot' : 'person',
  bot,
  owned: !bot,
  lent: false,
  colour: n,
});
const ended = (scores: number[], winners: number[], reason = 'complete') =>
  ({ scores, winners, reason, over: true, hands: [] }) as unknown as AnyView;
const result = (score: number, more: Partial<Result> = {}): Result => ({
  id: 'AAAA/1',
  game: 'tiles',
  at: 0,
  seconds: 60,
  seats: 2,
  score,
  won: false,
  reason: 'complete',
  variant: '',
  firstEvening: false,
  level: null,
  bots: [],
  hints: 0,
  ...more,
});
const TABLE = { game: 'tiles', abandoned: false };
const game = (more: Partial<Game>): Game => ({
  seats: [seat(1, 'Ana'), seat(2, 'Ben')],
  view: ended([30, 20], [1]),
  table: TABLE,
  scored: true,
  mine: [],
  result: null,
  known: [],
  ...more,
});
const keys = (one: Game) => {
  const { headline, lines, crowned, festive } = endingOf(one);
  return { said: [headline.key, ...lines.map((line) => line.key)], crowned, festive };
};

test('a person who wins gets the crown', () => {
  expect(keys(game({}))).toEqual({ said: ['end-winners'], crowned: [1], festive: true });
});

test('whoever wins at this device is “you”, with the lead; on a shared device it has a name', () => {
  const { headline, lines, crowned } = endingOf(game({ mine: [1] }));
  expect([headline.key, crowned]).toEqual(['end-you-win', [1]]);
  expect(lines).toEqual([{ key: 'end-ahead', facts: { name: 'Ben', points: 10 } }]);
  expect(endingOf(game({ mine: [1, 2] })).headline.key).toBe('end-winners');
  expect(endingOf(game({ mine: [2] })).headline.key).toBe('end-winners');
});

const against = [seat(1, 'Ana'), seat(2, 'Fox', 'club')];
test('a bot that wins gets none: the person hears how close it was', () => {
  const lost = (mine: number) => game({ seats: against, view: ended([mine, 60], [2]), result: result(mine) });
  expect(keys(lost(57))).toEqual({ said: ['end-so-close', 'end-behind'], crowned: [], festive: false });
  expect(keys(lost(20)).said).toEqual(['end-good-game', 'end-behind']);
});

test('a best score is celebrated although the bot won', () => {
  const known = [result(12, { id: 'BBBB/1' }), result(19, { id: 'CCCC/1' })];
  const best = game({ seats: against, view: ended([20, 60], [2]), result: result(20), known });
  expect(keys(best)).toEqual({
    said: ['end-best-yet', 'end-behind', 'end-your-points'],
    crowned: [],
    festive: true,
  });
  expect(keys({ ...best, result: result(19), view: ended([19, 60], [2]) }).said[0]).toBe('end-good-game');
});

test('scores of other games, variants and numbers of players are not compared', () => {
  const known = [
    result(99, { id: 'B/1', game: 'markers' }),
    result(99, { id: 'C/1', variant: 'solo' }),
    result(99, { id: 'D/1', seats: 3 }),
    result(10, { id: 'E/1' }),
  ];
  const one = game({ seats: against, view: ended([20, 60], [2]), result: result(20), known });
  expect(keys(one).said[0]).toBe('end-best-yet');
});

test('alone: the record, and the place in the own list', () => {
  const known = [result(70, { id: 'B/1', seats: 1 }), result(50, { id: 'C/1', seats: 1 })];
  const alone = (score: number) =>
    endingOf(
      game({
        seats: [seat(1, 'Ana')],
        view: ended([score], [], 'tiles_used_up'),
        result: result(score, { seats: 1 }),
        known,
      }),
    );
  expect(alone(80).lines).toEqual([
    { key: 'end-record', facts: { points: 80 } },
    { key: 'end-place', facts: { place: 1, count: 3 } },
  ]);
  expect(alone(80).festive).toBe(true);
  expect(alone(60).lines).toEqual([{ key: 'end-place', facts: { place: 2, count: 3 } }]);
  expect(alone(60).festive).toBe(false);
});

test('a game stopped without a result celebrates nobody', () => {
  expect(keys(game({ table: { ...TABLE, abandoned: true } }))).toEqual({
    said: ['end-abandoned'],
    crowned: [],
    festive: false,
  });
});

test('where a bot beats several people, it is named and not crowned', () => {
  const seats = [seat(1, 'Ana'), seat(2, 'Ben'), seat(3, 'Fox', 'club')];
  const one = game({ seats, view: ended([10, 20, 30], [3]), result: result(10, { seats: 3 }) });
  expect(keys(one)).toEqual({ said: ['end-winners'], crowned: [], festive: false });
});

test('whoever wins a race without points is named; where all have won together, nobody is', () => {
  const race = (winners: number[]) =>
    game({ seats: against, scored: false, view: ended([0, 0], winners, 'solved'), result: result(0) });
  expect(keys(race([2]))).toEqual({ said: ['end-winners'], crowned: [], festive: false });
  expect(keys(race([1])).crowned).toEqual([1]);
  expect(keys(race([1, 2])).said).not.toEqual(['end-winners']);
});
