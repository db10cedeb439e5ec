import { expect, test } from 'vitest';
import { NOTHING_PICKED_UP, type PickedUp, type Situation } from '../src/contract/input';
import type { GameUi } from '../src/contract/ui';
import { ui as challenge } from '../src/games/challenge/ui';
import { ui as classic } from '../src/games/classic/ui';
import { ui as markers } from '../src/games/markers/ui';
import { ui as oneTwoThree } from '../src/games/one-two-three/ui';
import { ui as solitaire } from '../src/games/solitaire/ui';
import { ui as tiles } from '../src/games/tiles/ui';
import type { AnyView, GameEvent, LegalMoves } from '../src/net/protocol.gen';
import { lineOf, missed, pointsIn, standing } from '../src/state/live/line';
import type { LogEntry } from '../src/state/table';
import { NINE } from '../src/sudoku/grid';
import { Legal } from '../src/sudoku/legal';
import { captionsOf } from '../src/views/effects/captions';
import { misfit } from '../src/views/table/sayings';
import { callOf } from '../src/views/television/calls';

const view = {
  board: '.'.repeat(81),
  scores: [12, 0],
  hands: [[4], null],
  options: { referee: 'guard' },
  to_move: 1,
  turn: 1,
  asked: [],
  owed: [],
  over: false,
};

function line<V>(
  ui: GameUi<V>,
  change: object,
  legal: LegalMoves[] = [],
  pickedUp: Partial<PickedUp> = {},
  isOne = true,
) {
  const s = {
    view: { ...view, ...change },
    grid: NINE,
    seat: 1,
    legal: new Legal(legal),
    pickedUp: { ...NOTHING_PICKED_UP, ...pickedUp },
  } as unknown as Situation;
  const entry = { seq: 1, what: 'played', seat: 1, move: '', events: EVENTS };
  return lineOf({ ui: ui as unknown as GameUi, s, entry, isOne }).map(({ key, facts }) => [
    key,
    ...Object.values(facts ?? {}),
  ]);
}
const EVENTS: GameEvent[] = [
  { type: 'laid', seat: 1, cell: 'a1', symbol: 4, points: 6, counted: [] },
  { type: 'laid', seat: 2, cell: 'b1', symbol: 5, points: 9, counted: [] },
];
const TWO = [
  { form: 'lay CELL', cells: '3', points: [1, 1] },
  { form: 'CELL=4', cells: '3', points: [1, 1] },
];
const TOLD = { options: { referee: 'table' } };

test('the line says what is in hand, and where it fits as far as the referee tells', () => {
  expect(line(tiles, {}, TWO)).toEqual([['now-lay-open', 4, 2]]);
  expect(line(tiles, TOLD, TWO)).toEqual([['now-lay', 4]]);
  expect(line(challenge, {}, TWO)).toEqual([['now-insert-open', 4, 2]]);
  expect(line(challenge, TOLD, TWO)).toEqual([['now-insert', 4]]);
  expect(line(challenge, { hands: [[4, 7], []] }, TWO)).toEqual([['do-insert']]);
  expect(line(challenge, { hands: [[6, 7], []] }, TWO)).toEqual([['now-insert-none']]);
  expect(line(challenge, { hands: [[6, 7], []] }, TWO, { armed: 7 })).toEqual([['now-insert-open', 7, 0]]);
  expect(line(solitaire, { hands: [[]], options: { places: true } }, TWO)).toEqual([['do-flip']]);
  expect(line(solitaire, { options: { places: true } }, TWO)).toEqual([['now-insert-open', 4, 2]]);
  for (const ui of [markers, oneTwoThree] as GameUi[]) {
    expect(line(ui, {}, TWO)).toEqual([['do-write']]);
    expect(line(ui, {}, TWO, { armed: 4 })).toEqual([['now-write-open', 4, 2]]);
    expect(line(ui, TOLD, TWO, { armed: 4 })).toEqual([['now-write', 4]]);
  }
  expect(line(classic, { to_move: null, options: {} }, TWO, { armed: 4 })).toEqual([['now-write', 4]]);
});

test('the line asks whoever may object, and tells whoever waits what the last move has brought', () => {
  expect(line(markers, { asked: [1], to_move: 1 })).toEqual([['now-asked']]);
  expect(line(tiles, { to_move: 2, turn: 2 })).toEqual([
    ['now-scored', 6],
    ['now-lead', 12],
  ]);
  expect(line(tiles, { over: true })).toEqual([]);
  expect(standing([3, 3], 1)[0]?.key).toBe('now-level');
  expect(standing([3, 1, 9], 1)[0]).toEqual({ key: 'now-behind', facts: { points: 6 } });
  expect(standing([3], 1)).toEqual([]);
  expect(pointsIn([{ type: 'fined', seat: 1, points: 10 }], 1)).toBe(-10);
});

