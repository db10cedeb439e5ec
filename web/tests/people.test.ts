import { expect, test } from 'vitest';
import { readPlace } from '../src/device/router.svelte';
import type { GameShape } from '../src/net/protocol.gen';
import { initialsOf } from '../src/state/live/people';
import { newSeat, niceName, opensAlone } from '../src/state/tables/plans';
import { merged, type Result } from '../src/storage/results';
import { called } from '../src/words/sentences';
import { t } from '../src/words/words.svelte';

test('initials tell people apart', () => {
  expect(initialsOf(['Ana', 'Ben', 'Anton'])).toEqual(['A1', 'B', 'A3']);
  expect(initialsOf(['', '🦊 Fox', 'élan'])).toEqual(['1', '2', 'É']);
});

test('a name of ten thousand characters is cut', () => {
  expect([...(niceName('é'.repeat(10_000)) ?? '')]).toHaveLength(24);
  expect(niceName('  Ana \n  Maria ')).toBe('Ana Maria');
});

test('whoever gives no name sends none: every device says it in its own language', () => {
  expect(niceName(' \n ')).toBeNull();
  expect(newSeat({ who: 'me', name: '', bot: '' })).toEqual({ who: 'me', name: null });
  expect(['Ana', '2', '12', '0', '1984', '2 b', ''].map(called)).toEqual([
    'Ana',
    t('player-n', { n: 2 }),
    t('player-n', { n: 12 }),
    '0',
    '1984',
    '2 b',
    '',
  ]);
});

test('one tap opens what the box says, else what the seats allow', () => {
  const shape = (fewest: number, most: number, bots: string[]) =>
    ({ seats: [fewest, most], bots }) as unknown as GameShape;
  expect(opensAlone('alone', shape(1, 16, ['greedy']))).toBe(true);
  expect(opensAlone(undefined, shape(1, 1, ['greedy']))).toBe(true);
  expect(opensAlone(undefined, shape(1, 4, ['greedy']))).toBe(false);
  expect(opensAlone(undefined, shape(1, 4, []))).toBe(true);
});

test('the same result is kept once', () => {
  const one = { id: 'x/1', at: 1 } as Result;
  expect(merged([one], [one, { ...one, id: 'x/2', at: 0 }]).map((result) => result.id)).toEqual([
    'x/2',
    'x/1',
  ]);
});

test('URLs are parsed, malformed ones too', () => {
  expect(readPlace({ pathname: '/t/bako-timu', search: '', hash: '#key=abc' })).toMatchObject({
    page: 't',
    what: 'bako-timu',
    hash: 'key=abc',
  });
  expect(readPlace({ pathname: '/t/%E0%A4%A', search: '', hash: '' }).what).toBe('%E0%A4%A');
});

test('initials keep the number that tells equal names apart', () => {
  expect(initialsOf(['Ana', 'Greedy', 'Greedy 2'])).toEqual(['A', 'G', 'G2']);
  expect(initialsOf(['Player 1', 'Player 2'])).toEqual(['P1', 'P2']);
  expect(initialsOf(['Greedy 2', 'Greg 2', 'Ana 7'])).toEqual(['G1', 'G2', 'A']);
});
