/** What the page for analysts calls a technique. */
import { lessonOf } from '../../sudoku/course';
import { capital, otherName, titleOf } from '../../words/sentences';
import { t } from '../../words/words.svelte';

/** Two of the booklet's ways have the same name elsewhere: both names are told. */
export function nameOf(technique: string): string {
  const lesson = lessonOf(technique);
  if (!lesson) return capital(t(`coach-name-${technique}`));
  return otherName(lesson) ? `${titleOf(lesson)} (${otherName(lesson)})` : titleOf(lesson);
}
