/** Reads the project's Fluent files at build time and cuts them into what a page needs: no words live here. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../src/net/protocol.gen.ts';
import { entries } from '../src/words/entries.ts';

const INDEX = 'virtual:words';
const PREFIX = `${INDEX}/`;
const FALLBACK = 'en';
/** The folder among the games that is no game: its words belong to all of them. */
const SHARED_KIT = 'kit';
/** Told by the page itself, not by the client. */
const NO_SCRIPT = 'no-script';

interface Places {
  /** The folder with the browser's own words. */
  web: string;
  /** The Python package, whose folders `words/` hold everything else. */
  package: string;
}

/** Messages of a language with those that are not translated yet in English. */
function read(folders: string[], language: string): Map<string, string> {
  const merged = new Map<string, string>();
  for (const one of [FALLBACK, language]) {
    for (const folder of folders) {
      const file = join(folder, `${one}.ftl`);
      if (!existsSync(file)) continue;
      for (const [key, text] of entries(readFileSync(file, 'utf8'))) merged.set(key, text);
    }
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

/** Whether digits are written in a game; all others are played with tiles. */
function isWritten(places: Places, game: string): boolean {
  const table = join(places.web, '..', 'src', 'games', game, 'ui.ts');
  return existsSync(table) && readFileSync(table, 'utf8').includes('kit/writing');
}

const isOnShelf = (key: string) => /-(name|summary)$/.test(key);
/** What only a terminal, a log or the server's own page says. */
const isForTerminal = (key: string) =>
  /^((cli|tell|shelf|doctor|bye)(-|$)|server-not-built$|(lines|problems)-skipped$|allowed-now$|in-problem$|level-\d-idea$)/.test(
    key,
  );

/** The coach speaks on the server; of its words the client needs the levels and the errors. */
const isCoaching = (key: string) => !/^(level|error)-/.test(key);
/** What only the page of a review says. */
const isReviewing = (key: string) => /^review-/.test(key);
/** What playing without a network says. */
const isOffline = (key: string) => /^offline-/.test(key);
/** What the coach's lessons tell: each technique's names and its idea, the ways at length, tips, and what signs mean. */
const isLesson = (key: string) => /^coach-(name|booklet|idea|way|tip|legend)-/.test(key);
/** Why something was refused: fetched after the first page is drawn. */
const isRefusing = (key: string) =>
  /^(error-|misread|web-error-(needs-server|no-house|no-room|not-a-text|collection-full|unknown-code|format-not|no-open-seat|not-your-turn|correction|cell-taken))/.test(
    key,
  );
/** What neither the shelf nor a table says: how a new table is set up, the problems, replays, one's own results, the lobby, the end. */
const BESIDE = [
  'end-(?!shared-you$|you-win$)|reason-|chart-|deal-|next-|series-|tv-|as-tv$|open-tv$|key-(?!digit$|colour$|tint$)|keys-title$|bot-.*-plays$',
  'lobby-|start(-|$)|order-note|only-here$|other-device|invite(-|$)|door-|seat-(bot-here|free|up)$|bot-for-|bot-of-seat$|level(-|$)',
  'replay-|record-|daily-|sheet-(?!touch$)|booklet-|search-|symmetry-|new-problem|collection|own-problem|problem-(?!level$)|editor-|practice-|convert-|verify-',
  'me-|erase-|stickers|plot-label$|export$|import|variant-|mark-(?!counted$|reason$|last$)|option-|pack(-|$)|way-|allow-|stretch$',
  'hint-|theme(-|$)|surface(-|$)|setting-|game-fault-|opponent$|beaten$|pace(-|$)|introduce|your-(name|piece|progress)$|rename|take-seat$|watch$|shuffle$',
  'no-table-title$|join-code$|qr-label$|again-|look-at-board$|winner$|save-record$|play-myself$|bot-(instead|until-back|plays-)|give-back$|not-found-|the-table$|options$',
  'how-|who-plays$|options-changed$|which-problem$|name-of-seat$|remove-seat$|add-seat$|seat-(kind|me|me-first|open-note)$',
  'analyse-|key-entry-|lessons-(?!title$)|learn-|serve|play-(ready|phones|nearby|stop)$',
];
const isBeside = (key: string) => new RegExp(`^(${BESIDE.join('|')})`).test(key);
/** What only tables with tiles say. */
const isOfTiles = (key: string) =>
  /^(event-(laid|drew|discarded|claimed|no-room|shown|flipped|inserted)(-|$)|(now|do)-(lay|insert|flip)|say-(choose-tile|hand-empty|face-up|not-in-hand)$|hand-|story-|stack-left$|tokens$|goal-(full|simple|block|value|open|three)$|line-show$|point-show$)/.test(
    key,
  );
/** What only tables on which digits are written say. */
const isOfDigits = (key: string) =>
  /^(event-(wrote|erased|missed)|moment-missed|(now|do)-(write|missed)|asked-digit|line-full-wrong|goal-(digit|once))(-|$)/.test(
    key,
  );
/** What is read beside the table: the rules, the guided first game and its example. */
const isRule = (key: string) => /(^|-)(rules-|learn-\d)/.test(key);

const written = (messages: Iterable<[string, string]>, wanted: (key: string) => boolean) =>
  [...messages].filter(([key]) => wanted(key)).map(([, text]) => text);

/**
 * `LANGUAGE/base`: what the shelf, a table and every page need; `LANGUAGE/pages`: what all other pages, dialogs, the lobby and the end of a game say; `LANGUAGE/errors`: why something was refused; `LANGUAGE/GAME`: the words of one game, with those of all tiles or of all digits; `LANGUAGE/kit`: those for a game from elsewhere; `LANGUAGE/lessons`: the coach's;
 * `LANGUAGE/review`: those of the page of a review; `LANGUAGE/offline`: about playing without a network; `LANGUAGE/rules`: what the rules of several games say; `LANGUAGE/GAME-rules`: the rules of one.
 */
export function chapter(places: Places, name: string): string {
  const [language = FALLBACK, part = 'base'] = name.split('/');
  const games = gameFolders(places);
  const kit = join(places.package, 'games', SHARED_KIT, 'words');
  const coach = join(places.package, 'coach', 'words');
  const shared = () => [
    ...read([...wordFolders(places.package, ['games', 'coach', 'cli']), kit], language),
    ...[...read([coach], language)].filter(([key]) => !isCoaching(key)),
  ];
  const game = (id: string) => read([games.get(id) ?? ''], language);
  if (part === 'errors')
    return written([...shared(), ...read([places.web], language)], isRefusing).join('\n');
  if (part === 'offline') return written(read([places.web], language), isOffline).join('\n');
  if (part === 'review') return written(shared(), isReviewing).join('\n');
  if (part === 'lessons') return written(read([coach], language), isLesson).join('\n');
  if (part === 'rules') return written(shared(), isRule).join('\n');
  if (part.endsWith('-rules')) return written(game(part.slice(0, -'-rules'.length)), isRule).join('\n');
  const only = (wanted: (key: string) => boolean) =>
    written([...shared(), ...read([places.web], language)], wanted);
  if (part === 'kit') return only((key) => isOfTiles(key) || isOfDigits(key)).join('\n');
  if (part !== 'base' && part !== 'pages')
    return [
      ...only(isWritten(places, part) ? isOfDigits : isOfTiles),
      ...written(game(part), (key) => !isOnShelf(key) && !isRule(key)),
    ].join('\n');
  const isSaid = (key: string) =>
    !isForTerminal(key) && !isRule(key) && !isReviewing(key) && !isRefusing(key);
  const isHere = (key: string) =>
    key !== NO_SCRIPT && !isOfTiles(key) && !isOfDigits(key) && isBeside(key) === (part === 'pages');
  return [
    ...written(shared(), (key) => isSaid(key) && isHere(key)),
    ...(part === 'base' ? [...games.keys()].flatMap((id) => written(game(id), isOnShelf)) : []),
    ...written(read([places.web], language), (key) => isHere(key) && !isOffline(key) && !isRefusing(key)),
  ].join('\n');
}

/** The names of the chapters that each language has. */
export function parts(places: Places): string[] {
  const games = [...gameFolders(places).keys()];
  return [
    'base',
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
  const first = ['base', 'pages', ...gameFolders(places).keys()];
  const names = parts(places).filter((part) => first.includes(part) === isFirst);
  const lines = LANGUAGES.flatMap((language) =>
    names.map((name) => `'${language}/${name}': () => import('${PREFIX}${language}/${name}')`),
  );
  return `export const chapters = {\n${lines.join(',\n')}\n};`;
}

/** What a browser without scripts shows: it cannot choose a language, so all are there. */
export function withoutScript(places: Places): string {
  const said = (language: string) =>
    read([places.web], language)
      .get(NO_SCRIPT)
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
