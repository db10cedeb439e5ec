/** The booklet as it is leafed through: its levels, and the page to go on with. */

import type { BookletShape } from '../../net/protocol.gen';

interface BookletLevel {
  level: number;
  ways: BookletShape['ways'];
  pages: readonly BookletShape[];
}

/** The problems in their order, level by level. */
export function levelsOf(pages: readonly BookletShape[]): BookletLevel[] {
  const levels = [...new Set(pages.map(({ level }) => level))];
  return levels.map((level) => {
    const own = pages.filter((one) => one.level === level);
    return { level, ways: own[0]?.ways ?? [], pages: own };
  });
}

/** The first problem that is not solved; the last one where all are. */
export function nextPage(pages: readonly BookletShape[], isSolved: (problem: string) => boolean): number {
  return pages.find(({ problem }) => !isSolved(problem))?.number ?? pages.length;
}
