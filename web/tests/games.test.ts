import { expect, test } from 'vitest';
import { type GameUi, hasPoints } from '../src/contract/ui';
import { ui as animals } from '../src/games/animals/ui';
import { ui as classic } from '../src/games/classic/ui';
import { ui as markers } from '../src/games/markers/ui';
import { ui as oneTwoThree } from '../src/games/one-two-three/ui';
import { ui as tiles } from '../src/games/tiles/ui';
import type { LegalMoves } from '../src/net/protocol.gen';
import { clashes, countsLeft, NINE } from '../src/sudoku/grid';
import { momentOf } from '../src/sudoku/moments';
import { at, board, situation } from './model/situations';

const problem = {
  board: board({ a1: '5', b2: '4' }),
  givens: board({ a1: '5' }),
  owners: Array(81).fill(0),
  notes: {},
  wrong: null,
  hints: 0,
  over: false,
};

test('classic: cell first and digit first mean the same', () => {
  expect(classic.press(situation(classic, problem), at('c3'), 6)).toEqual({ do: 'move', move: 'c3=6' });
  expect(classic.touch(situation(classic, problem, [], { armed: 6 }), at('c3'))).toEqual({
    do: 'move',
    move: 'c3=6',
  });
  expect(classic.press(situation(classic, problem, [], { mode: 'note' }), at('c3'), 6)).toEqual({
    do: 'move',
    move: 'note c3 6',
  });
  const own: LegalMoves[] = [{ form: 'erase CELL', cells: (1 << at('b2')).toString(16), points: null }];
  expect(classic.press(situation(classic, problem, own), at('b2'), 4)).toEqual({
    do: 'move',
    move: 'erase b2',
  });
  expect(classic.press(situation(classic, problem), -1, 4)).toEqual({ do: 'pickUp', pickedUp: { armed: 4 } });
});

test('one-two-three: the points are those of the digit taken up', () => {
  const legal = [
    { form: 'CELL=9', cells: '1', points: [21] },
    { form: 'CELL=3', cells: '1', points: [3] },
  ];
  const points = (armed: number) =>
    oneTwoThree.points(situation(oneTwoThree, problem, legal, { armed }), at('a1'));
  expect([points(9), points(3), points(0)]).toEqual([21, 3, null]);
});

test('tips fit the variant that is played', () => {
  const fitting = (ui: { fits?: GameUi['fits'] }, options: Record<string, unknown>, seats: number) =>
    [1, 2, 3].filter((tip) => ui.fits?.(tip, options, seats) ?? true);
  expect(fitting(markers, { variant: 'solo' }, 1)).toEqual([2, 3]);
  expect(fitting(markers, { variant: 'advanced' }, 2)).toEqual([1, 3]);
  expect(fitting(tiles, { scoring: 'full' }, 1)).toEqual([1, 3]);
  expect(fitting(tiles, { scoring: 'simple' }, 2)).toEqual([2, 3]);
  expect(fitting(animals, { scoring: 'full' }, 2)).toEqual([2, 3]);
  expect(fitting(oneTwoThree, {}, 2)).toEqual([1, 2, 3]);
});

test('one-two-three: no more digits are asked for than there are empty cells', () => {
  const asked = (cells: number) => {
    const view = {
      ...problem,
      board: '.'.repeat(cells) + '1'.repeat(81 - cells),
      turn: 1,
      round: 3,
      asks: 3,
      owed: [],
      turns: [],
      options: { handicap: false },
    };
    return oneTwoThree.lines(situation(oneTwoThree, view)).map(({ facts }) => facts?.left);
  };
  expect([asked(81), asked(2), asked(0)]).toEqual([[3], [2], []]);
});

test('one-two-three: Object! acts on the selected digit of somebody else', () => {
  const cells = ((1n << BigInt(at('a1'))) | (1n << BigInt(at('b2')))).toString(16);
  const legal = [{ form: 'object CELL', cells, points: null }];
  const owners = Array(81).fill(0);
  owners[at('b2')] = 2;
  owners[at('a1')] = 1;
  const intent = (focus: number) => {
    const s = { ...situation(oneTwoThree, { ...problem, owners, owed: [] }, legal), focus };
    return oneTwoThree.actions(s).find(({ id }) => id === 'object')?.intent;
  };
  expect(intent(at('b2'))).toEqual({ do: 'move', move: 'object b2' });
  for (const other of [at('a1'), at('c3'), -1]) expect(intent(other)).toMatchObject({ do: 'pickUp' });
});

