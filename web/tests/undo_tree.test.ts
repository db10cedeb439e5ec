import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  back,
  canGoBack,
  canGoForth,
  forth,
  gone,
  grown,
  hasForks,
  leafAt,
  otherTip,
  pathTo,
  planted,
  runsOf,
  tipOf,
} from '../src/sudoku/undo_tree';

const moves = (...all: string[]) =>
  all.reduce((tree, move) => grown(tree, move, leafAt(tree).state + move), planted(''));

test('what was taken back stays when something else is done', () => {
  let tree = back(back(moves('a', 'b', 'c')));
  tree = grown(tree, 'd', 'ad');
  expect(leafAt(tree).state).toBe('ad');
  expect(tree.leaves.map(({ move }) => move)).toEqual(['', 'a', 'b', 'c', 'd']);
  tree = forth(forth(gone(back(tree), 2)));
  expect(leafAt(tree).state).toBe('abc');
  expect(canGoForth(tree)).toBe(false);
});

test('the same move from the same place is no second branch', () => {
  const tree = grown(back(moves('a', 'b')), 'b', 'ab');
  expect(tree.leaves).toHaveLength(3);
});

test('doing again leads where one came from last', () => {
  let tree = grown(back(moves('a', 'b')), 'c', 'ac');
  tree = back(back(gone(tree, 2)));
  expect(leafAt(forth(forth(tree))).state).toBe('ab');
});

test('rows are runs without a fork', () => {
  const tree = grown(back(moves('a', 'b', 'c')), 'd', 'abd');
  expect(runsOf(tree)).toEqual([
    { ids: [0, 1, 2], depth: 0 },
    { ids: [3], depth: 1 },
    { ids: [4], depth: 1 },
  ]);
});

test('whatever is done, every state is what its moves make, and nothing is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('<', '>'))), (inputs) => {
      let tree = planted('');
      let most = 1;
      for (const one of inputs) {
        if (one === '<') tree = back(tree);
        else if (one === '>') tree = forth(tree);
        else tree = grown(tree, one, leafAt(tree).state + one);
        expect(tree.leaves.length).toBeGreaterThanOrEqual(most);
        most = tree.leaves.length;
      }
      for (const { id, state } of tree.leaves)
        expect(
          pathTo(tree, id)
            .map(({ move }) => move)
            .join(''),
        ).toBe(state);
      expect(canGoBack(gone(tree, 0))).toBe(false);
      expect(
        runsOf(tree)
          .flatMap(({ ids }) => ids)
          .sort((a, b) => a - b),
      ).toEqual(tree.leaves.map(({ id }) => id));
    }),
  );
});

test('the next branch of the nearest fork is reached at its end, and round again', () => {
  const straight = moves('a', 'b', 'c');
  expect([hasForks(straight), otherTip(straight)]).toEqual([false, null]);
  // Three branches from a: b c, then d, then e f; one stands at f.
  let tree = grown(back(back(straight)), 'd', 'ad');
  tree = grown(grown(back(tree), 'e', 'ae'), 'f', 'aef');
  expect(hasForks(tree)).toBe(true);
  const visited: string[] = [];
  for (let turn = 0; turn < 4; turn++) {
    tree = gone(tree, otherTip(tree) ?? 0);
    visited.push(leafAt(tree).state);
  }
  expect(visited).toEqual(['abc', 'ad', 'aef', 'abc']);
  expect(leafAt(tree, otherTip(back(back(tree))) ?? 0).state).toBe('ad'); // from the fork itself
  expect(tipOf(tree, 0)).toBe(tree.at);
});
