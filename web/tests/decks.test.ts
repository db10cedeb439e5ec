import { beforeEach, expect, test, vi } from 'vitest';
import { chooseLevel, deckOf, isOnProblem, stepDeck, suitedLevel } from '../src/core/decks';

const store = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
});
beforeEach(() => store.clear());

test('the level suits the game until somebody chooses another', () => {
  expect([suitedLevel('classic', 1), suitedLevel('classic', 3), suitedLevel('markers', 2)]).toEqual([
    1, 2, 1,
  ]);
  chooseLevel('classic', 1, 4);
  expect([suitedLevel('classic', 1), suitedLevel('classic', 3)]).toEqual([4, 2]);
  store.set('fullhouse-levels', '{"markers/alone": "hard", "markers/together": 9}');
  expect([suitedLevel('markers', 1), suitedLevel('markers', 2)]).toEqual([1, 1]);
});

test('games without a problem have no deck', () => {
  expect(['classic', 'markers', 'one-two-three', 'tiles', 'solitaire'].map(isOnProblem)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
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
