/** The results of this device's games, its own and the server's: one list, exported and imported as one file; and how well somebody knows each game by now. */
import { prefs } from '../device/prefs.svelte';
import { Refusal, results } from '../net/api';
import type { AnyView, ResultShape, TableInfo, You } from '../net/protocol.gen';
import { isHere } from '../net/static_site';
import { allGames, knownGame } from './catalogue.svelte';
import { keptList, keptRecord } from './kept';
import { allKeys } from './keys';
import { isFirstEvening } from './packs';

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
  /** Whether it was played as on a First evening: such results are listed apart. */
  firstEvening: boolean;
  level: number | null;
  bots: readonly string[];
  hints: number;
}

const MOST_RESULTS = 5000;

const isResult = (one: Partial<Result> | null): one is Result =>
  typeof one?.id === 'string' &&
  typeof one.game === 'string' &&
  Number.isFinite(one.at) &&
  typeof one.reason === 'string' &&
  typeof one.firstEvening === 'boolean' &&
  Array.isArray(one.bots);

const list = keptList<Result>('fullhouse:results', isResult);
export const allResults = list.all;

/** The same results and some more; duplicates are left out. */
export function merged(known: readonly Result[], more: readonly Result[]): Result[] {
  const ids = new Set(known.map((one) => one.id));
  return [...known, ...more.filter((one) => !ids.has(one.id))]
    .sort((one, two) => one.at - two.at)
    .slice(-MOST_RESULTS);
}

export function remember(result: Result): void {
  list.keep(merged(allResults(), [result]));
}

/** Merged with the server's results: a game in both counts once, as the server has it. */
function updated(known: readonly Result[], more: readonly Result[]): Result[] {
  return merged(more, known);
}

/** A table whose game is over. */
interface FinishedTable {
  info: TableInfo;
  you: You;
  /** How long the game was played, in seconds. */
  played: number;
}

export function resultOf(table: FinishedTable, view: AnyView, hints = 0): Result {
  const { info, you } = table;
  const seat = you.seats[0] ?? 0;
  return {
    id: `${info.code}/${info.round}`,
    game: info.game,
    at: Date.now(),
    seconds: Math.round(table.played),
    seats: info.seats.length,
    score: view.scores[seat - 1] ?? null,
    won: view.winners.some((winner) => you.seats.includes(winner)),
    reason: view.reason ?? '',
    variant: variantOf(info.options),
    firstEvening: isFirstEvening(knownGame(info.game), info.seats.length, info.options),
    level: info.level,
    bots: info.seats.flatMap((one) => (one.bot ? [one.bot] : [])),
    hints,
  };
}

/** The variant that a score belongs to: scores of different scoring rules are not compared. */
export const variantOf = (options: Record<string, unknown>): string =>
  String(options.scoring ?? options.variant ?? '');

export const wasFirstEvening = ({ game, seats, options }: ResultShape): boolean =>
  isFirstEvening(knownGame(game), seats.length, options);

/** Whether two results may be compared: same game and variant, both of a First evening or neither. */
export const isLike = (one: Result, two: Result): boolean =>
  one.game === two.game && one.variant === two.variant && one.firstEvening === two.firstEvening;

/** The finished games that the server knows. Several keys to one table are one game; unfinished games are left out. */
export function resultsIn(shapes: readonly ResultShape[]): Result[] {
  const games = new Map<string, ResultShape>();
  for (const shape of shapes) {
    const id = `${shape.code}/${shape.round}`;
    const you = [...new Set([...(games.get(id)?.you ?? []), ...shape.you])].sort((one, two) => one - two);
    if (shape.reason !== 'abandoned' && you.length) games.set(id, { ...shape, you });
  }
  return [...games].map(([id, shape]) => ({
    id,
    game: shape.game,
    at: shape.finished * 1000,
    seconds: Math.round(shape.playing),
    seats: shape.seats.length,
    score: shape.seats[(shape.you[0] ?? 0) - 1]?.score ?? null,
    won: shape.you.some((seat) => shape.seats[seat - 1]?.won),
    reason: shape.reason,
    variant: variantOf(shape.options),
    firstEvening: wasFirstEvening(shape),
    level: shape.level,
    bots: shape.seats.flatMap((one) => (one.bot ? [one.bot] : [])),
    hints: shape.hints,
  }));
}

