import { expect, test, vi } from 'vitest';

vi.stubGlobal('location', { origin: 'https://play.example.org', hostname: 'play.example.org' });
const { invitationIn, invitationPath, linkTo } = await import('../src/net/address.svelte');

test('a link carries an invitation after #, where no log of a server or a proxy has it', () => {
  const link = new URL(linkTo(invitationPath('bako-timu', 'abc_DEF-123')));
  expect(link.pathname).toBe('/t/bako-timu');
  expect(link.search).toBe('');
  expect(invitationIn(link.hash.slice(1))).toBe('abc_DEF-123');
});

test('a table of an older server has a link without one; the key of a seat is none', () => {
  expect(invitationPath('bako-timu', '')).toBe('/t/bako-timu');
  expect(invitationIn('key=abc')).toBeUndefined();
  expect(invitationIn('')).toBeUndefined();
});
