import { beforeEach, expect, test, vi } from 'vitest';
import { isNew, practise } from '../src/storage/practice';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('after three moves in a game its instructions are no longer shown', () => {
  for (let moves = 0; moves < 3; moves++) {
    expect(isNew('tiles')).toBe(true);
    practise('tiles');
  }
  expect(isNew('tiles')).toBe(false);
  expect(isNew('classic')).toBe(true);
});

test('invalid stored values count as missing', () => {
  for (const rubbish of ['[]', 'null', '7', '{"tiles":"many"}', '{']) {
    kept.set('fullhouse-practice', rubbish);
    expect(isNew('tiles')).toBe(true);
    practise('tiles');
    expect(isNew('tiles')).toBe(true);
  }
});
