/** The problems of days that this device has seen, and for how many days running one was solved. */

import { keep, kept } from '../device/prefs.svelte';
import type { DailyProblem } from '../net/protocol.gen';
import { isRecord } from './kept';
import type { Mark } from './problems';

const KEY = 'fullhouse:daily';
/** Days that are remembered. */
const MOST_DAYS = 400;
const DAY_MS = 86_400_000;

type Days = Record<string, readonly string[]>;

export function seenDays(): Days {
  const stored = kept<unknown>(KEY, {});
  return isRecord(stored) ? (stored as Days) : {};
}

/** Remember the problems of a day, so that a later visit knows what was solved, even if a day's problems have changed. */
export function rememberDay(problems: readonly DailyProblem[]): void {
  const day = problems[0]?.date;
  if (!day) return;
  const known = seenDays();
  const seen = new Set([...(known[day] ?? []), ...problems.map((one) => one.problem)]);
  const days = { ...known, [day]: [...seen] };
  keep(KEY, Object.fromEntries(Object.entries(days).sort().slice(-MOST_DAYS)));
}

/** The day that a problem was of, where this device has seen it; empty for any other. */
export const dayOf = (problem: string): string =>
  Object.entries(seenDays()).find(([, problems]) => problems.includes(problem))?.[0] ?? '';

/** The day so many days later. Days are counted at noon, so that no clock change moves them. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Days running with a solved problem up to a day; a day that has only begun does not break the row. */
export function streak(today: string, days: Days, marks: ReadonlyMap<string, Mark>): number {
  const isSolved = (day: string) =>
    days[day]?.some((problem) => (marks.get(problem)?.best ?? null) !== null) ?? false;
  let count = 0;
  let day = isSolved(today) ? today : dayAfter(today, -1);
  while (isSolved(day)) {
    count += 1;
    day = dayAfter(day, -1);
  }
  return count;
}

interface CalendarDay {
  day: string;
  /** 1 for Monday to 7 for Sunday. */
  weekday: number;
  /** How many of its problems were solved here. */
  solved: number;
}

const solvedOn = (day: string, days: Days, marks: ReadonlyMap<string, Mark>): number =>
  days[day]?.filter((problem) => (marks.get(problem)?.best ?? null) !== null).length ?? 0;

/** The month so many months later, as 2026-03. */
export function monthAfter(month: string, months: number): string {
  const date = new Date(`${month}-15T12:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** All days of a month, with what was solved. */
export function monthOf(month: string, days: Days, marks: ReadonlyMap<string, Mark>): CalendarDay[] {
  const all: CalendarDay[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = dayAfter(day, 1)) {
    const weekday = ((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7) + 1;
    all.push({ day, weekday, solved: solvedOn(day, days, marks) });
  }
  return all;
}

/** How many problems of days were solved here, and on how many days. */
export function recordOf(days: Days, marks: ReadonlyMap<string, Mark>): { problems: number; days: number } {
  const counts = Object.keys(days).map((day) => solvedOn(day, days, marks));
  return { problems: counts.reduce((sum, one) => sum + one, 0), days: counts.filter(Boolean).length };
}

/** Of a hundred others, how many took longer than somebody; one of those told about is somebody themselves. */
export function shareSlower(times: readonly number[], own: number): number {
  const at = times.indexOf(own);
  const others = times.filter((_, index) => index !== at);
  if (!others.length) return 0;
  return Math.floor((100 * others.filter((time) => time > own).length) / others.length);
}
