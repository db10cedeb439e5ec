import { expect, test, vi } from 'vitest';
import { keep, prefs } from '../src/device/prefs.svelte';

/** Browsers that block site data refuse even to be asked for it. */
vi.hoisted(() => {
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
});

test('where site data is blocked, everything is as usual and nothing breaks', () => {
  expect(prefs()).toMatchObject({ theme: 'auto', surface: 'oak', name: '' });
  expect(() => keep('fullhouse:prefs', {})).not.toThrow();
});
