/** The games that can be drawn: one folder each, found by looking, fetched when needed. */
import type { Lesson } from '../learn/lesson';
import type { GameUi } from './ui';

const folders = import.meta.glob<{ ui: GameUi }>('./*/ui.ts');

/** The shelf, in the order of the boxes: the easiest to start with first. */
export const SHELF = [
  'tiles',
  'animals',
  'challenge',
  'markers',
  'one-two-three',
  'classic',
  'solitaire',
] as const;

/** How many play and how long it takes, for the shelf; the server has the last word on seats. */
export const FACTS: Record<string, { seats: readonly [number, number]; minutes: readonly [number, number] }> =
  {
    tiles: { seats: [1, 4], minutes: [20, 40] },
    animals: { seats: [1, 4], minutes: [10, 20] },
    challenge: { seats: [2, 4], minutes: [30, 45] },
    markers: { seats: [1, 4], minutes: [20, 45] },
    'one-two-three': { seats: [2, 5], minutes: [30, 60] },
    classic: { seats: [1, 16], minutes: [10, 60] },
    solitaire: { seats: [1, 1], minutes: [10, 20] },
  };

export const isGame = (id: string): boolean => `./${id}/ui.ts` in folders;

export async function loadGame(id: string): Promise<GameUi> {
  const load = folders[`./${id}/ui.ts`];
  if (!load) throw new Error(`no such game: ${id}`);
  return (await load()).ui;
}

const lessons = import.meta.glob<{ default: Lesson }>('./*/lesson.json');

/** The guided first game. */
export async function loadLesson(id: string): Promise<Lesson> {
  const load = lessons[`./${id}/lesson.json`];
  if (!load) throw new Error(`no lesson: ${id}`);
  return (await load()).default;
}
