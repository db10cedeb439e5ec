import fc from 'fast-check';
import { expect, test } from 'vitest';
import { branching } from '../src/games/classic/branches';
import { optimistic } from '../src/games/classic/cells';
import type { AnyView, ViewOf } from '../src/net/protocol.gen';
import type { Playing } from '../src/state/live/playing.svelte';
import { changed, changeOf } from '../src/storage/branches';
import { grown, leafAt, planted } from '../src/sudoku/undo_tree';
import { Desk } from '../src/views/analyse/desk.svelte';
import { type Branches, branchesOf, follow } from '../src/views/branches/branches.svelte';
import { emptyStore } from './device_store';

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
function table(id = 'AAAA 1', view: View = START) {
  const made: string[][] = [];
  const playing = {
    view: view as AnyView,
    make(moves: readonly string[]) {
      made.push([...moves]);
      for (const move of moves) {
        this.view = played(this.view as View, move);
        branches.see(this.view, move === moves.at(-1));
      }
    },
  };
  const branches: Branches = follow(playing as unknown as Playing, branching as never, id);
  branches.see(view, true);
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
  expect(leafAt(branches.tree ?? expect.fail()).move).toBe('b2=7');
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

const device = emptyStore();

test('branches are there again after a reload, for their game alone', () => {
  const { branches, play, playing } = table('CODE 1');
  play('b2=7');
  play('c2=8', 'note d2 1');
  play('erase c2', 'note d2 1');
  play('centre e5 3');
  branches.keep();
  const later = table('CODE 1', playing.view as View).branches;
  expect(later.tree).toEqual(branches.tree);
  expect(later.hasForks).toBe(true);
  later.other();
  expect(later.tree?.leaves).toHaveLength(branches.tree?.leaves.length ?? 0);
  expect(table('CODE 2', playing.view as View).branches.tree?.leaves).toHaveLength(1);
});

test('a game that is over keeps nothing, and no more than a few games are kept', () => {
  const ended = table('OVER 1');
  ended.play('b2=7');
  ended.branches.keep();
  ended.playing.view = { ...ended.playing.view, over: true };
  ended.branches.keep();
  expect(table('OVER 1').branches.tree?.leaves).toHaveLength(1);
  for (let number = 1; number <= 20; number++) {
    const { branches, play } = table(`MANY ${number}`);
    play('b2=7');
    branches.keep();
  }
  const kept = JSON.parse(device.get('fullhouse:branches') ?? '[]') as { id: string }[];
  expect(kept.map(({ id }) => id)).toEqual([20, 19, 18, 17, 16, 15, 14, 13].map((one) => `MANY ${one}`));
});

test('a tree that is too large is not kept', () => {
  const { branches } = table('LARGE 1');
  const move = 'x'.repeat(61_000);
  branches.tree = grown(planted(''), '', move);
  branches.keep();
  expect(device.get('fullhouse:branches') ?? '[]').toBe('[]');
});

test.each([
  'null',
  '{}',
  '[1,null,{"id":"CODE 1"}]',
  '[{"id":"CODE 1","leaves":[],"at":0,"last":{}}]',
  '[{"id":"CODE 1","leaves":[[-1,"0 0 {}"]],"at":0}]',
  '[{"id":"CODE 1","leaves":[[-1,"0 0 {\\"board\\":\\"..\\",\\"notes\\":{},\\"centre\\":{}}"],[5,"0 0 "]],"at":7}]',
  '[{"id":"CODE 1","leaves":[7,8],"at":{},"last":3}]',
  'nonsense',
])('bad data of an earlier visit is ignored: %s', (stored) => {
  device.set('fullhouse:branches', stored);
  const { branches, play } = table('CODE 1');
  play('b2=7');
  expect(branches.tree?.leaves.map(({ move }) => move)).toEqual(['', 'b2=7']);
});

test('what changed between two texts is enough to have the second', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      expect(changed(before, changeOf(before, after))).toBe(after);
    }),
  );
});

test('an analysed position keeps its branches, whatever else is analysed', () => {
  const start = { problem: `5${'.'.repeat(80)}`, grid: `5${'.'.repeat(80)}`, candidates: '' };
  const desk = new Desk(start);
  desk.do('b2=7');
  desk.undo();
  desk.do('c2-8');
  desk.keeper.now();
  expect(new Desk(start).tree).toEqual(desk.tree);
  expect(new Desk({ ...start, candidates: 'c2=12' }).tree.leaves).toHaveLength(1);
});
