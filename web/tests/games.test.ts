import { expect, test } from 'vitest';
import { type Hold, NOTHING_HELD, type Situation } from '../src/contract/input';
import { type GameUi, hasPoints } from '../src/contract/ui';
import { ui as challenge } from '../src/games/challenge/ui';
import { ui as classic } from '../src/games/classic/ui';
import { ui as markers } from '../src/games/markers/ui';
import { ui as oneTwoThree } from '../src/games/one-two-three/ui';
import { ui as solitaire } from '../src/games/solitaire/ui';
import { ui as tiles } from '../src/games/tiles/ui';
import type { LegalMoves } from '../src/net/protocol.gen';
import { clashes, countsLeft } from '../src/sudoku/digits';
import { cellOf, NINE } from '../src/sudoku/grid';
import { Legal } from '../src/sudoku/legal';
import { momentOf } from '../src/sudoku/moments';

const at = (name: string) => cellOf(NINE, name);

function situation<V>(
  _ui: GameUi<V>,
  view: object,
  legal: LegalMoves[] = [],
  hold: Partial<Hold> = {},
): Situation<V> {
  return {
    view: view as V,
    grid: NINE,
    seat: 1,
    legal: new Legal(legal),
    hold: { ...NOTHING_HELD, ...hold },
  };
}

function board(cells: Record<string, string>, rest = '.'): string {
  const chars = rest.repeat(81).split('');
  for (const [name, char] of Object.entries(cells)) chars[at(name)] = char;
  return chars.join('');
}

const laid = {
  board: board({ b1: '1', c2: '2', h1: '3', i1: '4', a9: '5' }),
  options: { scoring: 'full', referee: 'table' },
  turn: 1,
  asked: [],
  over: false,
  last: null,
  claimed: false,
};

test('tiles: points come with the legal moves', () => {
  const legal = [{ form: 'lay CELL', cells: '9', points: [5, 3] }]; // a1 and d1
  expect(tiles.points(situation(tiles, laid, legal), at('a1'))).toBe(5);
  expect(tiles.points(situation(tiles, laid, legal), at('d1'))).toBe(3);
  expect(tiles.points(situation(tiles, laid, legal), at('b1'))).toBeNull();
});

test('tiles: the cells that fit are lit only where the guard watches', () => {
  const legal = [{ form: 'lay CELL', cells: '1', points: [5] }];
  for (const [referee, lit] of [
    ['guard', [0]],
    ['table', []],
    ['umpire', []],
  ] as const) {
    const view = { ...laid, options: { ...laid.options, referee } };
    expect(tiles.marks(situation(tiles, view, legal)).open).toEqual(lit);
  }
});

test('tiles: a touch lays, and shows a cell once a claim is asked about', () => {
  expect(tiles.touch(situation(tiles, laid), at('e5'))).toEqual({ do: 'move', move: 'lay e5' });
  expect(tiles.touch(situation(tiles, laid), at('b1'))).toBeNull();
  const claim = situation(tiles, { ...laid, turn: 2, claimed: true }, [
    { form: 'show CELL', cells: 'f', points: null },
  ]);
  expect(tiles.touch(claim, at('a1'))).toEqual({ do: 'move', move: 'show a1' });
});

const dealt = {
  board: board({ e5: '5', e6: '.' }, '?'),
  hands: [[2, 7, 9], []],
  options: { referee: 'table' },
  turn: 1,
  over: false,
  last: null,
  warned: [],
};

