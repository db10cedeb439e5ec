import { expect, test } from 'vitest';
import { chooseLevel, deckOf, stepDeck, suitedLevel } from '../src/storage/choices';
import { emptyStore } from './device_store';

const store = emptyStore();

const problem = { id: 'grid', problem_levels: [1, 2] } as const;
const other = { id: 'lines', problem_levels: [1, 1] } as const;

test('the level suits the game until somebody chooses another', () => {
  expect([suitedLevel(problem, 1), suitedLevel(problem, 3), suitedLevel(other, 2)]).toEqual([1, 2, 1]);
  chooseLevel('grid', 1, 4);
  expect([suitedLevel(problem, 1), suitedLevel(problem, 3)]).toEqual([4, 2]);
  store.set('fullhouse:levels', '{"lines/alone": "hard", "lines/together": 9}');
  expect([suitedLevel(other, 1), suitedLevel(other, 2)]).toEqual([1, 1]);
});

test('a deck keeps its order and goes on card by card', () => {
  const deck = deckOf(2);
  expect(deckOf(2)).toEqual(deck);
  stepDeck(2);
  expect(deckOf(2)).toEqual({ ...deck, number: 1 });
  expect(deckOf(3).number).toBe(0);
  stepDeck(5);
  expect(deckOf(5).number).toBe(0);
});
