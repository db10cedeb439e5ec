import { expect, test } from 'vitest';
import { dayAfter, rememberDay, seenDays, shareSlower, streak } from '../src/storage/daily';
import { allMarks, markSolved, markStarted } from '../src/storage/problems';
import { emptyStore } from './device_store';

const store = emptyStore();

const solved = new Map([
  ['p1', { best: 60 }],
  ['p2', { best: 90 }],
  ['p3', { best: null }],
]);

test('days follow each other over months, years and clock changes', () => {
  expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01');
  expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31');
  expect(dayAfter('2026-03-29', 1)).toBe('2026-03-30');
});

test('a streak counts days running with a solved problem; today need not be solved yet', () => {
  const days = { '2026-03-01': ['p1'], '2026-03-02': ['p3', 'p2'], '2026-03-03': ['p3'] };
  expect(streak('2026-03-02', days, solved)).toBe(2);
  expect(streak('2026-03-03', days, solved)).toBe(2);
  expect(streak('2026-03-04', days, solved)).toBe(0);
  expect(streak('2026-03-04', {}, solved)).toBe(0);
});

test('a day keeps what was seen on it, even if its problems have changed since', () => {
  const date = '2026-03-01';
  for (const problem of ['p1', 'p3', 'p1']) rememberDay([{ date, level: 1, problem, solvers: null }]);
  expect(seenDays()).toEqual({ [date]: ['p1', 'p3'] });
  expect(streak(date, seenDays(), solved)).toBe(1);
});

test('how many others took longer is told of a hundred, oneself aside', () => {
  expect(shareSlower([60, 70, 80, 90, 100, 110], 80)).toBe(60);
  expect(shareSlower([60, 70, 80, 90, 100, 110], 85)).toBe(50); // one's own time was not taken here
  expect(shareSlower([60, 60, 60], 60)).toBe(0);
  expect(shareSlower([60], 60)).toBe(0);
  expect(shareSlower([], 60)).toBe(0);
});

test('wrong digits and hints are those of the first time, which a second one does not mend', () => {
  store.set('fullhouse:problems', '[["old",60],["odd",50,"x",-1],7]');
  markStarted('p');
  markSolved('p', 90, { mistakes: 2, hints: 1 });
  markSolved('p', 60, { mistakes: 0, hints: 0 });
  markSolved('q', 70, null);
  markSolved('old', 40, { mistakes: 0, hints: 0 });
  expect(allMarks().get('p')).toEqual({ best: 60, first: { mistakes: 2, hints: 1 } });
  expect(allMarks().get('q')).toEqual({ best: 70, first: null });
  expect(allMarks().get('old')).toEqual({ best: 40, first: null });
  expect(allMarks().get('odd')).toEqual({ best: 50, first: null });
});
