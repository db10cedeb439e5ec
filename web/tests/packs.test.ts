import { expect, test, vi } from 'vitest';
import { setPrefs } from '../src/device/prefs.svelte';
import type { GameShape, OptionShape } from '../src/net/protocol.gen';
import { quickTable } from '../src/state/tables/plans';
import { beaten, lastOpponent, rememberOpponent, rememberPack, startingPack } from '../src/storage/choices';
import {
  isFirstEvening,
  nextSteps,
  offeredPacks,
  packOptions,
  refusalOf,
  usualValue,
} from '../src/storage/packs';
import { bestTime, isLike, type Result, remember } from '../src/storage/results';
import { emptyStore } from './device_store';

const store = emptyStore();

const option = (name: string, values: Partial<OptionShape>): OptionShape => ({
  name,
  kind: 'length',
  default: null,
  solo_default: null,
  choices: {},
  meaning: '',
  on: null,
  low: null,
  high: null,
  use: { seats: [2, 16], given: {} },
  choice_uses: {},
  marks: {},
  ...values,
});
const MARKERS = {
  id: 'markers',
  seats: [1, 4],
  bots: ['casual'],
  problem_levels: null,
  options: [
    option('referee', {
      kind: 'choice',
      default: 'table',
      solo_default: 'guard',
      choices: { table: '', umpire: '', guard: '' },
    }),
    option('variant', { kind: 'choice', default: 'basic', choices: { basic: '', advanced: '' } }),
    option('sand_glass', { default: 30 }),
  ],
  packs: {
    family: { referee: 'guard', sand_glass: null },
    printed: { referee: 'table' },
    strict: { referee: 'umpire', sand_glass: 30 },
  },
  forbidden: [
    {
      given: { variant: ['advanced'], sand_glass: [null] },
      seats: null,
      over: {},
      text: 'It needs its sand timer.',
    },
    { given: { variant: ['advanced'] }, seats: null, over: { sand_glass: 60 }, text: 'A minute at most.' },
    { given: { referee: ['table'] }, seats: [3, 4], over: {}, text: 'Only for two.' },
  ],
} as unknown as GameShape;

const result = (id: string, change: Partial<Result> = {}): Result => ({
  id,
  game: 'markers',
  at: 1,
  seconds: 100,
  seats: 1,
  score: 7,
  won: true,
  reason: 'solved',
  variant: '',
  firstEvening: false,
  level: 1,
  bots: [],
  hints: 0,
  ...change,
});

test('a device starts with First evening until two games of this kind are finished on it', () => {
  expect(startingPack('markers')).toBe('family');
  rememberPack('markers', 'strict');
  remember(result('a/1'));
  remember(result('b/1', { game: 'tiles' }));
  expect(startingPack('markers')).toBe('family');
  remember(result('a/2'));
  expect(startingPack('markers')).toBe('strict');
  expect(startingPack('tiles')).toBe('family');
});

test('later a device starts with the pack that it used last for that game', () => {
  for (const id of ['a/1', 'a/2']) remember(result(id));
  expect(startingPack('markers')).toBe('printed'); // nothing was kept by earlier versions
  rememberPack('markers', 'family');
  rememberPack('tiles', 'strict');
  expect(startingPack('markers')).toBe('family');
  store.set('fullhouse:packs', '{"markers":"odd"}');
  expect(startingPack('markers')).toBe('printed');
  store.set('fullhouse:packs', '[null');
  expect(startingPack('markers')).toBe('printed');
});

test('one tap sends the options of the pack, and keeps it', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, request?: RequestInit) => {
    if (String(address).includes('games')) return new Response(JSON.stringify([MARKERS]));
    sent.push(JSON.parse(String(request?.body)).options);
    return new Response(JSON.stringify({ code: 'bako-timu', token: 'a', seats: [1], host: true }));
  });
  await quickTable('markers');
  for (const id of ['a/1', 'a/2']) remember(result(id));
  await quickTable('markers');
  rememberPack('markers', 'strict');
  await quickTable('markers');
  await quickTable('markers', 'alone');
  expect(sent).toEqual([
    { referee: 'guard', sand_glass: null },
    { referee: 'guard', sand_glass: null },
    { referee: 'umpire', sand_glass: 30 },
    {},
  ]);
});

