/** Lessons that were begun on this device and can be taken up again, by game. */
import { keep, kept } from '../device/prefs.svelte';

const KEY = 'fullhouse:lessons';

type Begun = Record<string, string>;

const all = (): Begun => kept<Begun | null>(KEY, null) ?? {};

/** The token of the table of a lesson; empty where none was begun. */
export function lessonBegun(game: string): string {
  const token = all()[game];
  return typeof token === 'string' ? token : '';
}

export function keepLesson(game: string, token: string): void {
  keep(KEY, { ...all(), [game]: token });
}

export function dropLesson(game: string): void {
  const { [game]: _, ...rest } = all();
  keep(KEY, rest);
}
