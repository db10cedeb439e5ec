/** When a technique is practised again: by FSRS, from how well it was found the last times. */
import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';
import {
  keepLearnt,
  type Learning,
  type Learnt,
  learnt,
  practisedOn,
  recovered,
  stumbled,
} from '../../storage/learning';
import { LESSONS } from '../../sudoku/course';

/** How a position went: hints taken, wrong answers given. */
export interface Result {
  hints: number;
  wrong: number;
}
export type Standing = 'new' | 'begun' | 'practised' | 'mastered';
interface Drill {
  technique: string;
  why: 'hint' | 'slow' | 'wrong' | 'due';
}

/** Drills of one session: about five minutes. */
const DRILLS = 5;
/** Whoever is expected to know something for so many days has mastered it. */
const MASTERED_DAYS = 21;
/** Screens count for so much of the ring, the memory for the rest. */
const OF_SCREENS = 0.4;
const SCREENS = 6;

const scheduler = fsrs({ enable_fuzz: false });
const isDate = (value: unknown): value is string | number | Date =>
  (typeof value === 'string' || typeof value === 'number' || value instanceof Date) &&
  !Number.isNaN(new Date(value).getTime());

/** The scheduler's card as it was kept; a new one where that cannot be read. */
function cardOf({ card }: Learnt): Card | null {
  if (!card || !isDate(card.due)) return null;
  const numbers = [
    'stability',
    'difficulty',
    'elapsed_days',
    'scheduled_days',
    'learning_steps',
    'reps',
    'lapses',
    'state',
  ];
  if (numbers.some((key) => typeof card[key] !== 'number')) return null;
  const { last_review, ...rest } = card as unknown as Card;
  return {
    ...rest,
    due: new Date(card.due),
    ...(isDate(last_review) ? { last_review: new Date(last_review) } : {}),
  };
}

const gradeOf = ({ hints, wrong }: Result): Grade =>
  hints >= 3 || wrong >= 3 ? Rating.Again : hints + wrong === 0 ? Rating.Good : Rating.Hard;

/** Takes down how a position went, and when the next one is due. */
export function review(technique: string, result: Result, now = Date.now()): void {
  const before = learnt(technique);
  const { card } = scheduler.next(
    cardOf(before) ?? createEmptyCard(new Date(now)),
    new Date(now),
    gradeOf(result),
  );
  const plain = JSON.parse(JSON.stringify(card)) as Record<string, unknown>;
  keepLearnt(technique, { ...before, card: plain });
  if (gradeOf(result) === Rating.Again) stumbled(technique, 'wrong', now);
  else recovered(technique);
  practisedOn(now);
}

/** What should be practised today: where somebody stumbled, then what is due, the longest due first. */
export function drills(all: Learning, now = Date.now()): Drill[] {
  const known = LESSONS.map(({ name }) => name);
  const stumbles = known
    .flatMap((technique) => {
      const one = all.stumbles[technique];
      return one ? [{ technique, ...one }] : [];
    })
    .sort((a, b) => b.at - a.at)
    .map(({ technique, why }): Drill => ({ technique, why }));
  const due = known
    .flatMap((technique) => {
      const one = all.techniques[technique];
      const card = one ? cardOf(one) : null;
      return card && card.due.getTime() <= now ? [{ technique, at: card.due.getTime() }] : [];
    })
    .sort((a, b) => a.at - b.at)
    .filter(({ technique }) => !all.stumbles[technique])
    .map(({ technique }): Drill => ({ technique, why: 'due' }));
  return [...stumbles, ...due].slice(0, DRILLS);
}

const stabilityOf = (one: Learnt): number => cardOf(one)?.stability ?? 0;

export function standingOf(one: Learnt): Standing {
  if (one.passed && stabilityOf(one) >= MASTERED_DAYS) return 'mastered';
  if (one.card) return 'practised';
  return one.screens ? 'begun' : 'new';
}

/** How much of the ring is full, from 0 to 1. */
export function ringOf(one: Learnt): number {
  const seen = (Math.min(one.screens, SCREENS) / SCREENS) * OF_SCREENS;
  const sits = Math.min(1, stabilityOf(one) / MASTERED_DAYS) * (1 - OF_SCREENS);
  return one.passed ? OF_SCREENS + sits : Math.min(OF_SCREENS, seen) + sits / 2;
}

/** The lesson that comes next: the first that was not passed. */
export const nextLesson = (all: Learning): string | undefined =>
  LESSONS.find(({ name }) => !all.techniques[name]?.passed)?.name;
