/** Inlined into the page and run before everything else: sets the theme and the posture, and preloads what this URL needs. */
import { shownTheme } from './device/theme.ts';
import { followWindow } from './style/posture.ts';

/** The built files, without their folder. */
export interface Files {
  /** By page: its own script and styles, and what only some pages share. */
  pages: Record<string, readonly string[]>;
  /** By chapter and language. */
  words: Record<string, Record<string, string>>;
  /** By game: what draws its table, and the example of its rules. */
  games: Record<string, { ui?: readonly string[]; example?: readonly string[] }>;
  /** By component: what draws the lessons. */
  lessons: Record<string, readonly string[]>;
  /** Under no name those of every language, and what a language needs besides. */
  fonts: Record<string, readonly string[]>;
}

export function early(files: Files): void {
  const kept = (key: string) => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  const prefs = kept('fullhouse:prefs');
  root.dataset.theme = shownTheme(prefs?.theme);
  if (['felt', 'slate'].includes(prefs?.surface)) root.dataset.surface = prefs.surface;

  followWindow();

  const device = navigator.languages.map((one) => one.slice(0, 2).toLowerCase());
  const language = [prefs?.language, ...device].find((one) => one in (files.words.base ?? {})) ?? 'en';
  // A site without a server has its paths after `?`.
  const path = location.search.startsWith('?/') ? location.search.slice(1).split('&')[0] : location.pathname;
  const [page = '', code = ''] = path?.split('/').slice(1) ?? [];
  const keys = kept('fullhouse:keys');
  const key = Array.isArray(keys) ? keys.find((one) => one?.code === code) : null;
  const sits = page === 't' && (key || location.hash.startsWith('#key='));
  root.dataset.first = sits
    ? 'table'
    : page === 't' || page === 'tv' || (page === 'learn' && code in files.games)
      ? 'none'
      : 'page';

  const id = page === 't' || page === 'tv' ? key?.game : code;
  const game = files.games[id];
  const wanted = [...(files.pages[page] ?? [])];
  const chapters = ['', 't'].includes(page) ? ['base'] : ['base', 'pages'];
  if (page === 'learn' && code)
    wanted.push(
      ...(files.lessons[
        game ? 'LessonTable' : code === 'deduction' ? 'DeductionLesson' : 'TechniqueLesson'
      ] ?? []),
    );
  if (page === 'learn' && !game) chapters.push('lessons');
  if (game && ['t', 'tv', 'how', 'learn'].includes(page)) {
    wanted.push(...(game.ui ?? []));
    chapters.push(id);
    if (page === 'how') wanted.push(...(game.example ?? []));
    if (page === 'how' || page === 'learn') chapters.push('rules', `${id}-rules`);
  }
  const fonts = [...(files.fonts[''] ?? []), ...(files.fonts[language] ?? [])];
  const words = chapters.map((chapter) => files.words[chapter]?.[language]);
  for (const name of new Set([...fonts, ...wanted, ...words])) {
    if (!name) continue;
    const link = document.createElement('link');
    link.crossOrigin = '';
    const as = name.endsWith('.css') ? 'style' : name.endsWith('.woff2') ? 'font' : '';
    link.rel = as ? 'preload' : 'modulepreload';
    if (as) link.as = as;
    link.href = `/assets/${name}`;
    document.head.append(link);
  }
}
