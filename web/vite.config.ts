import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { preloadFont } from './build/preload.ts';
import { words } from './build/words.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Where `npm run dev` finds a running server. */
const server = process.env.FULLHOUSE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [
    svelte(),
    preloadFont('alegreya-latin'),
    words({ web: here('./words'), package: here('../src/fullhouse') }),
  ],
  build: {
    outDir: '../src/fullhouse/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
