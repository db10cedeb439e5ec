import { expect, test } from 'vitest';
import {
  daysInARow,
  keepLearning,
  learning,
  learnt,
  readLearning,
  sawScreen,
  stumbled,
} from '../src/storage/learning';
import { BOOKLET_WAYS, LESSONS, lessonAfter } from '../src/sudoku/course';
import techniques from '../src/sudoku/techniques.json';
import { drills, nextLesson, review, ringOf, standingOf } from '../src/views/learn/schedule';
import { emptyStore } from './device_store';

const NOON = new Date(2026, 10, 17, 12).getTime();
const DAY_MS = 86_400_000;
emptyStore();

test('every technique is taught once, and the booklet’s six ways stand in its order', () => {
  const names = LESSONS.map((one) => one.name);
  expect(names.filter((one) => one !== 'deduction').sort()).toEqual(techniques.map((one) => one.name).sort());
  expect(names.slice(1, 7)).toEqual([...BOOKLET_WAYS]);
  expect(lessonAfter('deduction')?.name).toBe('pointing');
});

test('what is found at once comes again after days, each time after more', () => {
  let now = NOON;
  let last = 0;
  for (let n = 0; n < 4; n += 1) {
    review('x_wing', { hints: 0, wrong: 0 }, now);
    const due = new Date(String(learnt('x_wing').card?.due)).getTime();
    expect(drills(learning(), due - 1)).toEqual([]);
    expect(drills(learning(), due)).toEqual([{ technique: 'x_wing', why: 'due' }]);
    if (n > 1) expect(due - now).toBeGreaterThan(last);
    last = due - now;
    now = due;
  }
});

test('where somebody stumbled comes first, and goes when it is found', () => {
  review('x_wing', { hints: 0, wrong: 0 }, NOON);
  stumbled('hidden_pair', 'hint', NOON);
  stumbled('naked_pair', 'slow', NOON + 1);
  expect(drills(learning(), NOON + 400 * DAY_MS)).toEqual([
    { technique: 'naked_pair', why: 'slow' },
    { technique: 'hidden_pair', why: 'hint' },
    { technique: 'x_wing', why: 'due' },
  ]);
  review('naked_pair', { hints: 0, wrong: 0 }, NOON + 2);
  expect(drills(learning(), NOON + 3).map((one) => one.technique)).toEqual(['hidden_pair']);
});

test('whoever needed everything is asked again soon', () => {
  review('swordfish', { hints: 3, wrong: 0 }, NOON);
  expect(drills(learning(), NOON)).toEqual([{ technique: 'swordfish', why: 'wrong' }]);
});

test('the ring fills with screens, the test and memory', () => {
  expect(standingOf(learnt('slide'))).toBe('new');
  sawScreen('slide', 3);
  expect([standingOf(learnt('slide')), ringOf(learnt('slide'))]).toEqual(['begun', 0.2]);
  review('slide', { hints: 0, wrong: 0 }, NOON);
  expect(standingOf(learnt('slide'))).toBe('practised');
  const all = learning();
  keepLearning({ ...all, techniques: { slide: { ...learnt('slide'), passed: NOON } } });
  expect(ringOf(learnt('slide'))).toBeGreaterThan(0.4);
  expect(nextLesson(learning())).toBe('full_house');
});

test('days in a row are counted honestly', () => {
  const days = ['2026-11-12', '2026-11-14', '2026-11-15', '2026-11-16'];
  expect(daysInARow(days, NOON)).toBe(3);
  expect(daysInARow(days, NOON + DAY_MS)).toBe(0);
  expect(daysInARow([], NOON)).toBe(0);
});

test('days of 23 and of 25 hours count once each', () => {
  const spring = ['2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30'];
  expect(daysInARow(spring, new Date(2026, 2, 30, 0, 30).getTime())).toBe(4);
  expect(daysInARow(spring.slice(0, 3), new Date(2026, 2, 30, 0, 30).getTime())).toBe(3);
  expect(daysInARow(['2026-10-25', '2026-10-26'], new Date(2026, 9, 26, 23, 30).getTime())).toBe(2);
});

test('damaged progress is not taken for progress', () => {
  for (const bad of [null, [], 'x', {}, { techniques: [], stumbles: {}, days: [] }])
    expect(readLearning(bad)).toBeNull();
  const odd = {
    techniques: { slide: { screens: 'many', card: { due: 'never' } } },
    stumbles: { a: 1 },
    days: [7, 'x'],
  };
  const read = readLearning(odd);
  expect(read).toEqual({
    techniques: { slide: { screens: 0, passed: 0, card: { due: 'never' } } },
    stumbles: {},
    days: [],
  });
  keepLearning(read ?? learning());
  expect(drills(learning(), NOON)).toEqual([]);
  review('slide', { hints: 0, wrong: 0 }, NOON);
  expect(standingOf(learnt('slide'))).toBe('practised');
});
