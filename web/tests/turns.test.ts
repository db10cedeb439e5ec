import { expect, test } from 'vitest';
import { Refusal } from '../src/net/api';
import type { TurnShape } from '../src/net/protocol.gen';
import { type Mine, watchTurns } from '../src/state/tables/turns';
import type { KeptKey } from '../src/storage/keys';

const key = (code: string): KeptKey => ({
  code,
  token: `${code}-token`,
  seats: [1],
  host: true,
  game: 'tiles',
  used: 0,
});
const turn = (token: number, seq: number, yours = false, stage = 'playing'): TurnShape =>
  ({
    token,
    seq,
    seats: [1],
    your_turn: yours ? [1] : [],
    asked: [],
    table: { stage, game: 'tiles' },
  }) as unknown as TurnShape;
const dead = (token: number): TurnShape => ({
  token,
  seq: 0,
  seats: [],
  your_turn: [],
  asked: [],
  to_move: null,
  scores: [],
  at: 0,
  table: null,
});

/** A fake server, and what the watcher made of its answers. */
class Desk {
  keys: KeptKey[];
  asked: { tokens: string[]; after: number[]; wait: number }[] = [];
  changes: Mine[][] = [];
  calls: string[] = [];
  pauses: number[] = [];
  away = 0;
  stop: () => void;
  waits = true;
  #answer: (reply: TurnShape[] | Refusal) => void = () => {};

  constructor(...keys: KeptKey[]) {
    this.keys = keys;
    this.stop = watchTurns({
      ask: (tokens, after, wait, signal) =>
        new Promise((resolve, reject) => {
          this.asked.push({ tokens, after, wait });
          this.#answer = (reply) => (reply instanceof Refusal ? reject(reply) : resolve(reply));
          signal.addEventListener('abort', () => reject(new Refusal('no-connection')));
        }),
      keys: () => this.keys,
      waits: () => this.waits,
      onDead: (gone) => {
        this.keys = this.keys.filter((one) => one !== gone);
      },
      onChange: (mine) => this.changes.push(mine),
      onAway: () => this.away++,
      onTurn: (mine) => this.calls.push(mine.key.code),
      later: (run, milliseconds) => {
        this.pauses.push(milliseconds);
        queueMicrotask(run);
      },
    });
  }
  async answer(reply: TurnShape[] | Refusal): Promise<void> {
    this.#answer(reply);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

test('the first request is answered at once, the next waits for a change', async () => {
  const desk = new Desk(key('a'), key('b'));
  await desk.answer([turn(0, 4), turn(1, 9, true)]);
  await desk.answer([turn(0, 5, true), turn(1, 9, true)]);
  expect(desk.asked.map(({ wait, after }) => [wait, after])).toEqual([
    [0, [0, 0]],
    [50, [4, 9]],
    [50, [5, 9]],
  ]);
  desk.stop();
});

test('only a new turn is announced, not one found at the start', async () => {
  const desk = new Desk(key('a'), key('b'));
  await desk.answer([turn(0, 4), turn(1, 9, true)]);
  expect(desk.calls).toEqual([]);
  await desk.answer([turn(0, 5, true), turn(1, 9, true)]);
  await desk.answer([turn(0, 6), turn(1, 9, true)]);
  await desk.answer([turn(0, 7, true), turn(1, 9, true)]);
  expect(desk.calls).toEqual(['a', 'a']);
  desk.stop();
});

test('finished games are not shown, invalid keys are deleted', async () => {
  const desk = new Desk(key('a'), key('b'), key('c'));
  await desk.answer([turn(0, 4, false, 'over'), dead(1), turn(2, 2, false, 'gathering')]);
  expect(desk.changes.at(-1)?.map((one) => one.key.code)).toEqual(['c']);
  expect(desk.asked.at(-1)?.tokens).toEqual(['a-token', 'c-token']);
  desk.stop();
});

test('an unreachable server is asked again with growing delays', async () => {
  const desk = new Desk(key('a'));
  for (let failure = 0; failure < 5; failure++) await desk.answer(new Refusal('no-connection'));
  expect(desk.pauses).toEqual([1000, 2000, 5000, 15_000, 15_000]);
  expect(desk.away).toBe(5);
  await desk.answer([turn(0, 4)]);
  expect(desk.changes).toHaveLength(1);
  await desk.answer(new Refusal('too-many-requests'));
  expect(desk.away).toBe(5); // A server that refuses is there.
  desk.stop();
  await desk.answer(new Refusal('no-connection'));
  expect(desk.away).toBe(5); // The page is left: nobody asks any more.
});

test('a server without long polling is asked now and then', async () => {
  const desk = new Desk(key('a'));
  await desk.answer([turn(0, 4)]);
  await desk.answer([turn(0, 4)]);
  expect(desk.pauses).toEqual([10_000]);
  desk.stop();
});

test('a hidden page asks now and then, and uses long polling again once visible', async () => {
  const desk = new Desk(key('a'));
  await desk.answer([turn(0, 4)]);
  desk.waits = false;
  await desk.answer([turn(0, 4)]);
  desk.waits = true;
  await desk.answer([turn(0, 4)]);
  expect(desk.asked.map(({ wait }) => wait)).toEqual([0, 50, 0, 50]);
  expect(desk.pauses).toEqual([10_000, 10_000]);
  desk.stop();
});

test('without keys nothing is asked, and a stopped watch reports nothing', async () => {
  expect(new Desk().asked).toEqual([]);
  const desk = new Desk(key('a'));
  desk.stop();
  await desk.answer([turn(0, 4)]);
  expect(desk.asked).toHaveLength(1);
  expect(desk.changes).toEqual([]);
});