test('challenge: flip, insert, declare', () => {
  expect(challenge.touch(situation(challenge, dealt), at('a1'))).toEqual({ do: 'move', move: 'flip a1' });
  expect(challenge.touch(situation(challenge, dealt), at('e6'))).toMatchObject({
    do: 'say',
    key: 'say-choose-tile',
  });
  const e6 = (1n << 49n).toString(16);
  const legal = [
    { form: 'CELL=2', cells: e6, points: [8] },
    { form: 'CELL=2!row', cells: '1', points: [18] },
    { form: 'flip CELL', cells: '3', points: [0, 4] },
  ];
  const armed = situation(challenge, dealt, legal, { armed: 2 });
  expect(challenge.touch(armed, at('e6'))).toEqual({ do: 'move', move: 'e6=2' });
  expect(challenge.points(armed, at('e6'))).toBe(8);
  const forced = situation(challenge, dealt, legal, { armed: 2, mode: 'forced', ground: 'row' });
  expect(challenge.touch(forced, at('a1'))).toEqual({ do: 'move', move: 'a1=2!row' });
  expect(challenge.points(forced, at('a1'))).toBe(18);
  expect(challenge.points(situation(challenge, dealt, legal), at('b1'))).toBe(4);
  expect(challenge.press(situation(challenge, dealt), at('e6'), 7)).toEqual({ do: 'move', move: 'e6=7' });
  expect(challenge.press(situation(challenge, dealt), at('e6'), 1)).toMatchObject({ do: 'say' });
});

const named = { ...dealt, options: { referee: 'table', proof: 'named' } };
const declared = { armed: 2, mode: 'forced', form: 'e6=2!' } as const;
const legalWithGround = [{ form: 'CELL=2!row', cells: (1n << 49n).toString(16), points: [18] }];

test('challenge: where the ground has to be named, the declared cell waits for it', () => {
  const forced = situation(challenge, named, legalWithGround, { armed: 2, mode: 'forced' });
  const waits = { do: 'hold', hold: { armed: 2, form: 'e6=2!' } };
  expect(challenge.touch(forced, at('e6'))).toEqual(waits);
  expect(challenge.press(forced, at('e6'), 2)).toEqual(waits);
  expect(challenge.points(forced, at('e6'))).toBe(18);
  expect(challenge.actions(forced).some((action) => action.apart)).toBe(false);
});

test('challenge: the ground is named by a button, a key, or by touching it', () => {
  const s = situation(challenge, named, legalWithGround, declared);
  const chosen = challenge.actions(s).filter((action) => action.apart);
  expect(chosen.map(({ deed, shortcut }) => [deed, shortcut])).toEqual([
    [{ do: 'move', move: 'e6=2!row' }, 'r'],
    [{ do: 'move', move: 'e6=2!column' }, 'c'],
    [{ do: 'move', move: 'e6=2!block' }, 'b'],
    [{ do: 'move', move: 'e6=2!cell' }, undefined],
  ]);
  for (const [touched, ground] of [
    ['a6', 'row'],
    ['e9', 'column'],
    ['d4', 'block'],
    ['e6', 'cell'],
  ] as const)
    expect(challenge.touch(s, at(touched))).toEqual({ do: 'move', move: `e6=2!${ground}` });
  expect(challenge.touch(s, at('d6'))).toMatchObject({ do: 'say', key: 'challenge-say-which-ground' });
  expect(challenge.touch(s, at('a1'))).toEqual({ do: 'hold', hold: { armed: 2, form: 'a1=2!' } });
  expect(challenge.points(s, at('a6'))).toBe(18);
  expect(challenge.marks(s).target).toEqual([at('e6')]);
  expect(challenge.lines(s)).toEqual([{ key: 'challenge-do-ground', facts: { cell: 'e6', symbol: 2 } }]);
});

test('challenge: a declaration waits no more once another tile is taken up or the turn is over', () => {
  const waits = (view: object, hold: Partial<Hold>) =>
    challenge.actions(situation(challenge, view, [], hold)).some((action) => action.apart);
  expect(waits(named, declared)).toBe(true);
  expect(waits(named, { ...declared, armed: 7 })).toBe(false);
  expect(waits({ ...named, turn: 2 }, declared)).toBe(false);
  expect(waits({ ...named, board: board({ e6: '4' }, '?') }, declared)).toBe(false);
});

