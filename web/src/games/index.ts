/** The games and their folders, discovered at build time. A game without a folder here has a plain box and a generic table. */
import type { Component } from 'svelte';
import type { Lesson, Minute } from '../contract/lesson';
import type { BoxFacts, GameUi } from '../contract/ui';
import { isRefused } from '../net/api';
import { gameShape, knownGames } from '../storage/catalogue.svelte';

const boxes = import.meta.glob<{ default: Component; box: BoxFacts }>('./*/Motif.svelte', { eager: true });
const tables = import.meta.glob<{ ui: GameUi }>('./*/ui.ts');
const minutes = import.meta.glob<{ default: Minute }>('./*/minute.json');
const lessons = import.meta.glob<{ default: Lesson }>('./*/lesson.json');

export const boxOf = (id: string): BoxFacts | undefined => boxes[`./${id}/Motif.svelte`]?.box;
/** The picture on a box. */
export const motifOf = (id: string): Component | undefined => boxes[`./${id}/Motif.svelte`]?.default;
export const hasLesson = (id: string): boolean => `./${id}/lesson.json` in lessons;

const placeOf = (id: string) => boxOf(id)?.place ?? Number.POSITIVE_INFINITY;
const drawn = Object.keys(boxes)
  .map((file) => file.split('/')[1] ?? '')
  .sort((one, two) => placeOf(one) - placeOf(two));

/** The shelf: boxes with a place first, all others after them. Before the server has told its games, those with a box. */
export function shelf(): readonly string[] {
  const known = knownGames().map((one) => one.id);
  if (!known.length) return drawn;
  return [...drawn.filter((id) => known.includes(id)), ...known.filter((id) => !boxOf(id))];
}

/** Whether there is such a game; about one without a folder the server has to be asked. */
export async function isGame(id: string): Promise<boolean> {
  if (`./${id}/ui.ts` in tables) return true;
  return gameShape(id).then(
    () => true,
    (error: unknown) => !isRefused(error, 'unknown-game'),
  );
}

/** The table of a game: from its folder, or the generic one with the module of its package, if it has one. */
export async function loadUi(id: string): Promise<GameUi> {
  const own = tables[`./${id}/ui.ts`];
  if (own) return (await own()).ui;
  const [shape, { genericUi, withModule }] = await Promise.all([gameShape(id), import('./generic')]);
  return withModule(genericUi(shape), shape.module);
}

/** The guided first game. */
export async function loadLesson(id: string): Promise<Lesson> {
  const load = lessons[`./${id}/lesson.json`];
  if (!load) throw new Error(`no lesson: ${id}`);
  return (await load()).default;
}

/** The rules in a minute; null where a game has none. */
export const loadMinute = async (id: string): Promise<Minute | null> =>
  (await minutes[`./${id}/minute.json`]?.())?.default ?? null;
