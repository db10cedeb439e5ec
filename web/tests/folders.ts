/** What tests find by looking: the files of a folder, and the games among them. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export function sources(folder: string, kinds = /\.(ts|svelte)$/): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? sources(join(folder, entry.name), kinds)
      : kinds.test(entry.name)
        ? [join(folder, entry.name)]
        : [],
  );
}

/** The games that have a folder with a table of their own. */
export const gameIds = (games: string): string[] =>
  readdirSync(games).filter((name) => existsSync(join(games, name, 'ui.ts')));