test('challenge: the button to drop says nothing about the tiles where the players watch', () => {
  const drops = [{ form: 'drop 7', cells: null, points: null }];
  const drop = (view: object, legal: LegalMoves[], armed = 0) =>
    challenge.actions(situation(challenge, view, legal, { armed })).find((action) => action.id === 'drop');
  expect(drop(dealt, drops)).toEqual(drop(dealt, []));
  expect(drop(dealt, [])?.deed).toEqual({ do: 'say', key: 'challenge-say-drop-which' });
  expect(drop(dealt, [], 2)).toMatchObject({ facts: { symbol: 2 }, deed: { do: 'move', move: 'drop 2' } });
  expect(drop({ ...dealt, hands: [[9, 9], []] }, [])?.deed).toEqual({ do: 'move', move: 'drop 9' });
  expect(drop({ ...dealt, turn: 2 }, [])).toBeUndefined();
  expect(drop({ ...dealt, hands: [[], []] }, [])).toBeUndefined();
  for (const referee of ['guard', 'umpire']) {
    const told = { ...dealt, options: { referee } };
    expect(drop(told, [])).toBeUndefined();
    expect(drop(told, drops)?.deed).toEqual({ do: 'move', move: 'drop 7' });
  }
});

test('a tile that lies face up answers whoever is to move', () => {
  for (const [to_move, answer] of [
    [1, { do: 'say', key: 'say-face-up' }],
    [2, null],
  ] as const) {
    const view = { ...dealt, to_move };
    expect(challenge.touch(situation(challenge, view), at('e5'))).toEqual(answer);
    expect(solitaire.touch(situation(solitaire, view), at('e5'))).toEqual(answer);
  }
});

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
  expect(classic.press(situation(classic, problem), -1, 4)).toEqual({ do: 'hold', hold: { armed: 4 } });
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

test('one-two-three: a correction goes to the cell that is owed', () => {
  const view = {
    ...problem,
    turn: 2,
    round: 1,
    asks: 1,
    owed: [{ seat: 1, round: 1, cell: 'c1' }],
    turns: [],
  };
  expect(oneTwoThree.press(situation(oneTwoThree, view), at('c1'), 4)).toEqual({
    do: 'move',
    move: 'correct c1=4',
  });
  expect(oneTwoThree.actions(situation(oneTwoThree, view)).map((action) => action.id)).toContain('leave');
});

test('one-two-three: a line of the score sheet names its parts and its cells', () => {
  const none = { cells: [], digits: [], equal: 0, house: 0, handicap: 0, unable: 0, fines: 0 };
  const rows = oneTwoThree.sheet?.rows({
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

test('objecting: one cell is pressed, several are pointed at', () => {
  const one = tiles.actions(
    situation(tiles, laid, [
      { form: 'object', cells: null, points: null },
      { form: 'object CELL', cells: '1', points: null },
    ]),
  );
  expect(one[0]).toMatchObject({ id: 'object', deed: { do: 'move', move: 'object' } });
  const many = tiles.actions(situation(tiles, laid, [{ form: 'object CELL', cells: '3', points: null }]));
  expect(many[0]).toMatchObject({ deed: { do: 'hold', hold: { mode: 'point', form: 'object CELL' } } });
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
  expect(object?.deed).toEqual({ do: 'move', move: 'object a5' });
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
    'one-two-three-line-correct',
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
  expect(pressed(together, 7)).toEqual({ do: 'hold', hold: { armed: 7 } });
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

test('the end of a solitaire says what ended it, or what the points are worth', () => {
  const view = { hands: [[5, 2, 5, 5]], scores: [0], reason: 'failed' };
  const told = (change: object) => solitaire.ending?.({ ...view, ...change } as never);
  expect(told({})).toEqual([{ key: 'solitaire-ending-failed', facts: { symbol: 5 } }]);
  expect(told({ hands: [[5, 5]], scores: [19], reason: 'finished' })).toEqual([
    { key: 'solitaire-ending-points', facts: { points: 19 } },
  ]);
});
