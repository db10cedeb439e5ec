import { expect, test } from 'vitest';
import type { DayShape } from '../src/net/protocol.gen';
import {
  dayHere,
  finishDeal,
  finishPuzzle,
  isOfDay,
  keepDay,
  keptDay,
  litWindows,
} from '../src/storage/today';
import { emptyStore } from './device_store';

emptyStore();

const day = (number: number): DayShape => ({
  date: `2026-11-${String(number).padStart(2, '0')}`,
  number,
  level: 1,
  problem: `p${number}`,
  game: 'tiles',
  bot: 'casual',
  options: {},
  played: 0,
  best: [],
});

test('the day is that of the device, before and after midnight at the server', () => {
  expect(dayHere(new Date(2026, 10, 19, 0, 1))).toBe('2026-11-19');
  expect(dayHere(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('the first game of a deal and the first time of its puzzle count', () => {
  keepDay(day(19), { code: 'beda-boma' });
  finishDeal('beda-boma', { points: 198, others: 187, won: true });
  finishDeal('beda-boma', { points: 210, others: 10, won: true });
  finishDeal('other', { points: 1, others: 2, won: false });
  finishPuzzle('p19', 240);
  finishPuzzle('p19', 60);
  expect([isOfDay('p19'), isOfDay('p20')]).toEqual([true, false]);
  expect(keptDay('2026-11-19')).toMatchObject({ points: 198, others: 187, won: true, seconds: 240 });
  keepDay(day(19));
  expect(keptDay('2026-11-19')).toMatchObject({ code: 'beda-boma', points: 198 });
});

test('each day lights a window, a missed one takes none away, and after nine the next house begins', () => {
  expect(litWindows()).toBe(0);
  for (const number of [1, 2, 5, 6, 9, 10, 12, 13]) {
    keepDay(day(number), { code: `c${number}` });
    if (number % 2) finishPuzzle(`p${number}`, 60);
    else finishDeal(`c${number}`, { points: 0, others: 5, won: false });
  }
  keepDay(day(14), { code: 'opened only' });
  expect(litWindows()).toBe(8);
  finishPuzzle('p14', 60);
  expect(litWindows()).toBe(9);
  keepDay(day(15), { seconds: 60 });
  expect(litWindows()).toBe(1);
});
