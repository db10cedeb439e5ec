import { expect, test } from 'vitest';
import { pieces, withoutMarks } from '../src/words/marks';

const TOLD = 'Equal points win. [reading|Or nobody does.] Write, or pass. [edition|Not in 2006.]';

test('a text is cut behind each sentence that has a sign', () => {
  expect(pieces(TOLD)).toEqual([
    { text: 'Equal points win.', mark: { origin: 'reading', text: 'Or nobody does.' } },
    { text: ' Write, or pass.', mark: { origin: 'edition', text: 'Not in 2006.' } },
  ]);
  expect(pieces('All of it is printed.')).toEqual([{ text: 'All of it is printed.', mark: null }]);
});

test('signs are not read aloud', () => {
  expect(withoutMarks(TOLD)).toBe('Equal points win. Write, or pass.');
});
