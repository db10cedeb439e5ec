/** What a device keeps, for tests of what keeps something: empty before each of them. */
import { beforeEach, vi } from 'vitest';

export function emptyStore(): Map<string, string> {
  const store = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => store.set(key, text),
  };
  beforeEach(() => {
    store.clear();
    vi.stubGlobal('localStorage', localStorage);
  });
  vi.stubGlobal('localStorage', localStorage);
  return store;
}
