import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from '../src/device/sha256';
import { dealOf, type OpenedDeal, shareOf } from '../src/storage/deals';
import { judgeDeal } from '../src/views/end/deal';
import { emptyStore } from './device_store';

emptyStore();

test('SHA-256 is that of everybody else, at every length around a block', () => {
  const texts = ['', 'abc', 'é😀', ...Array.from({ length: 140 }, (_, size) => 'x'.repeat(size))];
  for (const text of texts) expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
});

const secret = 'ab'.repeat(32);
const card = { level: 2, seed: 7, number: 3 };
const commitment = createHash('sha256').update(`fullhouse-deal/1\n${secret}\n2 7 3`).digest('hex');
const opened = (changed: Partial<OpenedDeal> = {}): OpenedDeal => ({
  commitment,
  secret,
  shares: [],
  card,
  ...changed,
});

test('a share is drawn once for each promise, and 16 bytes long', () => {
  const share = shareOf('bako-timu', 1, commitment);
  expect(share).toMatch(/^[0-9a-f]{32}$/);
  expect(shareOf('bako-timu', 1, commitment)).toBe(share);
  expect(shareOf('bako-timu', 2, commitment)).not.toBe(share);
  expect(shareOf('bako-timu', 1, 'another promise')).not.toBe(share);
});

test('a server that lies to this device is found out', () => {
  const share = shareOf('bako-timu', 1, commitment);
  const mine = dealOf('bako-timu', 1);
  const others = '01'.repeat(16);
  expect(judgeDeal(opened({ shares: [others, share] }), mine)).toBe('good');
  expect(judgeDeal(opened({ shares: [others] }), mine)).toBe('false'); // my share was left out
  expect(judgeDeal(opened({ shares: [share], secret: 'cd'.repeat(32) }), mine)).toBe('false'); // another secret
  expect(judgeDeal(opened({ shares: [share], card: null }), mine)).toBe('false'); // another card
  const later = createHash('sha256')
    .update(`fullhouse-deal/1\n${'cd'.repeat(32)}\n`)
    .digest('hex');
  const swapped = opened({ commitment: later, secret: 'cd'.repeat(32), card: null, shares: [share] });
  expect(judgeDeal(swapped, mine)).toBe('false'); // promised after the shares had come
  expect(judgeDeal(swapped, undefined)).toBe('unknown');
  expect(judgeDeal(null, mine)).toBe('false'); // nothing was opened
});
