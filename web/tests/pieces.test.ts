import { expect, test } from 'vitest';
import { pieces } from '../src/problems/pieces';

const cut = (text: string, most: number) => pieces(text, most).map((one) => [one.text, one.before]);

test('a text that is short enough stays whole', () => {
  expect(cut('one\ntwo\n', 100)).toEqual([['one\ntwo\n', 0]]);
  expect(cut('', 100)).toEqual([]);
});

test('a long text is cut between lines, and each piece knows how many are before it', () => {
  expect(cut('one\ntwo\nsix\n', 9)).toEqual([
    ['one\ntwo\n', 0],
    ['six\n', 2],
  ]);
});

test('where there are empty lines, it is cut there', () => {
  expect(cut('aa\nbb\n\ncc\ndd\n', 12)).toEqual([
    ['aa\nbb\n\n', 0],
    ['cc\ndd\n', 3],
  ]);
});

test('a line without an end is cut anywhere', () => {
  expect(cut('abcdefg', 3)).toEqual([
    ['abc', 0],
    ['def', 0],
    ['g', 0],
  ]);
});
