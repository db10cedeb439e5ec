import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { chunksFrom } from './build/chunks.ts';
import { firstPaint } from './build/first.ts';
import { words } from './build/words.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Where `npm run dev` finds a running server: the usual port of `fullhouse serve`. */
const server = process.env.FULLHOUSE_SERVER ?? 'http://127.0.0.1:8181';

const src = (...paths: string[]) => paths.map((path) => here(`./src/${path}`));
/** What every page needs, what draws boards, and what a table needs beside them; each with what other pages share of it. */
const groups = chunksFrom({
  shared: [
    ...src('main.ts', 'pages/Home.svelte', 'device/colours.ts', 'net/address.svelte.ts'),
    ...src(
      'state/live/people.ts',
      'storage/kept.ts',
      'storage/solved.ts',
      'sudoku/looks.ts',
      'words/time.ts',
    ),
    ...['Ground', 'Lines', 'SmallPrint'].map((layer) => here(`./src/board/layers/${layer}.svelte`)),
  ],
  board: [
    ...src('board/Board.svelte', 'board/labels.ts', 'contract/ui.ts', 'parts/Keypad.svelte'),
    ...src('sudoku/moments.ts', 'sudoku/tones.ts', 'words/symbols.ts'),
    ...['buttons', 'flipping', 'laying', 'writing'].map((kit) => here(`./src/games/kit/${kit}.ts`)),
  ],
  table: src('pages/TablePage.svelte', 'views/reactions/Layer.svelte'),
});

export default defineConfig({
  plugins: [
    svelte(),
    firstPaint({ font: 'alegreya-latin', early: ['./src/style/posture.ts', './src/early.ts'].map(here) }),
    words({ web: here('./words'), package: here('../src/fullhouse') }),
  ],
  // Relative: the same files work in any folder. Only the page itself names the root, see build/first.ts.
  base: './',
  build: {
    outDir: '../src/fullhouse/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    license: { fileName: 'licences.md' },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false, bundlerTimings: false },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/plugins': { target: server } } },
});
