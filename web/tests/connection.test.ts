import { expect, test } from 'vitest';
import {
  Connection,
  HANDSHAKE_LIMIT_MS,
  HEARTBEAT_MS,
  type Link,
  PING_AFTER_MS,
  SECOND_SOCKET_MS,
  SLOW_MS,
  type Socket,
} from '../src/net/connection';
import type { FromServer } from '../src/net/protocol.gen';

/** A socket without a network: what was sent, and a function to answer with. */
class FakeSocket {
  sent: { do: string; id?: string; after?: number | null }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  closed = false;
  close() {
    this.closed = true;
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function link() {
  const sockets: FakeSocket[] = [];
  const lines: Link[] = [];
  const messages: FromServer[] = [];
  const timers: (() => void)[] = [];
  const limits: (() => void)[] = [];
  const waits: number[] = [];
  let chance = 1;
  let seen: number | null = null;
  const connection = new Connection({
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as Socket;
    },
    token: 't'.repeat(22),
    seen: () => seen,
    onMessage: (message) => messages.push(message),
    onLink: (now) => lines.push(now),
    later: (run, wait) => {
      if (wait === HANDSHAKE_LIMIT_MS) return limits.push(run);
      waits.push(wait);
      return timers.push(run);
    },
    chance: () => chance,
  });
  const last = () => sockets[sockets.length - 1] as FakeSocket;
  const welcome = () => {
    last().onopen?.();
    last().say({ say: 'welcome', seq: 3 });
  };
  const lucky = (value: number) => (chance = value);
  /** Let the timers of this length run that were set since the last time. */
  const pass = (milliseconds: number) => {
    const due = timers.filter((_, place) => waits[place] === milliseconds);
    for (const run of due) {
      const place = timers.indexOf(run);
      timers.splice(place, 1);
      waits.splice(place, 1);
      run();
    }
  };
  return {
    connection,
    pass,
    sockets,
    last,
    lines,
    messages,
    timers,
    limits,
    waits,
    lucky,
    welcome,
    see: (seq: number) => (seen = seq),
  };
}

const play = { do: 'play', move: 'lay a1', after: 3, seat: 1, id: '1' } as const;

test('says hello first, and is open after the welcome', () => {
  const { last, lines, welcome } = link();
  welcome();
  expect(last().sent[0]).toMatchObject({ do: 'hello', after: null });
  expect(lines).toEqual(['open']);
});

test('what is sent without a connection is lost', () => {
  const { connection, last, lines, welcome } = link();
  welcome();
  connection.send(play);
  expect(last().sent[1]).toEqual(play);
  last().onclose?.();
  expect(lines).toEqual(['open', 'gone']);
  connection.send(play);
  expect(last().sent).toHaveLength(2);
});

test('reconnects with the last seq seen', () => {
  const { last, see, timers, welcome } = link();
  welcome();
  see(7);
  last().onclose?.();
  timers.at(-1)?.();
  welcome();
  expect(last().sent).toMatchObject([{ do: 'hello', after: 7 }]);
});

test('an invalid key is not tried again', () => {
  const { last, lines, timers } = link();
  last().onopen?.();
  last().say({ say: 'refused', id: null, code: 'unknown-token', facts: {} });
  const count = timers.length;
  last().onclose?.();
  expect(lines).toEqual(['closed']);
  expect(timers).toHaveLength(count);
});

test('invalid messages are ignored', () => {
  const { last, messages, welcome } = link();
  welcome();
  last().onmessage?.({ data: '<html>' });
  expect(messages).toHaveLength(1);
});

test('once the device is offline, nothing more is sent on the old socket', () => {
  const { connection, last, lines, timers, welcome } = link();
  welcome();
  const old = last();
  connection.doubt();
  expect(lines).toEqual(['open', 'gone']);
  connection.send(play);
  expect(old.sent).toHaveLength(1);
  timers.at(-1)?.();
  expect(last()).not.toBe(old);
  welcome();
  expect(lines).toEqual(['open', 'gone', 'open']);
});

test('a hello refused by the rate limit is sent again until it succeeds', () => {
  const { last, lines, timers } = link();
  for (let again = 0; again < 20; again++) {
    last().onopen?.();
    last().say({ say: 'refused', id: null, code: 'too-many-requests', facts: { wait: 3 } });
    last().onclose?.();
    timers.pop()?.();
  }
  expect(lines).not.toContain('closed');
  last().onopen?.();
  last().say({ say: 'welcome', seq: 3 });
  expect(lines.at(-1)).toBe('open');
});

test('a hello refused for another reason is not sent again', () => {
  const { last, lines } = link();
  last().onopen?.();
  last().say({ say: 'refused', id: null, code: 'unknown-token', facts: {} });
  expect(lines).toEqual(['closed']);
});

test('the waits grow, and differ between those who lost the server together', () => {
  const { last, timers, waits, lucky } = link();
  for (let again = 0; again < 10; again++) {
    lucky(again % 2);
    last().onclose?.();
    timers.pop()?.();
  }
  expect(waits).toEqual([250, 500, 250, 1000, 1000, 4000, 4000, 16000, 8000, 16000]);
});

test('three attempts come within two seconds of a loss, and the next loss starts anew', () => {
  const { last, timers, waits, welcome } = link();
  for (let loss = 0; loss < 2; loss++) {
    waits.length = 0;
    for (let attempt = 0; attempt < 3; attempt++) {
      last().onclose?.();
      timers.pop()?.();
    }
    expect(waits.reduce((sum, wait) => sum + wait)).toBe(1500);
    welcome();
  }
});

test('a handshake that hangs is given up, and tried again with the usual waits', () => {
  const { last, limits, lines, timers, waits, welcome } = link();
  const hung = last();
  limits.at(-1)?.();
  expect(hung.closed).toBe(true);
  expect(lines).toEqual(['gone']);
  hung.onclose?.(); // The browser's own report comes late, and counts no second time.
  expect(waits).toEqual([500]);
  timers.pop()?.();
  last().onopen?.(); // Upgraded, but the hello is never answered.
  limits.at(-1)?.();
  timers.pop()?.();
  expect(waits).toEqual([500, 500]);
  welcome();
  expect(lines).toEqual(['gone', 'gone', 'open']);
});

test('the limit of a handshake means nothing to a socket that was welcomed, lost or left', () => {
  const { connection, last, limits, lines, timers, welcome } = link();
  welcome();
  limits.pop()?.();
  expect(last().closed).toBe(false);
  last().onclose?.();
  timers.pop()?.();
  const overtaken = limits.pop();
  connection.hurry();
  overtaken?.();
  expect(last().closed).toBe(false);
  expect(lines).toEqual(['open', 'gone']);
  connection.close();
  limits.pop()?.();
  expect(lines).toEqual(['open', 'gone', 'closed']);
});

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
    pass(500);
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
