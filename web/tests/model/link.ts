import { Connection, HANDSHAKE_LIMIT_MS, type Link, type Socket } from '../../src/net/connection';
import type { FromServer } from '../../src/net/protocol.gen';

/** A socket without a network: what was sent, and a function to answer with. */
export class FakeSocket {
  sent: { do: string; id?: string; after?: number | null; session?: string; again?: number }[] = [];
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

export function link() {
  const sockets: FakeSocket[] = [];
  const lines: Link[] = [];
  const reasons: (string | null)[] = [];
  const messages: FromServer[] = [];
  const timers: (() => void)[] = [];
  const limits: (() => void)[] = [];
  const waits: number[] = [];
  let chance = 1;
  let isNew = false;
  let seen: number | null = null;
  let awaits = false;
  const connection = new Connection({
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      isNew = true;
      return socket as unknown as Socket;
    },
    token: 't'.repeat(22),
    seen: () => seen,
    awaits: () => awaits,
    onMessage: (message) => messages.push(message),
    onLink: (now, why) => {
      lines.push(now);
      reasons.push(why);
    },
    later: (run, wait) => {
      // A wait before the next attempt may be as long: only a new socket has a limit.
      const isLimit = isNew && wait === HANDSHAKE_LIMIT_MS;
      if (isLimit) {
        isNew = false;
        return limits.push(run);
      }
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
    reasons,
    messages,
    timers,
    limits,
    waits,
    lucky,
    welcome,
    see: (seq: number) => (seen = seq),
    waitForOthers: (is: boolean) => (awaits = is),
  };
}

export const play = { do: 'play', move: 'lay a1', after: 3, seat: 1, id: '1' } as const;
