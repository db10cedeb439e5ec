import { expect, test } from 'vitest';
import type { SeatAction } from '../src/state/live/playing.svelte';
import { onPlaces } from '../src/views/play/places';
import { linesOf, longestHalf, longestWord } from '../src/words/word_lengths';

const action = (id: string, more: Partial<SeatAction> = {}): SeatAction => ({
  id,
  key: id,
  intent: { do: 'hint' },
  tone: 'usual',
  seats: [1],
  ...more,
});
const ids = (places: string[], actions: SeatAction[]) =>
  onPlaces(places, actions).map((one) => one?.id ?? '');

test('a button keeps its place whoever stands beside it', () => {
  const places = ['stuck', 'object', 'accept'];
  expect(ids(places, [action('object')])).toEqual(['', 'object', '']);
  expect(ids(places, [action('accept'), action('object'), action('stuck')])).toEqual(places);
});

test('two that are never wanted at once share a place, and the first offered has it', () => {
  expect(ids(['confirm|stuck', 'object'], [action('confirm'), action('object')])).toEqual([
    'confirm',
    'object',
  ]);
  expect(ids(['confirm|stuck', 'object'], [action('stuck')])).toEqual(['stuck', '']);
});

test('a button without a place takes a free one; what is apart waits for its strip', () => {
  expect(ids(['pass'], [action('other'), action('pass')])).toEqual(['pass', 'other']);
  expect(ids(['pass', 'done'], [action('other'), action('ground', { apart: true })])).toEqual(['other', '']);
});

test('the longest word of a label', () => {
  expect(longestWord('Ich möchte weiterspielen')).toBe(13);
  expect(longestWord('Objection\u202f!')).toBe(9);
  expect(longestWord('')).toBe(1);
  expect([linesOf('Object!'), linesOf('I want to keep playing'), linesOf('')]).toEqual([1, 4, 1]);
});

test('a label broken once is as wide as its longer line', () => {
  expect(longestHalf('Je ne peux pas jouer')).toBe('Je ne peux'.length);
  expect(longestHalf('Object!')).toBe('Object!'.length);
  expect(longestHalf('Объявляю тупик')).toBe('Объявляю'.length);
  expect(longestHalf('')).toBe(1);
});
