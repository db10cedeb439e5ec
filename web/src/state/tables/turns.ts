/** Whose turn it is at this device's tables, live: one long-polling request. */
import { Refusal } from '../../net/api';
import type { TurnShape } from '../../net/protocol.gen';
import type { KeptKey } from '../../storage/keys';

/** A table of this device that is not over yet, and how it stands. */
export interface Mine {
  key: KeptKey;
  turn: TurnShape;
}

export interface TurnHooks {
  ask: (tokens: string[], after: number[], wait: number, signal: AbortSignal) => Promise<TurnShape[]>;
  /** The keys to seats that this device holds now. */
  keys: () => KeptKey[];
  /** A key that is no longer valid. */
  onDead: (key: KeptKey) => void;
  /** The tables that are not over, among those of the keys that were asked for. */
  onChange: (mine: Mine[], asked: KeptKey[]) => void;
  /** Called when the server does not answer. */
  onAway: () => void;
  /** Called when it becomes this device's turn at a table, not for turns found at the start. */
  onTurn: (mine: Mine) => void;
  /** Whether to use long polling; else short requests now and then, which keep no connection. */
  waits: () => boolean;
  later?: (run: () => void, milliseconds: number) => unknown;
}

/** Seconds that the server may hold the request: shorter than the timeouts of proxies. */
const WAIT_SECONDS = 50;
/** Milliseconds before asking again after a failure; the last one repeats. */
const RETRY_DELAYS_MS = [1000, 2000, 5000, 15_000];
/** Milliseconds between requests to a server that does not hold them. */
const POLLING_MS = 10_000;
const AWAY = new Set(['no-connection', 'server-trouble']);

/** Watch until the returned function is called. */
export function watchTurns(hooks: TurnHooks): () => void {
  const later = hooks.later ?? ((run, milliseconds) => setTimeout(run, milliseconds));
  const stop = new AbortController();
  const pause = (milliseconds: number) => new Promise<void>((resolve) => later(resolve, milliseconds));
  const seen = new Map<string, TurnShape>();

  function take(keys: KeptKey[], turns: readonly TurnShape[]): void {
    const mine: Mine[] = [];
    for (const turn of turns) {
      const key = keys[turn.token];
      if (!key) continue;
      if (!turn.table) {
        hooks.onDead(key);
        continue;
      }
      if (turn.table.stage !== 'over') mine.push({ key, turn });
      const before = seen.get(key.token);
      if (before && !before.your_turn.length && turn.your_turn.length) hooks.onTurn({ key, turn });
      seen.set(key.token, turn);
    }
    hooks.onChange(mine, keys);
  }

  async function ask(): Promise<number> {
    const keys = hooks.keys();
    const before = keys.map((key) => seen.get(key.token));
    const isNew = before.some((turn) => turn === undefined);
    const after = before.map((turn) => turn?.seq ?? 0);
    const began = Date.now();
    const tokens = keys.map((key) => key.token);
    const turns = await hooks.ask(tokens, after, isNew || !hooks.waits() ? 0 : WAIT_SECONDS, stop.signal);
    if (stop.signal.aborted) return 0;
    take(keys, turns);
    const isSame = turns.every((turn, place) => turn.seq === after[place]);
    return isSame && Date.now() - began < WAIT_SECONDS * 500 ? POLLING_MS : 0;
  }

  async function watch(): Promise<void> {
    let failures = 0;
    while (!stop.signal.aborted && hooks.keys().length) {
      let rest: number;
      try {
        rest = await ask();
        failures = 0;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (AWAY.has(error.code) && !stop.signal.aborted) hooks.onAway();
        rest = RETRY_DELAYS_MS[Math.min(failures++, RETRY_DELAYS_MS.length - 1)] ?? 1000;
      }
      if (rest && !stop.signal.aborted) await pause(rest);
    }
  }
  void watch();
  return () => stop.abort();
}
