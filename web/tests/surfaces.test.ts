/** Words stay readable on every surface: the darkest or lightest line of its texture is what they are measured on. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../src/style/${name}.css`, import.meta.url), 'utf8');
const tokens = read('tokens') + read('themes');
const surfaces = read('surfaces');

type Colour = readonly [number, number, number, number];

function colour(text: string): Colour {
  const hex = text.slice(1);
  const wide = hex.length < 6 ? [...hex].map((one) => one + one).join('') : hex;
  const at = (place: number) => Number.parseInt(wide.slice(place, place + 2) || 'ff', 16);
  return [at(0), at(2), at(4), at(6) / 255];
}

function over([r, g, b, alpha]: Colour, ground: Colour): Colour {
  const mix = (one: number, two: number) => alpha * one + (1 - alpha) * two;
  return [mix(r, ground[0]), mix(g, ground[1]), mix(b, ground[2]), 1];
}

function luminance([r, g, b]: Colour): number {
  const [x = 0, y = 0, z = 0] = [r, g, b].map((one) => {
    const part = one / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * x + 0.7152 * y + 0.0722 * z;
}

function contrast(one: Colour, two: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The values of a block of declarations; `light-dark` gives one of its two. */
function block(css: string, selector: string, isDark: boolean): Map<string, string> {
  const values = new Map<string, string>();
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`no block: ${selector}`);
  for (const [, name = '', value = ''] of css
    .slice(start, css.indexOf('}', start))
    .matchAll(/--([\w-]+): ([^;]+);/g)) {
    const two = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
    values.set(name, two ? ((isDark ? two[2] : two[1]) ?? '') : value);
  }
  return values;
}

const THEMES: readonly (readonly [string, string])[] = [
  ['light', ':root'],
  ['dark', ':root[data-theme="dark"]'],
];
const ALL = ':root:not([data-theme="contrast"])';
const SURFACES = [
  ALL,
  ...['felt', 'slate'].map((one) => `:root[data-surface="${one}"]:not([data-theme="contrast"])`),
];

for (const [theme, selector] of THEMES)
  for (const surface of SURFACES)
    it(`${theme}: ${surface}`, () => {
      const isDark = theme === 'dark';
      const values = new Map([
        ...block(tokens, selector, isDark),
        ...block(surfaces, ALL, isDark),
        ...block(surfaces, surface, isDark),
      ]);
      const of = (name: string) => colour(values.get(name) ?? '');
      // Two threads of the texture cross, under the lamp.
      const table = over(of('lamp'), over(of('grain'), over(of('grain'), of('paper'))));
      const cloth = over(of('weave'), over(of('weave'), of('board')));
      for (const ground of [table, of('paper'), of('panel')])
        for (const name of ['ink', 'soft', 'accent', 'good', 'bad'])
          expect(contrast(of(name), ground), `${name} on the table`).toBeGreaterThan(4.5);
      for (const name of ['ink', 'focus'])
        expect(contrast(of(name), cloth), `${name} in a cell`).toBeGreaterThan(4.5);
      for (let number = 1; number <= 9; number += 1) {
        const [r, g, b] = colour(new RegExp(`--n${number}: (#\\w+);`).exec(tokens)?.[1] ?? '');
        const painted = over([r, g, b, Number.parseInt(values.get('paint') ?? '', 10) / 100], of('board'));
        for (const name of ['ink', 'soft', 'focus'])
          expect(contrast(of(name), painted), `${name} in a cell of colour ${number}`).toBeGreaterThan(3.4);
      }
      for (const ground of [table, cloth])
        expect(contrast(of('frame'), ground), 'the frame').toBeGreaterThan(3);
      for (const name of ['cell-line', 'line', 'block-line'])
        expect(contrast(of(name), name === 'line' ? table : cloth), name).toBeGreaterThan(2.9);
    });
