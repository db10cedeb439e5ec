import { expect, test } from 'vitest';
import {
  HEARTBEAT_MS,
  PING_AFTER_MS,
  SECOND_SOCKET_MS,
  SLOW_MS,
  WAITING_HEARTBEAT_MS,
} from '../src/net/connection';
import { type FakeSocket, link, play } from './model/link';

const pings = (socket: FakeSocket) => socket.sent.filter((one) => one.do === 'ping').length;

test('what is answered soon costs no ping', () => {
  const { connection, last, lines, pass, welcome } = link();
  welcome();
  connection.send(play);
  last().say({ say: 'done', id: '1', seq: 4 });
  for (const wait of [PING_AFTER_MS, SLOW_MS, SECOND_SOCKET_MS]) pass(wait);
  expect(pings(last())).toBe(0);
  expect(lines).toEqual(['open']);
});

test('a slow commit is no silence: the pong counts', () => {
  const { connection, last, lines, pass, sockets, welcome } = link();
  welcome();
  connection.send(play);
  pass(PING_AFTER_MS);
  expect(pings(last())).toBe(1);
  last().say({ say: 'pong', id: '', now: 1 });
  pass(SLOW_MS);
  pass(SECOND_SOCKET_MS);
  expect(lines).toEqual(['open']);
  expect(sockets).toHaveLength(1);
});

test('silence is told after a second, and a second socket is tried while the first is open', () => {
  const { connection, lines, pass, see, sockets, welcome } = link();
  welcome();
  const [first] = sockets as [FakeSocket];
  see(7);
  connection.send(play);
  pass(PING_AFTER_MS);
  pass(SLOW_MS);
  expect(lines).toEqual(['open', 'slow']);
  pass(SECOND_SOCKET_MS);
  expect(sockets).toHaveLength(2);
  expect(first.closed).toBe(false);
  const second = sockets[1] as FakeSocket;
  second.onopen?.();
  expect(second.sent).toMatchObject([{ do: 'hello', after: 7 }]);
  second.say({ say: 'welcome', seq: 8 });
  expect(first.closed).toBe(true);
  expect(lines).toEqual(['open', 'slow', 'open']);
  connection.send(play);
  expect(second.sent).toHaveLength(2);
  first.say({ say: 'done', id: '1', seq: 9 });
  first.onclose?.();
  expect(lines).toEqual(['open', 'slow', 'open']);
});

test('the first socket is kept where it answers before the second', () => {
  const { connection, lines, messages, pass, sockets, welcome } = link();
  welcome();
  connection.send(play);
  pass(SLOW_MS);
  pass(SECOND_SOCKET_MS);
  const [first, second] = sockets as [FakeSocket, FakeSocket];
  first.say({ say: 'done', id: '1', seq: 4 });
  expect(lines).toEqual(['open', 'slow', 'open']);
  expect(second.closed).toBe(true);
  second.say({ say: 'welcome', seq: 4 });
  second.onclose?.();
  expect(messages.map((one) => one.say)).toEqual(['welcome', 'done']);
  expect(first.closed).toBe(false);
});

test('where the second fails too, the connection is gone and tried again', () => {
  const { connection, limits, lines, pass, sockets, welcome } = link();
  welcome();
  for (const fails of [() => sockets[1]?.onclose?.(), () => limits.at(-1)?.()]) {
    connection.send(play);
    pass(SLOW_MS);
    pass(SECOND_SOCKET_MS);
    fails();
    expect(lines.at(-1)).toBe('gone');
    pass(300);
    welcome();
    expect(lines.at(-1)).toBe('open');
  }
});

test('a heartbeat and a touch ask whether the server is there, one question at a time', () => {
  const { connection, last, lines, pass, welcome } = link();
  welcome();
  pass(HEARTBEAT_MS);
  expect(pings(last())).toBe(1);
  connection.nudge();
  connection.send(play);
  pass(PING_AFTER_MS);
  expect(pings(last())).toBe(1);
  pass(SLOW_MS);
  expect(lines).toEqual(['open', 'slow']);
});

test('who waits for others asks every second, unless something is heard, and leaves a silent server within three', () => {
  const { last, lines, pass, sockets, waitForOthers, welcome } = link();
  welcome();
  pass(WAITING_HEARTBEAT_MS);
  expect(pings(last())).toBe(0);
  waitForOthers(true);
  last().say({ say: 'present', seats: [1, 2], tvs: 0, spectators: 0 });
  pass(WAITING_HEARTBEAT_MS);
  expect(pings(last())).toBe(0);
  pass(WAITING_HEARTBEAT_MS);
  expect(pings(last())).toBe(1);
  last().say({ say: 'pong', id: '', now: 1 });
  pass(WAITING_HEARTBEAT_MS);
  expect(pings(last())).toBe(1);
  pass(WAITING_HEARTBEAT_MS);
  expect(pings(last())).toBe(2);
  pass(SLOW_MS);
  expect(lines).toEqual(['open', 'slow']);
  pass(SECOND_SOCKET_MS);
  expect(sockets).toHaveLength(2);
  expect(WAITING_HEARTBEAT_MS + SLOW_MS).toBeLessThan(2_000);
  expect(WAITING_HEARTBEAT_MS + SECOND_SOCKET_MS).toBeLessThan(2_500);
});
