import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the development server finds the server at its usual port', () => {
  const usual = /^PORT = (\d+)/m.exec(read('../../src/fullhouse/server/listening.py'))?.[1];
  expect(usual).toBeDefined();
  expect(read('../vite.config.ts')).toContain(`http://127.0.0.1:${usual}`);
});
