import { expect, test } from 'vitest';
import { NOTHING_PICKED_UP, type PickedUp, type Situation } from '../src/contract/input';
import { genericUi, withModule } from '../src/games/generic';
import type { GameShape, LegalMoves } from '../src/net/protocol.gen';
import { cellOf, NINE } from '../src/sudoku/grid';
import { Legal } from '../src/sudoku/legal';

const at = (name: string) => cellOf(NINE, name);
const board = (cells: Record<string, string>, rest = '.') =>
  Array.from({ length: 81 }, (_, cell) => {
    const entry = Object.entries(cells).find(([name]) => at(name) === cell);
    return entry ? entry[1] : rest;
  }).join('');

function shape(moves: string[], roles: Record<string, string> = {}): GameShape {
  const verbs = Object.entries(roles).map(([name, role]) => ({ name, role }));
  return { id: 'new-game', moves, verbs, referees: null } as unknown as GameShape;
}

function situation(view: object, legal: LegalMoves[] = [], pickedUp: Partial<PickedUp> = {}): Situation {
  const whole = { board: board({}), hands: [], options: {}, over: false, last: null, ...view };
  return {
    view: whole as unknown as Situation['view'],
    grid: NINE,
    seat: 1,
    legal: new Legal(legal),
    pickedUp: { ...NOTHING_PICKED_UP, ...pickedUp },
  };
}
const all = 'f'.repeat(20);
const possible = (form: string, cells: string | null = all): LegalMoves => ({ form, cells, points: null });

test('one form with a cell: a touch plays it, and what is not possible is left to the server to explain', () => {
  const ui = genericUi(shape(['lay CELL', 'stuck', 'object', 'accept', 'timeout'], { timeout: 'clock' }));
  const s = situation({ hands: [[4], null] }, [
    { form: 'lay CELL', cells: '1', points: [3] },
    possible('stuck', null),
  ]);
  expect(ui.touch(s, at('a1'))).toEqual({ do: 'move', move: 'lay a1' });
  expect(ui.touch(s, at('e5'))).toEqual({ do: 'move', move: 'lay e5' });
  expect([ui.points(s, at('a1')), ui.points(s, at('e5'))]).toEqual([3, null]);
  expect(ui.marks(s).open).toEqual([at('a1')]);
  expect(ui.actions(s).map((action) => action.id)).toEqual(['stuck']);
  expect(ui.keypad(s)).toEqual([]);
});

test('digits: taken up first or after the cell', () => {
  const ui = genericUi(shape(['CELL=D', 'erase CELL', 'pass']));
  const legal = [possible('CELL=3'), possible('CELL=4'), possible('erase CELL', '2'), possible('pass', null)];
  const view = { board: board({ b1: '4' }), givens: board({}), owners: Array(81).fill(1), scores: [0, 0] };
  const s = situation(view, legal);
  expect(ui.keypad(s)).toHaveLength(9);
  expect(ui.touch(s, at('a1'))).toMatchObject({ do: 'say' });
  expect(ui.touch(situation(view, legal, { armed: 3 }), at('a1'))).toEqual({ do: 'move', move: 'a1=3' });
  expect(ui.press(s, at('a1'), 4)).toEqual({ do: 'move', move: 'a1=4' });
  expect(ui.press(s, -1, 4)).toEqual({ do: 'pickUp', pickedUp: { armed: 4 } });
  expect(ui.erase(s, at('b1'))).toEqual({ do: 'move', move: 'erase b1' });
  expect(ui.actions(s).map((action) => action.id)).toEqual(['erase CELL', 'pass']);
  expect(ui.looks(s.view)[at('b1')]).toMatchObject({ kind: 'pen', symbol: 4, by: 1 });
});

test('a touch on a written cell never erases by itself; its button says so first', () => {
  const ui = genericUi(shape(['CELL=D', 'erase CELL']));
  const legal = [possible('CELL=3', '1'), possible('erase CELL', '2')];
  const view = { board: board({ b1: '4' }) };
  expect(ui.touch(situation(view, legal, { armed: 3 }), at('b1'))).toEqual({ do: 'move', move: 'b1=3' });
  const button = ui.actions(situation(view, legal)).find((action) => action.id === 'erase CELL');
  expect(button?.intent).toMatchObject({ do: 'pickUp', pickedUp: { mode: 'point', form: 'erase CELL' } });
  const chosen = situation(view, legal, { mode: 'point', form: 'erase CELL' });
  expect(ui.touch(chosen, at('b1'))).toEqual({ do: 'move', move: 'erase b1' });
  expect(ui.touch(chosen, at('c1'))).toMatchObject({ do: 'say', key: 'say-point-other' });
});

