import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { importsOf } from '../scripts/imports.mjs';
import { faultsOf } from '../scripts/layers.mjs';

const folder = mkdtempSync(join(tmpdir(), 'layers-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What is wrong with a client of these files. */
function faults(files: Record<string, string>): string[] {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return faultsOf(importsOf(folder));
}

const component = (script: string, markup = '<p></p>') =>
  `<script lang="ts">\n${script}\n</script>\n${markup}\n`;

test('imports of what stands before are allowed', () => {
  const client = {
    'net/api.ts': 'export const ask = 1;',
    'state/table.ts': "import { ask } from '../net/api';\nexport const table = ask;",
    'games/index.ts': "export const all = import.meta.glob<{ ui: unknown }>('./*/ui.ts');",
    'games/lines/ui.ts': "import { touch } from '../kit/touch';\nexport const ui = touch;",
    'games/kit/touch.ts': 'export const touch = 1;',
    'views/play/Play.svelte': component("import { table } from '../../state/table';", '<p>{table}</p>'),
    'main.ts': "import Play from './views/play/Play.svelte';\nPlay;",
  };
  expect(faults(client)).toEqual([]);
});

test.each([
  ['a type', "import type { Look } from '../board/looks';"],
  ['what is fetched later', "export const later = () => import('../board/looks');"],
  ['the type of a module', "export type Looks = typeof import('../board/looks');"],
  ['what is passed on', "export * from '../board/looks';"],
])('code that draws nothing imports no board: %s', (_, text) => {
  const messages = faults({ 'state/table.ts': text, 'board/looks.ts': 'export type Look = 1;' });
  expect(messages).toEqual(['state/table.ts imports board/looks.ts: board stands after state']);
});

test.each([
  ['a type', component("import type { Page } from '../pages/page';")],
  [
    'a component fetched in the markup',
    component('', "{#await import('../pages/page') then page}{page}{/await}"),
  ],
])('a component imports no later layer: %s', (_, text) => {
  const messages = faults({ 'parts/Dialog.svelte': text, 'pages/page.ts': 'export type Page = 1;' });
  expect(messages).toEqual(['parts/Dialog.svelte imports pages/page.ts: pages stands after parts']);
});

test('folders that draw nothing hold no component', () => {
  expect(faults({ 'words/Text.svelte': component('') })).toEqual([
    'words/Text.svelte: a component in a folder that draws nothing',
  ]);
});

test('files do not import each other in a circle', () => {
  const client = {
    'net/one.ts': "import './two';",
    'net/two.ts': "import type {} from './three';",
    'net/three.ts': "import './one';",
  };
  expect(faults(client)).toEqual(['files import each other: net/one.ts, net/three.ts, net/two.ts']);
});

test('folders do not import each other, although no file is in a circle', () => {
  const client = {
    'views/play/Play.svelte': component("import Clock from '../table/Clock.svelte';", '<Clock />'),
    'views/table/Clock.svelte': component(''),
    'views/table/Bar.svelte': component("import Votes from '../play/Votes.svelte';", '<Votes />'),
    'views/play/Votes.svelte': component(''),
  };
  expect(faults(client)).toEqual(['folders import each other: views/play, views/table']);
});

test('games are found by looking, and share only their kit', () => {
  const client = {
    'games/lines/ui.ts': "import '../dots/ui';",
    'games/dots/ui.ts': 'export const ui = 1;',
    'views/play/Play.svelte': component("import { ui } from '../../games/dots/ui';", '<p>{ui}</p>'),
  };
  expect(faults(client).sort()).toEqual([
    'games/lines/ui.ts imports games/dots/ui.ts: what games share stands in games/kit',
    'views/play/Play.svelte imports games/dots/ui.ts: games are found by looking, not by name',
  ]);
});

test('a new folder needs a place among the layers', () => {
  expect(faults({ 'misc/things.ts': '' })).toEqual(['misc/things.ts: its folder has no layer']);
});
