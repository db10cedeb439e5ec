/** What somebody at this device has learnt, and where they stumbled: kept here and nowhere else. */
import { keep, kept } from '../device/prefs.svelte';
import { isRecord } from './kept';

const KEY = 'fullhouse:learning';
/** So many days of practice are remembered. */
const MOST_DAYS = 400;

/** Why a technique should be practised: a hint was taken, a digit took long, an answer was wrong. */
const REASONS = ['hint', 'slow', 'wrong'] as const;
type Reason = (typeof REASONS)[number];

export interface Learnt {
  /** How many screens of the lesson were seen. */
  screens: number;
  /** When the test was passed, in milliseconds; 0 where it was not. */
  passed: number;
  /** What the scheduler keeps about it; null before the first drill. */
  card: Readonly<Record<string, unknown>> | null;
}

export interface Stumble {
  why: Reason;
  at: number;
}

export interface Learning {
  techniques: Readonly<Record<string, Learnt>>;
  stumbles: Readonly<Record<string, Stumble>>;
  /** Days on which something was practised, as 2026-03-01. */
  days: readonly string[];
}

const NOTHING: Learning = { techniques: {}, stumbles: {}, days: [] };
const count = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 0);

const readLearnt = (value: unknown): Learnt => {
  const given = isRecord(value) ? value : {};
  return {
    screens: Math.floor(count(given.screens)),
    passed: count(given.passed),
    card: isRecord(given.card) ? given.card : null,
  };
};
const isStumble = (value: unknown): value is Stumble =>
  isRecord(value) && REASONS.some((why) => why === value.why) && typeof value.at === 'number';

/** Progress as it was saved; null for anything else. */
export function readLearning(value: unknown): Learning | null {
  if (
    !isRecord(value) ||
    !isRecord(value.techniques) ||
    !isRecord(value.stumbles) ||
    !Array.isArray(value.days)
  )
    return null;
  const techniques = Object.entries(value.techniques).map(([name, one]) => [name, readLearnt(one)] as const);
  const stumbles = Object.entries(value.stumbles).filter((entry): entry is [string, Stumble] =>
    isStumble(entry[1]),
  );
  const days = value.days.filter(
    (day): day is string => typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day),
  );
  return { techniques: Object.fromEntries(techniques), stumbles: Object.fromEntries(stumbles), days };
}

export const learning = (): Learning => readLearning(kept<unknown>(KEY, null)) ?? NOTHING;
export const keepLearning = (all: Learning): void => keep(KEY, all);

export const learnt = (technique: string): Learnt => learning().techniques[technique] ?? readLearnt(null);

export function keepLearnt(technique: string, one: Learnt): void {
  const all = learning();
  keepLearning({ ...all, techniques: { ...all.techniques, [technique]: one } });
}

/** A screen of a lesson was reached. */
export function sawScreen(technique: string, screens: number): void {
  const before = learnt(technique);
  if (screens > before.screens) keepLearnt(technique, { ...before, screens });
}

/** Somebody needed help with a technique, or time: it comes up at the next practice. */
export function stumbled(technique: string, why: Reason, at = Date.now()): void {
  const all = learning();
  keepLearning({ ...all, stumbles: { ...all.stumbles, [technique]: { why, at } } });
}

export function recovered(technique: string): void {
  const all = learning();
  const { [technique]: _, ...stumbles } = all.stumbles;
  keepLearning({ ...all, stumbles });
}

const dayOf = (at: number) => {
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

export function practisedOn(at = Date.now()): void {
  const all = learning();
  const day = dayOf(at);
  if (!all.days.includes(day)) keepLearning({ ...all, days: [...all.days, day].slice(-MOST_DAYS) });
}

/** Days in a row up to today, or up to yesterday as long as today is not over. By the calendar: some days have 23 or 25 hours. */
export function daysInARow(days: readonly string[], now = Date.now()): number {
  const has = new Set(days);
  const date = new Date(now);
  const back = () => date.setDate(date.getDate() - 1);
  if (!has.has(dayOf(now))) back();
  let row = 0;
  for (; has.has(dayOf(date.getTime())); back()) row += 1;
  return row;
}