test('one-two-three: a correction goes to the cell that is owed', () => {
  const view = {
    ...problem,
    turn: 2,
    round: 1,
    asks: 1,
    owed: [{ seat: 1, round: 1, cell: 'c1' }],
    turns: [],
    over: false,
  };
  const legal = [{ form: 'leave CELL', cells: (1n << BigInt(at('c1'))).toString(16), points: null }];
  expect(oneTwoThree.press(situation(oneTwoThree, view), at('c1'), 4)).toEqual({
    do: 'move',
    move: 'correct c1=4',
  });
  const offered = (moves: typeof legal) => {
    const s = situation(oneTwoThree, view, moves);
    const ids = oneTwoThree.actions(s).map((action) => action.id);
    return [ids.includes('leave'), ...oneTwoThree.lines(s).map((line) => line.key)];
  };
  expect(offered(legal)).toEqual([true, 'one-two-three-line-correct']);
  expect(offered([])).toEqual([false, 'one-two-three-line-must-correct']); // as in the box: it has to be corrected
});

test('one-two-three: a line of the score sheet names its parts and its cells', () => {
  const none = { cells: [], digits: [], equal: 0, house: 0, handicap: 0, unable: 0, fines: 0 };
  const rows = oneTwoThree.scoreSheet?.rows({
    sheet: [
      { ...none, seat: 2, round: 0, handicap: 4, sum: 4 },
      {
        ...none,
        seat: 1,
        round: 2,
        cells: ['a1', 'b5'],
        digits: [8, 8],
        equal: 2,
        house: 10,
        fines: 2,
        sum: 26,
      },
      { ...none, seat: 1, round: 3, digits: [1, 1, 1], equal: 3, sum: 6 },
    ],
  } as never);
  expect(rows?.map((row) => row.parts.map((part) => [part.key.split('-').at(-1), part.points]))).toEqual([
    [['handicap', 4]],
    [
      ['pair', 2],
      ['house', 10],
      ['fines', -2],
    ],
    [['triple', 3]],
  ]);
  expect(rows?.[1]).toMatchObject({ seat: 1, digits: [8, 8], sum: 26, cells: ['a1', 'b5'] });
  for (const { digits, parts, sum } of rows?.slice(1) ?? [])
    expect([...digits, ...parts.map((part) => part.points)].reduce((one, two) => one + two, 0)).toBe(sum);
});

test('a moment is drawn from the events alone', () => {
  const moment = momentOf(NINE, [
    {
      type: 'inserted',
      seat: 1,
      cell: 'a1',
      symbol: 3,
      points: 20,
      held: [],
      declared: true,
      ground: 'row',
      covered: false,
      proof: { ground: 'row', crossed: [{ cell: 'e1', symbol: 3, by: ['d2'] }] },
    },
  ]);
  expect(moment.proof?.rays).toEqual([{ from: at('d2'), to: at('e1') }]);
  expect(moment.marks.last).toEqual([at('a1')]);
  const called = momentOf(NINE, [{ type: 'called', against: 1, cell: 'b1', because: ['c1'] }]);
  expect(called.marks).toMatchObject({ fault: [at('b1')], reason: [at('c1')] });
});

test('one-two-three: the only digit left to object to is named, even if another seat wrote last', () => {
  const view = { board: board({ a5: '9' }), turn: 1, owed: [], over: false };
  const legal = [{ form: 'object CELL', cells: (1n << 36n).toString(16), points: null }];
  const object = oneTwoThree.actions(situation(oneTwoThree, view, legal)).find((one) => one.id === 'object');
  expect(object?.intent).toEqual({ do: 'move', move: 'object a5' });
});

test('one-two-three: a seat that owes a correction is told nothing else', () => {
  const view = {
    owed: [{ seat: 1, cell: 'a2' }],
    over: false,
    turns: [],
    asks: 1,
    options: { handicap: true },
  };
  expect(oneTwoThree.lines(situation(oneTwoThree, view)).map((line) => line.key)).toEqual([
    'one-two-three-line-must-correct',
  ]);
  expect(oneTwoThree.prompt(situation(oneTwoThree, view))).toBeNull();
});

test('a digit twice in a row, column or block clashes, wherever it came from', () => {
  const drawn = board({ a1: '5', i1: '5', c3: '5', e5: '5', f9: '7' });
  expect(clashes(NINE, drawn)).toEqual([at('a1'), at('i1'), at('c3')]);
  expect(clashes(NINE, board({ a1: '5', b4: '5' }))).toEqual([]);
});

test('a digit written too often leaves none, not fewer', () => {
  expect(countsLeft('5'.repeat(12).padEnd(81, '.'), 9)[5]).toBe(0);
  expect(countsLeft('55'.padEnd(81, '.'), 9)[5]).toBe(7);
});

