/** Lessons: the gestures towards a move, how far one has come, and what the learner hears. */
import { expect, test } from 'vitest';
import { NOTHING_PICKED_UP } from '../src/contract/input';
import { LEARNER, type Lesson } from '../src/contract/lesson';
import { gestureFor } from '../src/games/kit/buttons';
import type { FromServer } from '../src/net/protocol.gen';
import { asLearner, progressOf, tableFor, waits } from '../src/state/live/lesson';
import type { LogEntry } from '../src/state/table';

const LESSONS = import.meta.glob<Lesson>('../src/games/*/lesson.json', { eager: true, import: 'default' });
const held = (change: object) => ({ ...NOTHING_PICKED_UP, ...change });
const told = (seat: number, move: string): LogEntry => ({ seq: 1, what: 'played', seat, move, events: [] });

test('a hand takes up the tile, presses the button and touches the cell, in this order', () => {
  expect(gestureFor('lay e2', NOTHING_PICKED_UP)).toEqual({ cell: 'e2' });
  expect(gestureFor('d8=4!', NOTHING_PICKED_UP)).toEqual({ symbol: 4 });
  expect(gestureFor('d8=4!', held({ armed: 4 }))).toEqual({ action: 'forced' });
  expect(gestureFor('d8=4!', held({ armed: 4, mode: 'forced' }))).toEqual({ cell: 'd8' });
  expect(gestureFor('note c1 4', held({ armed: 4 }))).toEqual({ action: 'note' });
  expect(gestureFor('c1=4', held({ mode: 'note', armed: 4 }))).toEqual({ action: 'note' });
  expect(gestureFor('c1=4', NOTHING_PICKED_UP, 'g7')).toEqual({ cell: 'c1' });
  expect(gestureFor('c1=4', NOTHING_PICKED_UP, 'c1')).toEqual({ symbol: 4 });
  expect(gestureFor('object d9', NOTHING_PICKED_UP)).toEqual({ action: 'object' });
  expect(gestureFor('object d9', held({ mode: 'point' }))).toEqual({ cell: 'd9' });
  expect(gestureFor('stuck', NOTHING_PICKED_UP)).toEqual({ action: 'stuck' });
});

test('a lesson goes on where its table stands, and begins again where something else was played', () => {
  const lesson: Lesson = {
    record: {
      options: {},
      seats: ['Ana', 'Ben'],
      setup: {},
      moves: [
        { seat: 2, move: 'lay a1' },
        { seat: 1, move: 'lay b1' },
        { seat: 2, move: 'lay c1' },
        { seat: 1, move: 'object' },
      ],
    },
    begins: 1,
  };
  expect(progressOf(lesson, [])).toEqual({
    step: 1,
    steps: 2,
    next: { seat: 1, move: 'lay b1' },
    isLost: false,
  });
  expect(progressOf(lesson, [told(1, 'lay b1')])).toMatchObject({
    step: 2,
    next: { seat: 2 },
    isLost: false,
  });
  expect(progressOf(lesson, [told(1, 'lay i9')]).isLost).toBe(true);
  const next = { seat: LEARNER, move: 'lay b1' };
  const play = (seat: number, move: string) => ({ do: 'play', seat, move, after: 0, id: '1' }) as const;
  expect(waits(play(1, 'lay b1'), next)).toBeNull();
  expect(waits(play(1, 'lay b2'), next)?.code).toBe('follow-hand');
  expect(waits(play(2, 'lay c1'), next)).toBeNull();
  expect(waits({ do: 'ping', id: '2' }, next)).toBeNull();
});

test('the learner hears of one seat only, and the other one is a bot', () => {
  const message = {
    say: 'news',
    you: { seats: [1, 2] },
    table: {
      consulted: 3,
      seats: [
        { seat: 1, driver: 'person' },
        { seat: 2, driver: 'person' },
      ],
    },
    perspectives: [{ viewer: 1 }, { viewer: 2 }],
  } as unknown as FromServer;
  expect(asLearner(message)).toMatchObject({
    you: { seats: [1] },
    table: { consulted: 0, seats: [{ driver: 'person' }, { driver: 'bot', bot: 'beginner' }] },
    perspectives: [{ viewer: 1 }],
  });
  const over = { ...message, perspectives: [{ viewer: 'everybody' }] } as unknown as FromServer;
  expect(asLearner(over)).toMatchObject({ perspectives: [{ viewer: 'everybody' }] });
});

test('the table of a lesson keeps nobody from the coach', () => {
  for (const lesson of Object.values(LESSONS)) {
    const asked = tableFor('one-two-three', lesson, ['Ana', 'Ana']);
    expect(asked.settings).toEqual({ coach: true });
    expect(asked.seats.map(({ who }) => who)).toEqual(lesson.record.seats.map(() => 'me'));
    expect(new Set(asked.seats.map(({ name }) => name)).size).toBe(lesson.record.seats.length);
    expect(asked.moves).toHaveLength(lesson.begins);
  }
});

test('every lesson begins with the learner, who has a few moves to make', () => {
  expect(Object.keys(LESSONS)).toHaveLength(7);
  for (const lesson of Object.values(LESSONS)) {
    const { steps, next } = progressOf(lesson, []);
    expect(next?.seat).toBe(LEARNER);
    expect(steps).toBeGreaterThan(3);
    expect(steps).toBeLessThan(8);
  }
});
