/** Reads the project's Fluent files at build time and cuts them into what a page needs: no words live here. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../src/net/protocol.gen.ts';
import { entries } from '../src/words/entries.ts';

const INDEX = 'virtual:words';
const PREFIX = `${INDEX}/`;
const FALLBACK = 'en';
/** What every page needs; also the chapter of a group that names none. */
const BASE = 'base';
/** The folder among the games that is no game: its words belong to all of them. */
const SHARED_KIT = 'kit';

interface Places {
  /** The folder with the browser's own words. */
  web: string;
  /** The Python package, whose folders `words/` hold everything else. */
  package: string;
}

/** The messages of a folder in a language, with those that are not translated yet in English. */
function read(folder: string, language: string): Map<string, string> {
  const merged = new Map<string, string>();
  for (const one of [FALLBACK, language]) {
    const file = join(folder, `${one}.ftl`);
    if (!existsSync(file)) continue;
    for (const [key, text] of entries(readFileSync(file, 'utf8'))) merged.set(key, text);
  }
  return merged;
}

function wordFolders(root: string, skip: string[]): string[] {
  const folders = [join(root, 'words')];
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (entry.isDirectory() && !skip.includes(entry.name)) folders.push(join(root, entry.name, 'words'));
  }
  return folders.filter((folder) => existsSync(folder));
}

function gameFolders(places: Places): Map<string, string> {
  const games = join(places.package, 'games');
  const folders = new Map<string, string>();
  for (const entry of readdirSync(games, { withFileTypes: true })) {
    const folder = join(games, entry.name, 'words');
    const isGame = entry.isDirectory() && entry.name !== SHARED_KIT;
    if (isGame && existsSync(folder)) folders.set(entry.name.replaceAll('_', '-'), folder);
  }
  return folders;
}

const isOnShelf = (key: string) => /-(name|summary)$/.test(key);
/** What is read beside the table: the rules and where they come from, the guided first game and its example. */
const isRule = (key: string) => /-(rules-|mark-|learn-\d)/.test(key);

/** The words that several games and pages share: all of the package but those of games and of the command line. */
export const sharedFolders = (places: Places): string[] => [
  ...wordFolders(places.package, ['games', 'cli']),
  join(places.package, 'games', SHARED_KIT, 'words'),
  places.web,
];

/** The chapter of each message: the word in brackets behind the name of its group in the English file, else `base`. */
export function chaptersOf(text: string): Map<string, string> {
  const chapters = new Map<string, string>();
  let current = BASE;
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) current = /\[([\w-]+)\]$/.exec(line)?.[1] ?? BASE;
    const key = /^(-?[a-zA-Z][\w-]*) *=/.exec(line)?.[1];
    if (key) chapters.set(key, current);
  }
  return chapters;
}

/** The shared messages of one chapter in a language. */
function shared(places: Places, language: string, wanted: string): string[] {
  return sharedFolders(places).flatMap((folder) => {
    const chapters = chaptersOf(readFileSync(join(folder, `${FALLBACK}.ftl`), 'utf8'));
    return written(read(folder, language), (key) => chapters.get(key) === wanted);
  });
}

/** Which messages of all games stand at the table of one, such as `laying`: the word in brackets with which its English file begins. */
const kindOf = (folder: string): string =>
  /^### .*\[(\w+)\]/.exec(readFileSync(join(folder, `${FALLBACK}.ftl`), 'utf8'))?.[1] ?? '';

const written = (messages: Iterable<[string, string]>, wanted: (key: string) => boolean) =>
  [...messages].filter(([key]) => wanted(key)).map(([, text]) => text);

/**
 * `LANGUAGE/base`: what the shelf, a table and every page need; `LANGUAGE/GAME`: the words of one game, with those that its kind shares; `LANGUAGE/GAME-rules`: its rules; `LANGUAGE/kit`: those for a game from elsewhere; any other: the groups of that name.
 */
export function chapter(places: Places, name: string): string {
  const [language = FALLBACK, part = BASE] = name.split('/');
  const games = gameFolders(places);
  const game = (id: string) => read(games.get(id) ?? '', language);
  const ofAll = (wanted: string) => shared(places, language, wanted);
  const messages = (): string[] => {
    if (part === BASE)
      return [...ofAll(BASE), ...[...games.keys()].flatMap((id) => written(game(id), isOnShelf))];
    if (part === 'kit') return [...new Set([...games.values()].map(kindOf))].flatMap(ofAll);
    if (part.endsWith('-rules')) return written(game(part.slice(0, -'-rules'.length)), isRule);
    const folder = games.get(part);
    if (!folder) return ofAll(part);
    return [...ofAll(kindOf(folder)), ...written(game(part), (key) => !isOnShelf(key) && !isRule(key))];
  };
  return messages().join('\n');
}

/** The names of the chapters that each language has. */
export function parts(places: Places): string[] {
  const games = [...gameFolders(places).keys()];
  return [
    BASE,
    'pages',
    'errors',
    'rules',
    'lessons',
    'review',
    'offline',
    'kit',
    ...games,
    ...games.map((id) => `${id}-rules`),
  ];
}

const MORE = `${INDEX}-more`;

/** The table of the chapters that the shelf and a table need, or of all others, each fetched only when somebody asks for it. */
function index(places: Places, isFirst: boolean): string {
  const first = [BASE, 'pages', ...gameFolders(places).keys()];
  const names = parts(places).filter((part) => first.includes(part) === isFirst);
  const lines = LANGUAGES.flatMap((language) =>
    names.map((name) => `'${language}/${name}': () => import('${PREFIX}${language}/${name}')`),
  );
  return `export const chapters = {\n${lines.join(',\n')}\n};`;
}

/** What a browser without scripts shows: it cannot choose a language, so all are there. */
export function withoutScript(places: Places): string {
  const said = (language: string) =>
    read(places.web, language)
      .get('no-script')
      ?.replace(/^.*?= */, '') ?? '';
  return LANGUAGES.map((language) => `<p lang="${language}">${said(language)}</p>`).join('');
}

export function words(places: Places): Plugin {
  return {
    name: 'fullhouse-words',
    transformIndexHtml: (html) => html.replace('<noscript>', () => `<noscript>${withoutScript(places)}`),
    resolveId: (id) => (id === INDEX || id === MORE || id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) return `${index(places, true)}\nexport const more = () => import('${MORE}');`;
      if (id === `\0${MORE}`) return index(places, false);
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      return `export default ${JSON.stringify(chapter(places, id.slice(PREFIX.length + 1)))}`;
    },
  };
}
