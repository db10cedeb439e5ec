/** The results of this device's games, kept in the browser: one list, exported and imported as one file. */
import { keep, kept } from './prefs.svelte';
import type { AnyView } from './protocol.gen';
import type { TableState } from './table';

export interface Result {
  /** The table's code and round: the same game is kept once. */
  id: string;
  game: string;
  /** When it ended, in milliseconds since 1970. */
  at: number;
  /** How long it was played, in seconds, where that is known. */
  seconds: number | null;
  seats: number;
  score: number | null;
  won: boolean;
  reason: string;
  /** The variant that a high score belongs to. */
  variant: string;
  level: number | null;
  bots: readonly string[];
  hints: number;
}

const KEY = 'fullhouse-results';
const STARTS = 'fullhouse-starts';
const MOST = 5000;

const isResult = (one: unknown): one is Result => {
  if (typeof one !== 'object' || one === null) return false;
  const found = one as Partial<Result>;
  return (
    typeof found.id === 'string' &&
    typeof found.game === 'string' &&
    typeof found.at === 'number' &&
    Number.isFinite(found.at) &&
    typeof found.reason === 'string' &&
    Array.isArray(found.bots)
  );
};

export function allResults(): Result[] {
  const found = kept<unknown>(KEY, []);
  return Array.isArray(found) ? found.filter(isResult) : [];
}

/** The same results and some more; what is known already is not doubled. */
export function merged(known: readonly Result[], more: readonly Result[]): Result[] {
  const ids = new Set(known.map((one) => one.id));
  return [...known, ...more.filter((one) => !ids.has(one.id))]
    .sort((one, two) => one.at - two.at)
    .slice(-MOST);
}

export function remember(result: Result): void {
  keep(KEY, merged(allResults(), [result]));
}

/** When a game was first seen running, and at which level, so that its length is known at the end. */
export function noteStart(id: string, level: number | null = null): void {
  const starts = kept<Record<string, { at: number; level: number | null }>>(STARTS, {});
  if (starts[id]) return;
  const recent = Object.entries(starts).slice(-63);
  keep(STARTS, { ...Object.fromEntries(recent), [id]: { at: Date.now(), level } });
}

export function resultOf(table: TableState, view: AnyView): Result {
  const { info, you } = table;
  const id = `${info.code}/${info.round}`;
  const start = kept<Record<string, { at: number; level: number | null }>>(STARTS, {})[id];
  const seat = you.seats[0] ?? 0;
  return {
    id,
    game: info.game,
    at: Date.now(),
    seconds: start ? Math.round((Date.now() - start.at) / 1000) : null,
    seats: info.seats.length,
    score: view.scores[seat - 1] ?? null,
    won: view.winners.some((winner) => you.seats.includes(winner)),
    reason: view.reason ?? '',
    variant: String(info.options.scoring ?? info.options.variant ?? ''),
    level: start?.level ?? null,
    bots: info.seats.flatMap((one) => (one.bot ? [one.bot] : [])),
    hints: 'hints' in view ? view.hints : 0,
  };
}

/** All results as one file's text. */
export const exported = (): string =>
  JSON.stringify({ format: 'fullhouse-results/1', results: allResults() }, null, 1);

/** Take results from a file's text. Returns how many were new, or null where it is no such file. */
export function imported(text: string): number | null {
  try {
    const found = JSON.parse(text) as { format?: unknown; results?: unknown };
    if (found.format !== 'fullhouse-results/1' || !Array.isArray(found.results)) return null;
    const known = allResults();
    const all = merged(known, found.results.filter(isResult));
    keep(KEY, all);
    return all.length - known.length;
  } catch {
    return null;
  }
}