test('lights are only where the referee tells', () => {
  const open = <V>(ui: GameUi<V>, change: object) =>
    ui.marks({
      view: { ...view, ...change },
      grid: NINE,
      seat: 1,
      legal: new Legal(TWO),
      pickedUp: { ...NOTHING_PICKED_UP, armed: 4 },
    } as unknown as Situation<V>).open;
  for (const ui of [tiles, challenge, markers, oneTwoThree] as GameUi[]) {
    expect(open(ui, {})).toEqual([0, 1]);
    expect(open(ui, TOLD)).toEqual([]);
  }
});

test('a misfit is told by the house that has the digit already', () => {
  const told = (because: string, code = 'does-not-fit') =>
    misfit(NINE, {
      refusal: { code, facts: { cell: 'c4', symbol: 4 } },
      cells: [because],
      at: 1,
    })?.key;
  expect([told('h4'), told('c9'), told('a5')]).toEqual([
    'refused-in-row',
    'refused-in-column',
    'refused-in-block',
  ]);
  expect(told('h4', 'not-your-turn')).toBeUndefined();
  expect(told('i9')).toBeUndefined();
});

test('at a table where nothing is lost, a digit that is not the one is told by where it belongs, and nobody is blamed', () => {
  const options = { referee: 'guard', fine: 'none' };
  // In row 4 there is one other place for the 5, in column c there are many.
  const board = `${'.'.repeat(27)}12.34.678${'.'.repeat(45)}`;
  const events = [
    { type: 'wrote', seat: 1, cell: 'c4', symbol: 5, points: 5 },
    { type: 'called', against: 1, cell: 'c4', because: [] },
    { type: 'erased', seat: 1, cell: 'c4', symbol: 5, points: 5 },
  ] as unknown as GameEvent[];
  expect(missed(NINE, { board, options }, events)).toEqual({ seat: 1, symbol: 5, kind: 'row', cells: [32] });
  expect(missed(NINE, { board, options: { ...options, fine: 'printed' } }, events)).toBeNull();
  expect(missed(NINE, { board, options }, events.slice(2))).toBeNull();
  const kind = { over: false, options } as unknown as AnyView;
  expect(captionsOf(events, kind, { track: false })).toEqual([
    { key: 'moment-missed', seat: 1, tone: 'plain' },
  ]);
  expect(captionsOf(events, { ...kind, options: {} } as AnyView, { track: false })[0]?.key).toBe(
    'moment-called',
  );
  const told = { seq: 3, what: 'played', seat: 1, move: 'c4=5', events } as unknown as LogEntry;
  expect(callOf(told, kind)).toMatchObject({ about: 1, key: 'moment-missed', tone: 'plain' });
});

test('a claim asks the others to look, and shows its tile', () => {
  const claimed = { claimed: true, turn: 2, hands: [[4], [7]], asked: [1], to_move: 1 };
  expect(tiles.question?.({ ...view, ...claimed } as never)).toMatchObject({ seat: 2, tile: 7 });
  expect(line(tiles, claimed)).toEqual([]); // it is the headline
  expect(line(tiles, claimed, [], {}, false)).toEqual([['line-claimed', 7, 2]]);
  expect(line(tiles, { ...claimed, asked: [3] })).toEqual([['line-claimed-others', 7, 2]]);
});

test('the last look says that it is the last', () => {
  const full = { board: '1'.repeat(81), asked: [1], to_move: 1 };
  expect(line(oneTwoThree, { ...full, completing: 'i9', stopping: 'no' })).toEqual([
    ['one-two-three-line-last-look'],
  ]);
  for (const ui of [tiles, challenge, markers] as GameUi<never>[])
    expect(line(ui, full)).toEqual([['line-last-look']]);
  expect(line(markers, { ...full, closing: true })).toEqual([['now-asked']]);
});

test('whoever is asked whether a turn may end reads that', () => {
  const stopping = { asked: [1], to_move: 1, turn: 2, stopping: 'asked', completing: null };
  expect(line(oneTwoThree, stopping, [], {}, false)).toEqual([['one-two-three-line-fewer', 2]]);
  expect(line(oneTwoThree, { ...stopping, owed: [{ seat: 2, round: 1, cell: 'a1' }] })).toEqual([
    ['now-asked'],
  ]);
});
