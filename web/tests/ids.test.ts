import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { gameIds, sources } from './folders';

const web = fileURLToPath(new URL('..', import.meta.url));
const ids = gameIds(`${web}/src/games`);
const files = [
  ...['src', 'build', 'public'].flatMap((folder) =>
    sources(`${web}/${folder}`, /\.(ts|svelte|css|js|html)$/),
  ),
  `${web}/index.html`,
  `${web}/vite.config.ts`,
].map((file) => relative(web, file));

/** The generated types know the games: they are made from the rules. */
const isAllowed = (file: string) =>
  file === 'src/net/protocol.gen.ts' || ids.some((id) => file.startsWith(`src/games/${id}/`));

/** An id as text, in an address, as the start or the end of a key, or as a key of an object. */
function mentions(id: string, text: string): string[] {
  const told = new RegExp(`(?<=['"\`/-])${id}(?=['"\`/?-])|(?<=^\\s*)${id}: [\\[{(]`, 'gm');
  return [...text.matchAll(told)].map((match) => match[0]);
}

test('the games have folders', () => {
  expect(ids.length).toBeGreaterThanOrEqual(7);
});

test('an id is recognised where it matters, and an ordinary word is not', () => {
  const told = ["game === 'lines'", '/new/lines?x', "t('lines-name')", 't(`learn-lines-1`)', '  lines: [1],'];
  for (const text of told) expect(mentions('lines', text)).toHaveLength(1);
  for (const text of ['the lines of', 'lines={lines}', '{ lines: found }'])
    expect(mentions('lines', text)).toEqual([]);
});

test('no file outside the folder of a game names the game', () => {
  const named = files
    .filter((file) => !isAllowed(file))
    .flatMap((file) => {
      const text = readFileSync(`${web}/${file}`, 'utf8');
      return ids.flatMap((id) => mentions(id, text).map((match) => `${file}: ${match}`));
    });
  expect(named).toEqual([]);
});

test('every game with a table has a box, a picture, its rules in a minute and a lesson', () => {
  for (const id of ids)
    for (const part of ['Motif.svelte', 'minute.json', 'lesson.json'])
      expect(readFileSync(`${web}/src/games/${id}/${part}`, 'utf8').length).toBeGreaterThan(50);
});
