import { expect, test, vi } from 'vitest';
import { knownGames } from '../src/storage/catalogue.svelte';

/** What the device kept is read when the module is loaded. */
vi.hoisted(() => {
  const whole = { id: 'new', seats: [1, 2], options: [], bots: [], packs: {}, forbidden: [] };
  const older = { ...whole, id: 'old', packs: undefined };
  const unmarked = { ...whole, id: 'unmarked', forbidden: undefined };
  const kept = JSON.stringify([older, unmarked, whole, { ...whole, id: 'odd', packs: null }, null]);
  vi.stubGlobal('localStorage', { getItem: () => kept });
});

test('a list of games that another version kept is used only where nothing is missing', () => {
  expect(knownGames().map((one) => one.id)).toEqual(['new']);
});