test('a pack that changes nothing at a table is not offered there', () => {
  expect(offeredPacks(MARKERS, 2)).toEqual(['family', 'printed', 'strict']);
  expect(offeredPacks(MARKERS, 1)).toEqual(['printed']);
  expect(offeredPacks({ options: [], packs: {} }, 1)).toEqual([]);
  expect(packOptions({ options: [], packs: {} }, 1, 'family')).toEqual({});
  expect(usualValue(MARKERS, 1, 'referee')).toBe('guard');
  expect(usualValue(MARKERS, 2, 'referee')).toBe('table');
});

test('results of a First evening are told by their options, whatever else was changed', () => {
  const options = { referee: 'guard', variant: 'basic', sand_glass: null };
  expect(isFirstEvening(MARKERS, 2, options)).toBe(true);
  expect(isFirstEvening(MARKERS, 2, { ...options, variant: 'advanced' })).toBe(true);
  expect(isFirstEvening(MARKERS, 2, { ...options, sand_glass: 30 })).toBe(false);
  expect(isFirstEvening(MARKERS, 1, options)).toBe(false); // alone it is the printed game
  expect(isFirstEvening(undefined, 2, options)).toBe(false);
});

test('results of a First evening are not compared with others', () => {
  const first = result('a/1', { firstEvening: true, seconds: 50 });
  const other = result('a/2', { seconds: 90 });
  expect(isLike(first, other)).toBe(false);
  expect(isLike(other, result('a/3', { firstEvening: false }))).toBe(true);
  expect(bestTime(result('a/3', { firstEvening: false }), [first, other])).toBe(90);
  expect(bestTime(result('a/3', { firstEvening: true }), [first, other])).toBe(50);
});

test('a combination without sense is refused with its sentence', () => {
  const why = (seats: number, values: Record<string, unknown>) =>
    refusalOf(MARKERS.forbidden, seats, (name) => values[name]);
  expect(why(2, { variant: 'advanced', sand_glass: null })).toBe('It needs its sand timer.');
  expect(why(2, { variant: 'advanced', sand_glass: 30, referee: 'table' })).toBe('');
  expect(why(2, { variant: 'advanced', sand_glass: 60 })).toBe('');
  expect(why(2, { variant: 'advanced', sand_glass: 61 })).toBe('A minute at most.');
  const stretched = (factor: number) =>
    refusalOf(MARKERS.forbidden, 2, (name) => ({ variant: 'advanced', sand_glass: 30 })[name], factor);
  expect([1, 2, 3, 10].map(stretched)).toEqual(['', '', 'A minute at most.', 'A minute at most.']);
  expect(why(3, { variant: 'basic', sand_glass: null, referee: 'table' })).toBe('Only for two.');
});

test('after a First evening the next step is the sand timer, or all as in the box', () => {
  const shape = { ...MARKERS, packs: { ...MARKERS.packs, printed: { referee: 'table', sand_glass: 30 } } };
  const family = { referee: 'guard', sand_glass: null };
  expect(nextSteps(shape, 2, family)).toEqual([
    { key: 'next-timer', pack: 'family', options: { referee: 'guard', sand_glass: 30 } },
    { key: 'next-box', pack: 'printed', options: { referee: 'table', sand_glass: 30 } },
  ]);
  expect(nextSteps(MARKERS, 2, family).map(({ key }) => key)).toEqual(['next-box']);
  expect(nextSteps(shape, 2, { ...family, sand_glass: 30 })).toEqual([]);
  expect(nextSteps(undefined, 2, family)).toEqual([]);
});

test('old hands begin with the printed rules, and the opponent chosen last is remembered', () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  setPrefs({ help: false });
  expect(startingPack('markers')).toBe('printed');
  setPrefs({ help: null });
  expect(startingPack('markers')).toBe('family');
  const bots = ['beginner', 'casual', 'club'];
  expect(lastOpponent(bots, 'casual')).toBe('casual');
  rememberOpponent('club');
  expect([lastOpponent(bots, 'casual'), lastOpponent(['casual'], 'casual')]).toEqual(['club', 'casual']);
  const won = [result('a/1', { bots: ['club'] }), result('b/1', { bots: ['casual'], won: false })];
  expect([...beaten('markers', won)]).toEqual(['club']);
  expect([...beaten('tiles', won)]).toEqual([]);
});
