import { expect, test } from 'vitest';
import type { GameInput } from '../src/contract/ui';
import { ui } from '../src/games/classic/ui';
import type { AnyView } from '../src/net/protocol.gen';
import { changedLooks } from '../src/state/situation';
import type { Command } from '../src/state/state';

const VIEW = {
  board: '1.3'.padEnd(81, '.'),
  givens: '1'.padEnd(81, '.'),
  owners: Array.from({ length: 81 }, (_, cell) => (cell === 2 ? 1 : 0)),
  notes: { b1: [4, 7] },
  centre: {},
  scores: [0],
} as unknown as AnyView;
const looks = ui.looks(VIEW as Parameters<typeof ui.looks>[0]);

function after(...moves: string[]): [number, string, number, readonly number[]][] {
  const queue = moves.map(
    (move, index): Command => ({
      id: String(index),
      body: { do: 'play', move, seat: 1 },
      press: index + 1,
      after: null,
      isAnnounced: false,
      seq: null,
    }),
  );
  return [...changedLooks(VIEW, 1, queue, ui as unknown as GameInput, looks)].map(
    ([cell, { kind, symbol, notes }]) => [cell, kind, symbol, notes],
  );
}

test('a digit that is written is seen in its cell, without its notes', () => {
  expect(after('b1=5')).toEqual([[1, 'ink', 5, []]]);
});

test('notes that come or go, and what is erased', () => {
  expect(after('note b1 5')).toEqual([[1, 'empty', 0, [4, 5, 7]]]);
  expect(after('erase c1')).toEqual([[2, 'empty', 0, []]]);
  expect(after('erase c1', 'c1=8')).toEqual([[2, 'ink', 8, []]]);
});

test('nothing changes where a move does nothing, or where only the server knows what it does', () => {
  expect(after('a1=5')).toEqual([]);
  expect(after('undo')).toEqual([]);
  expect(after('note b1 5', 'note b1 5')).toEqual([]);
  expect(after()).toEqual([]);
});
