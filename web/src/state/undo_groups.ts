/** Moves that one press made are taken back by one press. */
import type { UndoGroups } from './state';

/** So many moves were made together. */
export const withMoves = ({ done, undone }: UndoGroups, moves: number): UndoGroups =>
  moves ? { done: [...done, moves], undone: [] } : { done, undone };

/** The next press that takes back: how many moves it is about, one where nothing is known. */
export function takeBack({ done, undone }: UndoGroups): [number, UndoGroups] {
  const moves = done.at(-1) ?? 1;
  return [moves, { done: done.slice(0, -1), undone: [...undone, moves] }];
}

/** The same for the next press that does again. */
export function doAgain({ done, undone }: UndoGroups): [number, UndoGroups] {
  const moves = undone.at(-1) ?? 1;
  return [moves, { done: [...done, moves], undone: undone.slice(0, -1) }];
}
