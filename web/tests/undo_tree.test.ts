import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as undo from '../src/sudoku/undo_tree';

const moves = (...all: string[]) =>
  all.reduce((tree, move) => undo.grown(tree, move, undo.leafAt(tree).state + move), undo.planted(''));

test('what was taken back stays when something else is done', () => {
  let tree = undo.back(undo.back(moves('a', 'b', 'c')));
  tree = undo.grown(tree, 'd', 'ad');
  expect(undo.leafAt(tree).state).toBe('ad');
  expect(tree.leaves.map(({ move }) => move)).toEqual(['', 'a', 'b', 'c', 'd']);
  tree = undo.forth(undo.forth(undo.gone(undo.back(tree), 2)));
  expect(undo.leafAt(tree).state).toBe('abc');
  expect(undo.canGoForth(tree)).toBe(false);
});

test('the same move from the same place is no second branch', () => {
  const tree = undo.grown(undo.back(moves('a', 'b')), 'b', 'ab');
  expect(tree.leaves).toHaveLength(3);
});

test('doing again leads where one came from last', () => {
  let tree = undo.grown(undo.back(moves('a', 'b')), 'c', 'ac');
  tree = undo.back(undo.back(undo.gone(tree, 2)));
  expect(undo.leafAt(undo.forth(undo.forth(tree))).state).toBe('ab');
});

test('rows are runs without a fork', () => {
  const tree = undo.grown(undo.back(moves('a', 'b', 'c')), 'd', 'abd');
  expect(undo.runsOf(tree)).toEqual([
    { ids: [0, 1, 2], depth: 0 },
    { ids: [3], depth: 1 },
    { ids: [4], depth: 1 },
  ]);
});

test('whatever is done, every state is what its moves make, and nothing is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('<', '>'))), (inputs) => {
      let tree = undo.planted('');
      let most = 1;
      for (const one of inputs) {
        if (one === '<') tree = undo.back(tree);
        else if (one === '>') tree = undo.forth(tree);
        else tree = undo.grown(tree, one, undo.leafAt(tree).state + one);
        expect(tree.leaves.length).toBeGreaterThanOrEqual(most);
        most = tree.leaves.length;
      }
      for (const { id, state } of tree.leaves)
        expect(
          undo
            .pathTo(tree, id)
            .map(({ move }) => move)
            .join(''),
        ).toBe(state);
      expect(undo.canGoBack(undo.gone(tree, 0))).toBe(false);
      expect(
        undo
          .runsOf(tree)
          .flatMap(({ ids }) => ids)
          .sort((a, b) => a - b),
      ).toEqual(tree.leaves.map(({ id }) => id));
    }),
  );
});

test('the next branch of the nearest fork is reached at its end, and round again', () => {
  const straight = moves('a', 'b', 'c');
  expect([undo.hasForks(straight), undo.otherTip(straight)]).toEqual([false, null]);
  // Three branches from a: b c, then d, then e f; one stands at f.
  let tree = undo.grown(undo.back(undo.back(straight)), 'd', 'ad');
  tree = undo.grown(undo.grown(undo.back(tree), 'e', 'ae'), 'f', 'aef');
  expect(undo.hasForks(tree)).toBe(true);
  const visited: string[] = [];
  for (let turn = 0; turn < 4; turn++) {
    tree = undo.gone(tree, undo.otherTip(tree) ?? 0);
    visited.push(undo.leafAt(tree).state);
  }
  expect(visited).toEqual(['abc', 'ad', 'aef', 'abc']);
  expect(undo.leafAt(tree, undo.otherTip(undo.back(undo.back(tree))) ?? 0).state).toBe('ad'); // from the fork itself
  expect(undo.tipOf(tree, 0)).toBe(tree.at);
});