test('markers: after a round without a digit everybody is asked whether to stop, and one press does it', () => {
  const view = {
    board: board({}),
    scores: [1, 2],
    votes: [],
    asked: [],
    options: {},
    givens: board({}),
    owners: [],
  };
  const legal = [{ form: 'stop', cells: null, points: null }];
  const offered = situation(markers, { ...view, stop_offered: true }, legal);
  expect(markers.lines(offered).map(({ key }) => key)).toContain('markers-line-stop-offer');
  expect(markers.actions(offered).find(({ id }) => id === 'stop')?.sure).toBeUndefined();
  const usual = situation(markers, { ...view, stop_offered: false }, legal);
  expect(markers.actions(usual).find(({ id }) => id === 'stop')?.sure).toBe('markers-sure-stop');
  // Whoever wants to stop is known: the question has the buttons.
  const voted = situation(markers, { ...view, stop_offered: true, votes: [2] }, legal);
  expect(markers.actions(voted).find(({ id }) => id === 'stop')).toBeUndefined();
  expect(markers.votes?.(voted.view)).toEqual([2]);
});

test('markers: clashes are shown to somebody alone, not to opponents who have to notice', () => {
  const view = { board: board({ a1: '5', b2: '5' }), options: { variant: 'solo' }, votes: [], over: false };
  expect(markers.marks(situation(markers, view)).clash).toEqual([at('a1'), at('b2')]);
  const together = { ...view, options: { variant: 'basic' } };
  expect(markers.marks(situation(markers, together)).clash).toEqual([]);
});

test('markers: alone a digit is written over another in one step, with others it is not', () => {
  const own = [{ form: 'erase CELL', cells: (1 << at('b2')).toString(16), points: null }];
  const alone = { ...problem, options: { variant: 'solo' }, votes: [], scores: [0] };
  const together = { ...alone, options: { variant: 'advanced' } };
  const touch = (view: object, armed: number, cell = 'b2') =>
    markers.touch(situation(markers, view, own, { armed }), at(cell));
  expect(touch(alone, 7)).toEqual({ do: 'move', move: 'b2=7' });
  expect(touch(alone, 4)).toBeNull();
  expect(touch(alone, 7, 'a1')).toBeNull();
  expect(touch(together, 7)).toBeNull();
  const pressed = (view: object, symbol: number) =>
    markers.press(situation(markers, view, own), at('b2'), symbol);
  expect(pressed(alone, 7)).toEqual({ do: 'move', move: 'b2=7' });
  expect(pressed(together, 7)).toEqual({ do: 'pickUp', pickedUp: { armed: 7 } });
});

test('markers: alone one writes with the pen whose colour one chooses', () => {
  const view = { ...problem, owners: Array(81).fill(1), scores: [0] };
  expect(markers.looks(view as never)[at('b2')]).toMatchObject({ kind: 'pen', by: 1 });
  expect(markers.choosesPen?.({ variant: 'solo' })).toBe(true);
  expect(markers.choosesPen?.({ variant: 'basic' })).toBe(false);
});

test('a board that is full but not solved says so', () => {
  const full = { board: '5'.repeat(81), hints: 0, options: { variant: 'solo' }, votes: [], over: false };
  const lines = (view: object) => [
    classic.lines(situation(classic, view)).map((line) => line.key),
    markers.lines(situation(markers, view)).map((line) => line.key),
  ];
  expect(lines(full)).toEqual([['line-full-wrong'], ['line-full-wrong']]);
  expect(lines({ ...full, over: true })).toEqual([[], []]);
  expect(lines({ ...full, board: board({ a1: '5' }) })).toEqual([[], []]);
});

test('classic: undo and redo keep their places and are off where there is nothing to undo', () => {
  const view = { board: board({}), over: false };
  const off = (legal: LegalMoves[]) =>
    classic.actions(situation(classic, view, legal)).map((action) => [action.id, action.off ?? false]);
  expect(off([{ form: 'hint', cells: null, points: null }])).toEqual([
    ['note', false],
    ['undo', true],
    ['redo', true],
    ['hint', false],
  ]);
  expect(off([{ form: 'undo', cells: null, points: null }])).toContainEqual(['undo', false]);
});

test('a full grid that waits for the opponents offers no digit; one with an empty cell does', () => {
  const full = { board: '1'.repeat(81), asked: [2] };
  expect(markers.keypad(situation(markers, full))).toEqual([]);
  expect(oneTwoThree.keypad(situation(oneTwoThree, full))).toEqual([]);
  expect(markers.keypad(situation(markers, { ...full, asked: [] }))).toHaveLength(9);
  expect(markers.keypad(situation(markers, { ...full, board: board({}) }))).toHaveLength(9);
});

test('markers alone counts no points; with others it does', () => {
  expect(hasPoints(markers as unknown as GameUi, { variant: 'solo' })).toBe(false);
  expect(hasPoints(markers as unknown as GameUi, { variant: 'basic' })).toBe(true);
  expect(hasPoints(classic as unknown as GameUi, {})).toBe(false);
});
