import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { penLooks } from '../src/games/kit/writing';

const read = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8');

test('givens are black, other digits have the colour of their writer; alone they are ink', () => {
  const written = {
    scores: [0, 0],
    board: '12'.padEnd(81, '.'),
    givens: '1'.padEnd(81, '.'),
    owners: [0, 2],
  };
  expect(penLooks(written).slice(0, 2)).toMatchObject([{ kind: 'given' }, { kind: 'pen', by: 2 }]);
  expect(penLooks({ ...written, racer: 2 })[1]).toMatchObject({ kind: 'ink' });
  const alone = penLooks({ ...written, scores: [0] }).slice(0, 2);
  expect(alone).toMatchObject([{ kind: 'given' }, { kind: 'ink' }]);
});

test('nine numbers have nine colours, and a tile shows its number too', () => {
  const colours = [...read('style/tokens.css').matchAll(/--n(\d): (#\w{6});/g)];
  const light = new Map(colours.slice(0, 9).map(([, number, colour]) => [number, colour]));
  expect(light.size).toBe(9);
  expect(new Set(light.values()).size).toBe(9);
  expect(read('board/Tile.svelte')).toContain('<Figure {symbol}');
});

test('each of the six animals has an outline of its own', () => {
  const branches = read('games/animals/Animal.svelte')
    .split(/\{(?:#if|:else)/)
    .slice(1, 7);
  const outlines = branches.map((one) => [...one.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path));
  expect(outlines.length).toBe(6);
  expect(outlines.every((paths) => paths.length > 0)).toBe(true);
  expect(new Set(outlines.flat()).size).toBe(outlines.flat().length);
});
