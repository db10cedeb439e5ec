import { expect, test } from 'vitest';
import { positionOf } from '../src/sudoku/position';
import { planted } from '../src/sudoku/undo_tree';
import { textOf } from '../src/views/analyse/text';

test('the text of a desk tells what was marked by hand', () => {
  const position = positionOf(`12${'.'.repeat(79)}`);
  const titles = {
    steps: '',
    path: '',
    tree: '',
    root: '',
    centre: 'Centre',
    colours: 'Colours',
    lines: 'Lines',
  };
  const marks = {
    centre: { 2: [4, 5] },
    paints: { 0: [1], 80: [2, 9] },
    lines: { '5,7-7,7': 1, '1,1-3,3': 2, '4,8-6,8': 3, '6,2-6,4': 3, '0,0-2,0': 4 },
  };
  const text = textOf({
    position,
    tree: planted(position),
    hopeless: new Set<number>(),
    marks,
    steps: null,
    shown: null,
    path: null,
    nameOf: String,
    titles,
  });
  expect(text.trim().split('\n').slice(-3)).toEqual([
    'Centre: c1 45',
    'Colours: a1 A; i9 BI',
    'Lines: c4-d4 A; a1-b2 B; c4|c5 C; c2|d2 C; |a1 D',
  ]);
});
