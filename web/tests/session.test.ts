import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Session } from '../src/state/live/session.svelte';

interface Sent {
  do: string;
  cells?: string[];
}

/** A socket without a network. */
class FakeSocket {
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    sockets.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome() {
    const present = { say: 'present', seats: [1], tvs: 0, spectators: 0 };
    const table = { code: 'aaaa', round: 1, stage: 'playing', seats: [] };
    this.onopen?.();
    this.say({
      say: 'welcome',
      seq: 3,
      table,
      you: { seats: [1] },
      present,
      perspectives: [],
      clock: null,
      limit: null,
    });
  }
  /** The selections that were told. */
  get told() {
    return this.sent.filter((one) => one.do === 'look').map((one) => one.cells?.join());
  }
}
let sockets: FakeSocket[] = [];
const here = { addEventListener: () => {}, removeEventListener: () => {} };

beforeEach(() => {
  sockets = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'localhost' });
  vi.stubGlobal('document', here);
  vi.stubGlobal('addEventListener', here.addEventListener);
  vi.stubGlobal('removeEventListener', here.removeEventListener);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a selection is told once, to newcomers, and after every reconnection', () => {
  const session = new Session('t'.repeat(22));
  const [first] = sockets;
  first?.welcome();
  session.look(['a1'], 1);
  session.look(['a1', 'b1'], 1);
  vi.advanceTimersByTime(300);
  session.look(['a1', 'b1'], 1);
  vi.advanceTimersByTime(300);
  expect(first?.told).toEqual(['a1,b1']);
  first?.say({ say: 'present', seats: [1, 2], tvs: 0, spectators: 0 });
  first?.say({ say: 'present', seats: [1], tvs: 0, spectators: 0 });
  expect(first?.told).toEqual(['a1,b1', 'a1,b1']);
  first?.onclose?.();
  session.look(['c1'], 1);
  vi.advanceTimersByTime(2000);
  const second = sockets.at(-1);
  expect(second).not.toBe(first);
  second?.welcome();
  expect(second?.told).toEqual(['c1']);
  session.close();
});
