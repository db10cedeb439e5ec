import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { words } from './build/words.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const files = readdirSync(here('./tests'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `tests/${name}`);
/** Tests that change what all modules see have them for themselves; the others share them, which takes half the time. */
const isApart = (file: string) => /\bvi\.|globalThis|emptyStore/.test(readFileSync(here(file), 'utf8'));
const project = (name: string, isolate: boolean) => ({
  extends: true as const,
  test: { name, isolate, include: files.filter((file) => isApart(file) === isolate) },
});

// Clocks change here twice a year: tests meet days of 23 and of 25 hours, wherever they run.
process.env.TZ = 'Europe/Berlin';

export default defineConfig({
  plugins: [svelte(), words({ web: here('./words'), package: here('../src/fullhouse') })],
  test: { pool: 'threads', projects: [project('apart', true), project('together', false)] },
});
