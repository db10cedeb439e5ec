import { expect, test } from 'vitest';
import { link, play } from './model/link';

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

test('counts its sockets, and is another client than any other page', () => {
  const { last, timers, welcome } = link();
  welcome();
  const first = last().sent[0];
  last().onclose?.();
  timers.at(-1)?.();
  welcome();
  expect(first).toMatchObject({ session: expect.stringMatching(/^[0-9a-f]{32}$/), again: 0 });
  expect(last().sent[0]).toMatchObject({ session: first?.session, again: 1 });
  const other = link();
  other.welcome();
  expect(other.last().sent[0]?.session).not.toBe(first?.session);
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

test('a table that hangs up says why, and is tried less and less often until something is done there', () => {
  const { last, reasons, timers, waits, welcome } = link();
  const hangsUp = () => {
    last().say({ say: 'bye', code: 'not-stored' });
    last().onclose?.();
    return waits.at(-1);
  };
  const comesBack = () => {
    timers.at(-1)?.();
    welcome();
  };
  welcome();
  expect(hangsUp()).toBe(300);
  comesBack();
  expect(hangsUp()).toBe(500);
  expect(reasons).toEqual([null, 'not-stored', null, 'not-stored']);
  comesBack();
  last().say({ say: 'done', id: 'a', seq: 4 });
  last().onclose?.();
  expect(reasons.at(-1)).toBe(null);
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
  for (let again = 0; again < 13; again++) {
    lucky(again % 2);
    last().onclose?.();
    timers.pop()?.();
  }
  expect(waits).toEqual([150, 500, 250, 1000, 500, 1000, 500, 2000, 2000, 8000, 8000, 16000, 8000]);
});

test('in the first five seconds no two attempts are more than a second apart', () => {
  const { last, timers, waits } = link();
  for (let past = 0; past < 5000; past += waits.at(-1) ?? 0) {
    last().onclose?.();
    timers.pop()?.();
  }
  expect(Math.max(...waits)).toBe(1000);
});

test('three attempts come within two seconds of a loss, and the next loss starts anew', () => {
  const { last, timers, waits, welcome } = link();
  for (let loss = 0; loss < 2; loss++) {
    waits.length = 0;
    for (let attempt = 0; attempt < 3; attempt++) {
      last().onclose?.();
      timers.pop()?.();
    }
    expect(waits.reduce((sum, wait) => sum + wait)).toBe(1300);
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
  expect(waits).toEqual([300]);
  timers.pop()?.();
  last().onopen?.(); // Upgraded, but the hello is never answered.
  limits.at(-1)?.();
  timers.pop()?.();
  expect(waits).toEqual([300, 500]);
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
