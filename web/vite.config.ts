import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { firstPaint } from './build/first.ts';
import { words } from './build/words.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Where `npm run dev` finds a running server: the usual port of `fullhouse serve`. */
const server = process.env.FULLHOUSE_SERVER ?? 'http://127.0.0.1:8181';

/** Few files instead of many small ones: what every page needs, what draws boards, what a table needs. */
const groups = [
  {
    name: 'table',
    test: /src\/views\/(play|table|effects|hand|stories)\/(?!Keys|Loupe|Menu|Votes|Fingerprint|Series|ChildHelp|PointingHand|Person|ScoreSheet|Pen|Whose)[A-Z]|playing\.svelte/,
    priority: 3,
  },
  {
    name: 'board',
    test: /src\/(net\/(connection|sockets)|sudoku\/(digits|legal|moments)|words\/(symbols|tips)|device\/scrollable|state\/(?!after|tables|hints\.|live\/(lesson|colours|remarks))|board\/(?!Still|ahead|layers\/(Ground|Lines|Others|Paints|PenLines|SmallPrint|notes))|games\/kit|parts\/Keypad|views\/(play|table|effects|hand|stories)\/(?!sounds|told\/aloud|asides\/(Introduction|Nudges|Substitutes))[a-z])/,
    priority: 2,
  },
  {
    name: 'house',
    test: /node_modules\/(?!uqr|ts-fsrs)|vite\/|virtual:words$|src\/(net\/(?!house|own|sockets)|sudoku\/(?!techniques|position|undo_tree|pen|course|sheet|solve|drawn)|words\/(?!techniques)|device\/(?!cue|when_near|sound|speech|files|offline|sha256)|storage\/(?!lessons|reviews|daily|stickers|collection|erasure|learning|practice|branches)|contract\/(?!lesson)|state\/tables\/(?!moving)|art\/(?!Crown)|board\/(?!Still|ahead|layers\/(Others|Paints|PenLines)|entry)|games\/(index\.|motifs\.|Box\.|[\w-]+\/(box\.|[A-Z]))|parts\/(?!Choice|EntryKeys|KeyList|Chart|Invite|Qr|ShareLink|BotChoice|FileField|ColourChoice)|views\/(frame\/(?!Choices)|home\/(?!Opponents)))/,
    priority: 1,
  },
];

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
