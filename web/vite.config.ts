import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { chunksFrom } from './build/chunks.ts';
import { firstPaint } from './build/first.ts';
import { words } from './build/words.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Where `npm run dev` finds a running server: the usual port of `fullhouse serve`. */
const server = process.env.FULLHOUSE_SERVER ?? 'http://127.0.0.1:8181';

const src = (path: string) => here(`./src/${path}`);
/** The files of a folder of `src/` that end like this. */
const filesIn = (folder: string, ending: string) =>
  readdirSync(src(folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => src(`${folder}/${name}`));
/** What every page needs, what draws boards, and what a table needs beside them. */
const groups = chunksFrom(
  {
    shared: ['main.ts', 'pages/Home.svelte'].map(src),
    board: [src('board/Board.svelte'), ...filesIn('games/kit', '.ts')],
    table: ['pages/TablePage.svelte', 'state/live/session.svelte.ts', 'views/reactions/Layer.svelte'].map(
      src,
    ),
  },
  [...filesIn('pages', '.svelte'), ...filesIn('views/learn', '.svelte')],
);

export default defineConfig({
  plugins: [
    svelte(),
    firstPaint({
      fonts: { '': '-latin-', ru: '-cyrillic-' },
      early: ['device/theme.ts', 'style/posture.ts', 'early.ts'].map(src),
    }),
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
