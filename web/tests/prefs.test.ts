import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('where site data is blocked, everything is as usual and nothing breaks', async () => {
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
  const { keep, prefs } = await import('../src/core/prefs.svelte');
  expect(prefs()).toMatchObject({ theme: 'auto', surface: 'oak', name: '' });
  expect(() => keep('fullhouse-prefs', {})).not.toThrow();
});
