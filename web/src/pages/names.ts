/** The routes: the first part of the path, and the name of the page's file. */
export const PAGE_NAMES: Readonly<Record<string, string>> = {
  '': 'Home',
  new: 'NewTable',
  t: 'TablePage',
  tv: 'Tv',
  replay: 'Replay',
  review: 'Review',
  exercise: 'Exercise',
  problems: 'Problems',
  daily: 'Daily',
  today: 'Today',
  print: 'Printout',
  analyse: 'Analyse',
  me: 'Me',
  how: 'HowToPlay',
  learn: 'Learn',
  lessons: 'Lessons',
};
export const NOWHERE = 'NotFound';

/** Whether a page needs no other words than those that are always there. */
export const hasBaseWords = (name: string): boolean => ['', 't'].includes(name);
