import { expect, test } from 'vitest';
import type { PickedUp } from '../src/contract/input';
import { ui as challenge } from '../src/games/challenge/ui';
import { ui as solitaire } from '../src/games/solitaire/ui';
import { ui as tiles } from '../src/games/tiles/ui';
import type { LegalMoves } from '../src/net/protocol.gen';
import { at, board, situation } from './model/situations';

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
  expect(challenge.touch(armed, at('a1'))).toEqual({
    do: 'move',
    move: 'flip a1',
    asks: { key: 'say-flip-sure', facts: { cell: 'a1', symbol: 2 } },
  });
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
  const waits = { do: 'pickUp', pickedUp: { armed: 2, form: 'e6=2!' } };
  expect(challenge.touch(forced, at('e6'))).toEqual(waits);
  expect(challenge.press(forced, at('e6'), 2)).toEqual(waits);
  expect(challenge.points(forced, at('e6'))).toBe(18);
  expect(challenge.actions(forced).some((action) => action.apart)).toBe(false);
});

test('challenge: the ground is named by a button, a key, or by touching it', () => {
  const s = situation(challenge, named, legalWithGround, declared);
  const chosen = challenge.actions(s).filter((action) => action.apart);
  expect(chosen.map(({ intent, shortcut }) => [intent, shortcut])).toEqual([
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
  expect(challenge.touch(s, at('a1'))).toEqual({ do: 'pickUp', pickedUp: { armed: 2, form: 'a1=2!' } });
  expect(challenge.points(s, at('a6'))).toBe(18);
  expect(challenge.marks(s).target).toEqual([at('e6')]);
  expect(challenge.lines(s)).toEqual([{ key: 'challenge-do-ground', facts: { cell: 'e6', symbol: 2 } }]);
});

test('challenge: a declaration waits no more once another tile is taken up or the turn is over', () => {
  const waits = (view: object, pickedUp: Partial<PickedUp>) =>
    challenge.actions(situation(challenge, view, [], pickedUp)).some((action) => action.apart);
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
  expect(drop(dealt, [])?.intent).toEqual({ do: 'say', key: 'challenge-say-drop-which' });
  expect(drop(dealt, [], 2)).toMatchObject({ facts: { symbol: 2 }, intent: { do: 'move', move: 'drop 2' } });
  expect(drop({ ...dealt, hands: [[9, 9], []] }, [])?.intent).toEqual({ do: 'move', move: 'drop 9' });
  expect(drop({ ...dealt, turn: 2 }, [])).toBeUndefined();
  expect(drop({ ...dealt, hands: [[], []] }, [])).toBeUndefined();
  for (const referee of ['guard', 'umpire']) {
    const told = { ...dealt, options: { referee } };
    expect(drop(told, [])).toBeUndefined();
    expect(drop(told, drops)?.intent).toEqual({ do: 'move', move: 'drop 7' });
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

test('solitaire shows where tiles fit, but not as in the box', () => {
  const legal = [{ form: 'CELL=5', cells: '1', points: null }];
  for (const [places, cells] of [
    [true, [0]],
    [false, undefined],
  ] as const) {
    const view = { board: board({}, '?'), hands: [[5, 5, 5]], options: { places }, due: 5, over: false };
    expect(solitaire.marks(situation(solitaire, view, legal)).target).toEqual(cells);
    const usual = situation(solitaire, { ...view, due: 0 }, legal);
    expect(solitaire.marks(usual).open).toEqual(cells);
    expect(solitaire.fitting?.(usual)).toEqual(places ? new Map([[5, 1]]) : undefined);
  }
});

test('the end of a solitaire says what ended it, or what the points are worth', () => {
  const view = { hands: [[5, 2, 5, 5]], scores: [0], reason: 'failed' };
  const told = (change: object) => solitaire.ending?.({ ...view, ...change } as never);
  expect(told({})).toEqual([{ key: 'solitaire-ending-failed', facts: { symbol: 5 } }]);
  expect(told({ hands: [[5, 5]], scores: [19], reason: 'finished' })).toEqual([
    { key: 'solitaire-ending-points', facts: { points: 19 } },
  ]);
});

test('objecting: one cell is pressed, several are pointed at', () => {
  const one = tiles.actions(
    situation(tiles, laid, [
      { form: 'object', cells: null, points: null },
      { form: 'object CELL', cells: '1', points: null },
    ]),
  );
  expect(one[0]).toMatchObject({ id: 'object', intent: { do: 'move', move: 'object' } });
  const many = tiles.actions(situation(tiles, laid, [{ form: 'object CELL', cells: '3', points: null }]));
  expect(many[0]).toMatchObject({
    intent: { do: 'pickUp', pickedUp: { mode: 'point', form: 'object CELL' } },
  });
});