/** Merge the results for this device's keys, the server's and those of this browser. Who is away changes nothing. */
export async function askServer(): Promise<Result[]> {
  const tokens = allKeys().flatMap((key) => (key.seats.length ? [key.token] : []));
  for (const some of [tokens.filter(isHere), tokens.filter((token) => !isHere(token))]) {
    if (!some.length) continue;
    try {
      const shapes = await results(some);
      await allGames().catch(() => undefined); // the list on the device tells of the packs as well
      list.keep(updated(allResults(), resultsIn(shapes)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return allResults();
}

/** Whether somebody here has hardly played this game yet. */
export const isBeginner = (game: string): boolean =>
  allResults().filter((one) => one.game === game).length < 2;

/** The best time of solved problems of one's own at this level, without this one; null where it is the first. */
export function bestTime(result: Result, results: readonly Result[] = allResults()): number | null {
  const others = results.filter(
    (one) =>
      one.id !== result.id &&
      isLike(one, result) &&
      one.level === result.level &&
      one.seats === 1 &&
      one.reason === 'solved' &&
      one.seconds !== null,
  );
  return others.length ? Math.min(...others.map((one) => one.seconds ?? 0)) : null;
}

/** All results as one file's text. */
export const exported = (): string =>
  JSON.stringify({ format: 'fullhouse-results/1', results: allResults() }, null, 1);

/** Take results from a file's text. Returns how many were new, or null if the file is invalid. */
export function imported(text: string): number | null {
  try {
    const file = JSON.parse(text) as { format?: unknown; results?: unknown };
    if (file.format !== 'fullhouse-results/1' || !Array.isArray(file.results)) return null;
    const known = allResults();
    const all = merged(known, file.results.filter(isResult));
    list.keep(all);
    return all.length - known.length;
  } catch {
    return null;
  }
}

/** One for each finished game for children, counted from the results, so that nothing else has to be kept. */
export interface Sticker {
  symbol: number;
  golden: boolean;
}

/** The stickers of a game in the order they were won: each symbol once, then each once more in gold. */
export function stickersOf(results: readonly Result[], game: string, kinds: number): Sticker[] {
  const played = results.filter((one) => one.game === game).length;
  return Array.from({ length: Math.min(played, 2 * kinds) }, (_, index) => ({
    symbol: (index % kinds) + 1,
    golden: index >= kinds,
  }));
}

/** The sticker that a game brought; null where all had been won before it. */
export function stickerOf(result: Result, results: readonly Result[], kinds: number): Sticker | null {
  const played = results.filter((one) => one.game === result.game);
  const number = played.findIndex((one) => one.id === result.id);
  return stickersOf(results, result.game, kinds)[number] ?? null;
}

/** So many moves without help bring it to an end, and a tile in a wrong place brings back so many. */
const MOVES_OF_PRACTICE = 12;
const STUMBLE = 4;
const practice = keptRecord('fullhouse:practice');
const movesIn = (game: string): number => Number(practice.all()[game]) || 0;

/** Whether the cells where a tile fits are lit: as somebody has said for good, else until enough moves have succeeded. */
export const needsLights = (game: string): boolean => prefs().help ?? movesIn(game) < MOVES_OF_PRACTICE;

/** One move more. */
export function practise(game: string): void {
  const moves = movesIn(game);
  if (moves < MOVES_OF_PRACTICE) practice.keep(game, moves + 1);
}

/** Something was laid where it does not fit. */
export function stumble(game: string): void {
  const moves = movesIn(game);
  if (moves) practice.keep(game, Math.max(0, moves - STUMBLE));
}
