/** What the television calls out, the voice it says it with, and the names of cells. */
import { afterEach, expect, test } from 'vitest';
import { place } from '../src/board/labels';
import { voiceFor } from '../src/device/sound';
import type { AnyView } from '../src/net/protocol.gen';
import type { LogEntry } from '../src/state/table';
import { gridOf } from '../src/sudoku/grid';
import { cellsNamed, namedHere } from '../src/views/coach/names';
import { callOf } from '../src/views/television/calls';
import { callCells, spoken, withCellNames } from '../src/words/words.svelte';

const NINE_GRID = gridOf('.'.repeat(81));
const view = (to_move: number | null) => ({ to_move }) as AnyView;
const told = (seat: number, ...events: object[]) =>
  ({ seq: 3, what: 'played', seat, move: 'x', events }) as unknown as LogEntry;

afterEach(() => callCells('c5'));

test('a verdict shows the culprit with what it cost, and who plays now and then', () => {
  const objected = { type: 'objected', seat: 1, against: 2, upheld: true };
  const undone = { type: 'undone', seat: 2, points: 7 };
  expect(callOf(told(1, objected, undone), view(3))).toEqual({
    about: 2,
    key: 'moment-called',
    tone: 'bad',
    swing: -7,
    next: 3,
  });
  const vain = { type: 'objected', seat: 1, against: 2, upheld: false };
  expect(callOf(told(1, vain), view(1))).toMatchObject({ about: 2, key: 'tv-no-fault' });
});

test('a move shows what it brought whoever made it, and one that brought nothing is not called', () => {
  const laid = { type: 'laid', seat: 2, points: 6 };
  expect(callOf(told(2, laid), view(1))).toMatchObject({ about: 2, key: '', swing: 6, tone: 'good' });
  expect(callOf(told(2, { type: 'accepted', seat: 2 }), view(1)).about).toBe(0);
  expect(callOf(undefined, view(null))).toMatchObject({ about: 0, next: 0 });
});

test('a voice speaks the language, from this device if there is one, else there is silence', () => {
  const far = { lang: 'fr-FR', localService: false };
  const near = { lang: 'fr-CA', localService: true };
  expect(voiceFor([far, near], 'fr')).toBe(near);
  expect(voiceFor([far], 'fr')).toBe(far);
  expect(voiceFor([far], 'ru')).toBeNull();
});

test('a cell has one name in facts, texts and on the board', () => {
  expect(place(NINE_GRID, 38)).toBe('c5');
  callCells('r5c3');
  expect(place(NINE_GRID, 38)).toBe('r5c3');
  expect(spoken({ cell: 'c5', because: ['a1', 'i9'], cells: 'a1 b2', name: 'c5', symbol: 5 })).toMatchObject({
    cell: 'r5c3',
    cells: 'r1c1 r2c2',
    name: 'c5',
    symbol: 5,
  });
  expect(withCellNames('The 4 in c5 sees d5.')).toBe('The 4 in r5c3 sees r5c4.');
});

test('a column is called in words as it is on the board', () => {
  const all = Array.from({ length: NINE_GRID.cells }, (_, cell) => cell);
  const columns = (...which: number[]) => all.filter((cell) => which.includes(cell % 9));
  const told = (text: string, cells: readonly number[]) => namedHere({ text, cells, role: '' });
  callCells('r5c3');
  expect(told('in column e', columns(4))).toBe('in column 5');
  expect(told('nelle colonne c, e e f', columns(2, 4, 5))).toBe('nelle colonne 3, 5 e 6');
  expect(told('in rows 1 and 4', all.slice(0, 9))).toBe('in rows 1 and 4');
  expect(told('a1/b1=5', [0, 1])).toBe('r1c1/r1c2=5');
  callCells('c5');
  expect(told('in column e', columns(4))).toBe('in column e');
});

test('a text is cut where it names a cell, by either name', () => {
  for (const name of ['c5', 'r5c3']) {
    const phrases = cellsNamed(NINE_GRID, `Better: write 6 in ${name}.`);
    expect(phrases.map(({ text }) => text).join('')).toBe(`Better: write 6 in ${name}.`);
    expect(phrases.map(({ cells }) => cells)).toEqual([[], [38], []]);
  }
});
