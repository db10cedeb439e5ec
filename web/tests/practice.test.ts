import { beforeEach, expect, test, vi } from 'vitest';
import { setPrefs } from '../src/device/prefs.svelte';
import { needsLights, practise, stumble } from '../src/storage/results';
import { emptyStore } from './device_store';

const kept = emptyStore();

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  setPrefs({ help: null });
});

test('the lights go out after many moves in a game, and come back after a misfit', () => {
  for (let moves = 0; moves < 12; moves++) {
    expect(needsLights('tiles')).toBe(true);
    practise('tiles');
  }
  expect(needsLights('tiles')).toBe(false);
  expect(needsLights('classic')).toBe(true);
  stumble('tiles');
  expect(needsLights('tiles')).toBe(true);
  for (let moves = 0; moves < 4; moves++) practise('tiles');
  expect(needsLights('tiles')).toBe(false);
});

test('one tap turns the lights on or off for good', () => {
  setPrefs({ help: false });
  expect(needsLights('tiles')).toBe(false);
  setPrefs({ help: true });
  for (let moves = 0; moves < 20; moves++) practise('tiles');
  expect(needsLights('tiles')).toBe(true);
});

test('invalid stored values count as missing', () => {
  for (const rubbish of ['[]', 'null', '7', '{"tiles":"many"}', '{']) {
    kept.set('fullhouse:practice', rubbish);
    expect(needsLights('tiles')).toBe(true);
    practise('tiles');
    stumble('tiles');
    expect(needsLights('tiles')).toBe(true);
  }
});
