import { expect, test } from 'vitest';
import { lightsOf } from '../src/board/layers/lights';
import { changed, isSameSquare, type Shown, squaresOf } from '../src/board/squares';
import { SIX } from '../src/sudoku/grid';
import { EMPTY, looksOf, steady } from '../src/sudoku/looks';

const LOOKS = looksOf('123456'.padEnd(36, '.'));

const lit = (more: object = {}) => ({
  grid: SIX,
  looks: LOOKS,
  marks: {},
  tones: [],
  looked: 7,
  houses: true,
  symbol: 1,
  ...more,
});

/** The points that one box takes, with the way to it and back. */
const CORNERS = 7;

test('every cell lies in one light at most over its houses, and each kind is one shape', () => {
  const lights = lightsOf(lit({ marks: { clash: [0, 8], target: [8], selected: [7, 9] }, tones: ['odd'] }));
  const boxes = Object.fromEntries(
    lights.map(({ kind, points }) => [kind, Math.floor(points.split(' ').length / CORNERS)]),
  );
  // The houses are three boxes below all others; one cell is given a tone, one clashes, one is selected.
  expect(boxes).toEqual({ lit: 3, same: 0, clash: 1, odd: 1, chosen: 2 });
  // What comes and goes with every step has its place, also where it is empty.
  expect(lightsOf(lit({ looked: -1 }))).toEqual([
    { kind: 'lit', points: '' },
    { kind: 'same', points: '0,0 0,0 100,0 100,100 0,100 0,0 0,0 ' },
    { kind: 'chosen', points: '' },
  ]);
});

test('houses are not lit beside cells that are lit because a tile fits', () => {
  const points = (more: object) => lightsOf(lit(more)).find(({ kind }) => kind === 'lit')?.points;
  expect(points({ marks: { open: [3] } })).toBe('');
  expect(points({ marks: { open: [] } })).not.toBe('');
});

test('a square that shows the same as before is the same object', () => {
  const shown: Shown = {
    cells: 36,
    looks: LOOKS,
    label: (cell) => `cell ${cell}`,
    marked: [],
    tones: [],
    fresh: new Set(),
    selected: null,
    stop: 0,
    arriving: -1,
    stirs: -1,
  };
  const before = squaresOf(shown);
  const now = steady(before, squaresOf({ ...shown, stop: 3, marked: [' m-last'] }), isSameSquare);
  expect(now.flatMap((square, cell) => (square === before[cell] ? [] : [cell]))).toEqual([0, 3]);
  expect(now[0]?.classes).toBe('cell m-last');
  expect(now[1]?.isSelected).toBe(undefined);
});

test('a symbol that has just come is fresh; another position is not', () => {
  const more = LOOKS.with(20, { ...EMPTY, kind: 'tile', symbol: 4 });
  expect(changed(LOOKS, more, 6)).toEqual(new Set([20]));
  expect(changed(more, LOOKS, 6)).toEqual(new Set());
  expect(changed([], LOOKS, 6)).toEqual(new Set());
  expect(changed(looksOf('.'.repeat(36)), LOOKS, 5)).toEqual(new Set());
});
