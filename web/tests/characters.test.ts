import { expect, test } from 'vitest';
import { botsOf, freeBot, type SeatPlan, withBot } from '../src/state/tables/plans';

const BOTS = ['beginner', 'casual', 'club', 'expert', 'master'];
const bot = (level: string): SeatPlan => ({ who: 'bot', name: '', bot: level });
const person: SeatPlan = { who: 'me', name: 'Ana', bot: 'casual' };

test('a bot that comes is another character than those already there, as near as can be', () => {
  expect(freeBot([], BOTS, 'casual')).toBe('casual');
  expect(freeBot(['casual'], BOTS, 'casual')).toBe('beginner');
  expect(freeBot(['casual', 'beginner'], BOTS, 'casual')).toBe('club');
  expect(freeBot(BOTS, BOTS, 'casual')).toBe('casual');
});

test('choosing a character that sits elsewhere changes the two', () => {
  const seats = [person, bot('casual'), bot('club')];
  expect(botsOf(withBot(seats, 1, 'club'))).toEqual(['club', 'casual']);
  expect(botsOf(withBot(seats, 1, 'master'))).toEqual(['master', 'club']);
  expect(withBot(seats, 1, 'club')[0]).toBe(person);
});