test('a hand and tiles that lie face down: flipped or filled by the same touch', () => {
  const ui = genericUi(shape(['flip CELL', 'CELL=D']));
  const view = { board: board({ e6: '.' }, '?'), hands: [[7, 7], []] };
  const legal = [possible('flip CELL', '1'), possible('CELL=7', (1n << 49n).toString(16))];
  expect(ui.touch(situation(view, legal), at('a1'))).toEqual({ do: 'move', move: 'flip a1' });
  expect(ui.touch(situation(view, legal), at('e6'))).toEqual({ do: 'move', move: 'e6=7' });
  expect(ui.press(situation(view, legal), at('e6'), 2)).toMatchObject({ do: 'say', key: 'say-not-in-hand' });
  expect(ui.keypad(situation({ ...view, hands: [[], []] }, legal))).toEqual([]);
});

test('buttons follow the roles of verbs, whatever their names', () => {
  const ui = genericUi(
    shape(['lay CELL', 'protest CELL', 'agree', 'drop D', 'tick'], {
      protest: 'objects',
      agree: 'answers',
      tick: 'clock',
    }),
  );
  const legal = [
    possible('protest CELL', '3'),
    possible('agree', null),
    possible('drop 5', null),
    possible('tick', null),
  ];
  const [agree, drop, protest, ...more] = ui.actions(situation({}, legal));
  expect(more).toEqual([]);
  expect(agree).toMatchObject({ id: 'agree', forAll: true, facts: { move: 'agree' } });
  expect(drop).toMatchObject({ intent: { do: 'move', move: 'drop 5' }, facts: { symbol: 5 } });
  expect(protest).toMatchObject({ tone: 'alarm', intent: { pickedUp: { form: 'protest CELL' } } });
  expect(ui.actions(situation({ over: true }, legal))).toEqual([]);
});

test('a module changes parts of the generic table; where it fails, the generic part answers', async () => {
  const usual = genericUi(shape(['lay CELL']));
  expect(await withModule(usual, null)).toBe(usual);
  expect(await withModule(usual, '/plugins/no-such/ui.js')).toBe(usual);
  const own = 'data:text/javascript,export const ui = { scored: false, lines: () => { throw Error() } }';
  const changed = await withModule(usual, own);
  expect(changed).toMatchObject({ scored: false, looks: usual.looks });
  expect(changed.lines(situation({}))).toEqual([]);
});

test('what a module declares is guarded too, down to the functions inside', async () => {
  const usual = genericUi(shape(['CELL=D']));
  const fail = '() => { throw Error() }';
  const declared = [
    `hiddenHands: ${fail}, progress: ${fail}`,
    `undo: { back: 'undo', forth: 'redo', isUndoable: ${fail} }`,
    `optimistic: { cellOf: ${fail}, predict: ${fail} }`,
    `severalCells: { press: ${fail}, erase: ${fail}, double(s, cell) { return this.erase(s, [cell]) } }`,
    `coach: async () => ({ move: 'hint', about: ${fail}, doing: ${fail} })`,
  ];
  const own = `data:text/javascript,export const ui = { features: { ${declared.join(', ')} } }`;
  const { features } = await withModule(usual, own);
  const s = situation({});
  expect(features.hiddenHands?.(s.view)).toBe(usual.features.hiddenHands?.(s.view));
  expect(features.progress?.(s.view)).toEqual([]);
  expect(features.undo).toMatchObject({ back: 'undo', forth: 'redo' });
  expect(features.undo?.isUndoable('a1=5')).toBe(false);
  expect(features.optimistic?.cellOf('a1=5')).toBe('');
  expect(features.optimistic?.predict(s.view, 1, 'a1=5')).toBe(s.view);
  expect(features.severalCells?.press(s, [0], 5)).toBeNull();
  expect(features.severalCells?.double(s, 0)).toBeNull();
  const coach = await features.coach?.();
  expect(coach).toMatchObject({ move: 'hint' });
  expect(coach?.about(s.view)).toBe('');
  expect(coach?.doing(s, {} as never)).toBeNull();
  expect(features).not.toHaveProperty('racer');
  expect(features.problem).toBe(usual.features.problem);
});
