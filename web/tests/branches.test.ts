import { expect, test } from 'vitest';
import { branching } from '../src/games/classic/branches';
import { optimistic } from '../src/games/classic/optimistic';
import type { AnyView, ViewOf } from '../src/net/protocol.gen';
import type { Playing } from '../src/state/live/playing.svelte';
import { leafAt } from '../src/sudoku/undo_tree';
import { type Branches, branchesOf, follow } from '../src/views/branches/branches.svelte';

type View = ViewOf['classic'];
const START = {
  board: `5${'.'.repeat(80)}`,
  givens: `5${'.'.repeat(80)}`,
  owners: Array(81).fill(0),
  notes: {},
  centre: {},
  over: false,
} as unknown as View;
const played = (view: View, ...moves: string[]) =>
  moves.reduce((now, move) => optimistic.predict(now, 1, move), view);

/** A table that carries out what it is asked at once; `shown` is all that it has shown. */
function table() {
  const made: string[][] = [];
  const playing = {
    view: START as AnyView,
    make(moves: readonly string[]) {
      made.push([...moves]);
      for (const move of moves) {
        this.view = played(this.view as View, move);
        branches.see(this.view, move === moves.at(-1));
      }
    },
  };
  const branches: Branches = follow(playing as unknown as Playing, branching as never);
  branches.see(START, true);
  const play = (...moves: string[]) => {
    playing.view = played(playing.view as View, ...moves);
    branches.see(playing.view, true);
  };
  return { playing, branches, play, made };
}

test('a position is what is written and seen: order, and notes under digits, do not count', () => {
  const one = played(START, 'note c3 5', 'note b2 4', 'note b2 1', 'b2=7');
  const other = played(START, 'b2=7', 'note c3 5');
  expect(branching.position(one)).toBe(branching.position(other));
  expect(branching.towards(one, branching.position(other))).toEqual([]);
});

test('moves lead from any position to any other: digits first, then notes', () => {
  const from = played(START, 'b2=7', 'note c3 5', 'centre c3 1');
  const to = played(START, 'b2=8', 'd4=1', 'note c3 6');
  const goal = branching.position(to);
  const digits = branching.towards(from, goal);
  expect(digits).toEqual(['erase b2', 'b2=8', 'd4=1']);
  const half = played(from, ...digits);
  const notes = branching.towards(half, goal);
  expect(notes).toEqual(['note c3 5', 'note c3 6', 'centre c3 1']);
  expect(branching.position(played(half, ...notes))).toBe(goal);
});

test('what was taken back is a branch that one key reaches again', () => {
  const { branches, play, playing, made } = table();
  play('b2=7');
  play('c2=8');
  play('note d2 1');
  play('note d2 1'); // the same once more takes it away: that is where one was before
  expect(branches.tree?.leaves).toHaveLength(4);
  play('erase c2');
  expect(leafAt(branches.tree ?? expect.fail()).deed).toBe('b2=7');
  play('c2=9');
  expect(branches.hasForks).toBe(true);
  const here = branching.position(playing.view as View);
  branches.other();
  expect(branching.position(playing.view as View)).toBe(
    branching.position(played(START, 'b2=7', 'c2=8', 'note d2 1')),
  );
  expect(made).toEqual([['erase c2', 'c2=8'], ['note d2 1']]);
  branches.other();
  expect(branching.position(playing.view as View)).toBe(here);
  expect(branches.tree?.leaves).toHaveLength(5); // the ways between branches are none
  expect(branchesOf(playing as unknown as Playing)).toBe(branches);
});

test('after the end nobody goes anywhere', () => {
  const { branches, play, playing, made } = table();
  play('b2=7');
  playing.view = { ...playing.view, over: true };
  branches.go(0);
  expect(made).toEqual([]);
});
