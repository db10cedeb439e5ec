import { expect, test } from 'vitest';
import { allKeys, keepKey, keyOf, loseKey, openKeys, rememberOpen, seatsIn } from '../src/storage/keys';
import { emptyStore } from './device_store';

emptyStore();

test('seats change with a rematch: those of an earlier round are not taken for the newest ones', () => {
  const key = { code: 'beda-boma', token: 't', host: true };
  keepKey({ ...key, seats: [1] }, 'tiles');
  expect([keyOf('beda-boma')?.seats, seatsIn('beda-boma', 1)]).toEqual([[1], []]);
  keepKey({ ...key, seats: [1] }, 'tiles', 1);
  expect(seatsIn('beda-boma', 1)).toEqual([1]);
  keepKey({ ...key, seats: [2] }, 'tiles', 2);
  expect([seatsIn('beda-boma', 1), seatsIn('beda-boma', 2), seatsIn('none', 2)]).toEqual([[], [2], []]);
});

test('a device remembers at which tables a game goes on, until a rematch', () => {
  const hold = (code: string, seats: number[]) => keepKey({ code, token: code, host: true, seats }, 'tiles');
  const open = () => openKeys().map((key) => key.code);
  for (const code of ['first', 'second']) hold(code, [1]);
  hold('watched', []);
  const asked = allKeys().filter((key) => key.seats.length > 0);
  hold('begun-meanwhile', [1]);
  expect(open()).toEqual(['begun-meanwhile', 'second', 'first']);
  rememberOpen(
    asked,
    asked.filter((key) => key.code === 'first'),
  );
  expect(open()).toEqual(['begun-meanwhile', 'first']);
  hold('second', [2]);
  expect(open()).toEqual(['second', 'begun-meanwhile', 'first']);
});

test('a table that the browser has lost goes on at the server, where that has a copy', () => {
  const here = { code: 'beda-boma', token: 'here-1', host: true, seats: [1] };
  const backup = { code: 'fito-lune', token: 'there', host: true, seats: [1], at: 5 };
  keepKey(here, 'tiles', 1, { backup });
  keepKey(here, 'tiles', 1);
  expect(loseKey('here-1')).toBe('fito-lune');
  expect(allKeys()).toMatchObject([{ code: 'fito-lune', token: 'there', game: 'tiles', stays: true }]);
  expect(loseKey('there')).toBeUndefined();
  expect(allKeys()).toEqual([]);
});
