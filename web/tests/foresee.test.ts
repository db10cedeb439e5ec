import { expect, test } from 'vitest';
import type { GameUi } from '../src/contract/ui';
import { foresee } from '../src/games/classic/foresee';
import { ui } from '../src/games/classic/ui';
import { Foresight } from '../src/state/foresight.svelte';
import type { TableState } from '../src/state/table';

const VIEW = {
  board: '1.3'.padEnd(81, '.'),
  givens: '1'.padEnd(81, '.'),
  owners: Array.from({ length: 81 }, (_, cell) => (cell === 2 ? 2 : 0)),
  notes: { b1: [4, 7] },
  centre: {},
} as unknown as Parameters<typeof foresee>[0];
const after = (move: string) => foresee(VIEW, 1, move);

test('a digit comes to an empty cell, and is its writer’s', () => {
  expect(after('b1=5').board.slice(0, 3)).toBe('153');
  expect(after('b1=5').owners.slice(0, 3)).toEqual([0, 1, 2]);
  expect(after('b1=5').notes).toBe(VIEW.notes); // the server tells which notes go
});

test('a note comes, or goes where it stands', () => {
  expect(after('note b1 5').notes).toEqual({ b1: [4, 5, 7] });
  expect(after('note b1 4').notes).toEqual({ b1: [7] });
  expect(after('centre d1 9').centre).toEqual({ d1: [9] });
});

test('what was written can be erased, what is given cannot', () => {
  expect(after('erase c1').board.slice(0, 3)).toBe('1..');
  expect(after('erase a1')).toBe(VIEW);
});

test('nothing is foreseen for full cells and for moves of which only the server knows what they do', () => {
  for (const move of ['a1=5', 'c1=5', 'note c1 5', 'undo', 'fill', 'clear 5', 'sweep', 'hint', 'z9=1', ''])
    expect(after(move)).toBe(VIEW);
});

test('a move under way is drawn until it is told or refused, and only for its own seat', () => {
  const told: { seq: number; seat: number; move: string }[] = [{ seq: 6, seat: 1, move: 'b1=5' }];
  const foresight = new Foresight(ui as unknown as GameUi, () => ({ seq: 7, told }) as unknown as TableState);
  const board = (seat = 1) => foresight.after(VIEW as never, seat).board.slice(0, 4);
  const answered = foresight.expect(['b1=5', 'd1=6'], 1);
  expect(board()).toBe('1536');
  expect(board(2)).toBe('1.3.');
  told.push({ seq: 8, seat: 1, move: 'b1=5' });
  expect(board()).toBe('1.36'); // the next view has it
  answered();
  expect(board()).toBe('1.3.');
});

test('of two equal moves the first one told leaves the second under way', () => {
  const told: { seq: number; seat: number; move: string }[] = [];
  const foresight = new Foresight(ui as unknown as GameUi, () => ({ seq: 7, told }) as unknown as TableState);
  const notes = () => (foresight.after(VIEW as never, 1) as typeof VIEW).notes;
  foresight.expect(['note b1 5'], 1);
  foresight.expect(['note b1 5'], 1);
  expect(notes()).toEqual({ b1: [4, 7] });
  told.push({ seq: 8, seat: 1, move: 'note b1 5' });
  expect(notes()).toEqual({ b1: [4, 5, 7] }); // once over the view, which here has not changed
});

test('only the server knows what comes of a move that names no cell', () => {
  const foresight = new Foresight(ui as unknown as GameUi, () => ({ seq: 7, told: [] }) as never);
  const entered = foresight.expect(['b1=5', 'note d1 6'], 1);
  expect([foresight.isWaiting, foresight.isBlind]).toEqual([true, false]);
  const undone = foresight.expect(['undo'], 1);
  expect(foresight.isBlind).toBe(true);
  entered();
  undone();
  expect([foresight.isWaiting, foresight.isBlind]).toEqual([false, false]);
});

test('a digit that is written, erased and written again is drawn while each of these is told', () => {
  const told: { seq: number; seat: number; move: string }[] = [];
  const foresight = new Foresight(ui as unknown as GameUi, () => ({ seq: 7, told }) as unknown as TableState);
  const board = (view = VIEW) => foresight.after(view as never, 1).board.slice(0, 3);
  const written = foresee(VIEW, 1, 'b1=5');
  const [first, second, third] = ['b1=5', 'erase b1', 'b1=5'].map((move) => foresight.expect([move], 1));
  expect(board()).toBe('153');
  told.push({ seq: 8, seat: 1, move: 'b1=5' });
  first?.();
  expect(board(written)).toBe('153');
  told.push({ seq: 9, seat: 1, move: 'erase b1' });
  second?.();
  expect(board()).toBe('153');
  told.push({ seq: 10, seat: 1, move: 'b1=5' });
  expect(board()).toBe('1.3'); // the next view has it
  third?.();
});

test('once a move is refused, what was entered in its cell after it is forgotten', () => {
  const foresight = new Foresight(ui as unknown as GameUi, () => ({ seq: 7, told: [] }) as never);
  for (const moves of [['b1=5'], ['erase b1', 'b1=6'], ['d1=4']]) foresight.expect(moves, 1);
  foresight.refuse('b1=5', 1);
  expect([foresight.count('b1=6', 1), foresight.count('d1=4', 1)]).toEqual([0, 1]);
  expect(foresight.after(VIEW as never, 1).board.slice(0, 4)).toBe('1.34');
});
