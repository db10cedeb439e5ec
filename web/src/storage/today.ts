/** What somebody made here of each day, which has a deal and a puzzle for everybody: a day with either lights a window. */
import type { DayShape } from '../net/protocol.gen';
import { keptRecord } from './kept';

export interface KeptDay {
  number: number;
  game: string;
  problem: string;
  /** The table of its deal, once it was opened. */
  code?: string;
  /** One's own points in the deal, the most that another seat has, and whether it was won: those of the first game. */
  points?: number;
  others?: number;
  won?: boolean;
  /** How long the puzzle took, in seconds. */
  seconds?: number;
}

/** Nine lit windows make a full house; then the next one begins. */
export const WINDOWS = 9;

const days = keptRecord<KeptDay>('fullhouse:today');

/** The day of this device, whatever day it is at the server. */
export function dayHere(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const keptDay = (day: string): KeptDay | undefined => days.all()[day];

/** Remember what a day has, and more of it. */
export function keepDay({ date, number, game, problem }: DayShape, more: Partial<KeptDay> = {}): void {
  days.keep(date, { number, game, problem, ...keptDay(date), ...more });
}

const isLit = ({ points, seconds }: KeptDay): boolean => points !== undefined || seconds !== undefined;

/** How many windows are lit of the house that stands now. A day that was missed takes none away. */
export function litWindows(all: Readonly<Record<string, KeptDay>> = days.all()): number {
  const lit = Object.values(all).filter(isLit).length;
  return lit && ((lit - 1) % WINDOWS) + 1;
}

/** Whether a problem is the puzzle of a day that was opened here. */
export const isOfDay = (problem: string): boolean =>
  Object.values(days.all()).some((one) => one.problem === problem);

/** The deal of a day is over. The first game counts. */
export function finishDeal(code: string, made: Required<Pick<KeptDay, 'points' | 'others' | 'won'>>): void {
  for (const [day, kept] of Object.entries(days.all()))
    if (kept.code === code && kept.points === undefined) days.keep(day, { ...kept, ...made });
}

/** A problem is solved: perhaps it is the puzzle of a day. */
export function finishPuzzle(problem: string, seconds: number): void {
  for (const [day, kept] of Object.entries(days.all()))
    if (kept.problem === problem && kept.seconds === undefined) days.keep(day, { ...kept, seconds });
}
