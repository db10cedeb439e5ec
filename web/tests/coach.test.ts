import { expect, test } from 'vitest';
import { coach } from '../src/games/classic/coach';
import type { HintShape } from '../src/net/protocol.gen';
import { NINE } from '../src/sudoku/grid';
import { BLANK, link, linkOf, onePerNote, rolesAt } from '../src/views/coach/drawing';

const at = (sweeps: boolean) =>
  ({
    grid: NINE,
    seat: 1,
    // a1 has a digit over its notes; b1 is empty, and so is c1, which is to become 5.
    view: {
      board: '4'.padEnd(81, '.'),
      notes: { a1: [4, 5], b1: [5, 6], c1: [5, 7], i9: [5] },
      over: false,
      sweeps,
    },
  }) as unknown as Parameters<typeof coach.doing>[0];
const five = { places: { cell: 'c1', symbol: 5 }, removes: [], erase: [] } as unknown as HintShape;

test('a digit of the coach takes its notes out of the empty cells that it sees', () => {
  expect(coach.doing(at(false), five)?.moves).toEqual(['c1=5', 'note b1 5']);
});

test('where digits take notes out by themselves, the coach only writes', () => {
  expect(coach.doing(at(true), five)?.moves).toEqual(['c1=5']);
});

test('a note that a drawing marks twice has one sign, the last one', () => {
  const mark = (cell: number, symbol: number, role: string) => ({ cell, symbol, role });
  expect(
    onePerNote([mark(1, 5, 'pincer'), mark(2, 5, 'pincer'), mark(1, 5, 'target'), mark(1, 6, 'pincer')]),
  ).toEqual([mark(1, 5, 'target'), mark(2, 5, 'pincer'), mark(1, 6, 'pincer')]);
});

test('a link along an edge bends into the board', () => {
  const high = (line: string | null) => Number(/Q\S+ (\S+)/.exec(line ?? '')?.[1]);
  const [left, right] = [50, 850].map((x) => ({ x, y: 880 }));
  if (!left || !right) throw new Error();
  expect(high(link(left, right))).toBeLessThan(880);
  expect(high(link(right, left))).toBeLessThan(880);
});

test('a link to cells that lie apart ends at the nearest of them, not in a cell between', () => {
  const end = (cells: number[]) =>
    linkOf(NINE, { cells: [8], symbol: 5 }, { cells, symbol: 5 })
      ?.split(' ')
      .at(-2);
  expect(Number(end([0, 3]))).toBeGreaterThan(350);
  expect(Number(end([0, 3]))).toBeLessThan(400);
  expect(Number(end([2, 3]))).toBeGreaterThan(300);
  expect(Number(end([2, 3]))).toBeLessThan(350);
});

test('at each beat a legend knows which of its signs are drawn', () => {
  const drawing = {
    ...BLANK,
    frames: [{ cells: [0], role: 'base', name: '', beat: 1, until: 3 }],
    marks: [{ cell: 0, symbol: 1, role: 'elimination', beat: 3, until: 3 }],
    tints: [{ cells: [0], tone: 'odd', beat: 2, until: 2 }],
    places: [[1, 5]],
    beats: 3,
    legend: ['wrong', 'base', 'elimination', 'placement'],
  } as unknown as typeof BLANK;
  expect([1, 2, 3].map((beat) => rolesAt(drawing, beat))).toEqual([
    ['base'],
    ['wrong', 'base'],
    ['base', 'elimination', 'placement'],
  ]);
});
