/** The texts people read: loads the chapters of a language and fills in facts. No sentence stands in code. */

import { chapters } from 'virtual:words';
import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';
import { gameWords } from './api';
import { Count } from './count';

export const LANGUAGES = ['en', 'fr', 'it', 'nl', 'ru', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Every language by its own name, as a person looks for it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  ru: 'Русский',
  de: 'Deutsch',
};

export type Fact = string | number | boolean | null | undefined | readonly (string | number)[];
export type Facts = Record<string, Fact>;

interface Book {
  language: Language;
  bundle: FluentBundle;
  parts: readonly string[];
}

let book = $state.raw<Book | null>(null);

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((one) => one === text);

/** The first of the device's languages that we speak. */
export function deviceLanguage(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const short = one.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return 'en';
}

export const language = (): Language => book?.language ?? 'en';

const read = new Map<string, FluentResource>();

async function chapter(name: string): Promise<FluentResource> {
  const known = read.get(name);
  if (known) return known;
  const load = chapters[name];
  const found = load ? resource((await load()).default) : new FluentResource(await broughtAlong(name));
  if (found.body.length) read.set(name, found);
  return found;
}

/** Messages that were parsed when the client was built. */
function resource(messages: Record<string, Message['value']>): FluentResource {
  const found = new FluentResource('');
  for (const [id, value] of Object.entries(messages)) found.body.push({ id, value, attributes: {} });
  return found;
}

/** Words that are not built in: those of a game that the server has from elsewhere, all in one file. */
async function broughtAlong(name: string): Promise<string> {
  const [wanted = '', game = ''] = name.split('/');
  return game.endsWith('-rules') ? '' : gameWords(game, wanted);
}

/** The language chosen last; an earlier choice that loads longer does not replace it. */
let chosen: Language | null = null;

/** Make a language the one that is spoken, with the chapters that were already open. */
export async function speak(wanted: Language): Promise<void> {
  chosen = wanted;
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  const parts: string[] = [];
  // More chapters may be opened while these load.
  const missing = () => (book?.parts ?? ['base']).filter((part) => !parts.includes(part));
  for (let next = missing(); next.length; next = missing()) {
    const found = await Promise.all(next.map((part) => chapter(`${wanted}/${part}`)));
    for (const one of found) bundle.addResource(one, { allowOverrides: true });
    parts.push(...next);
  }
  if (chosen !== wanted) return;
  book = { language: wanted, bundle, parts };
  document.documentElement.lang = wanted;
}

/** Have the words of one game at hand as well. */
export async function openChapter(part: string): Promise<void> {
  if (!book || book.parts.includes(part)) return;
  const spokenThen = book.language;
  const found = await chapter(`${spokenThen}/${part}`);
  if (book.language !== spokenThen) return openChapter(part);
  if (book.parts.includes(part)) return;
  book.bundle.addResource(found, { allowOverrides: true });
  book = { ...book, parts: [...book.parts, part] };
}

/** Lists of which one holds; all others are joined by “and”. */
const ALTERNATIVES = ['allowed', 'either', 'moves', 'symbols'];

/** Kept, because they are slow to create. */
const lists = new Map<string, Intl.ListFormat>();

function joined(name: string, items: string[]): string {
  if (items.length < 2) return items.join('');
  // Only the British join without a comma before the last one, as the other five languages do.
  const locale = language() === 'en' ? 'en-GB' : language();
  const type = ALTERNATIVES.includes(name) ? 'disjunction' : 'conjunction';
  const kind = `${locale} ${type}`;
  const list = lists.get(kind) ?? new Intl.ListFormat(locale, { type });
  lists.set(kind, list);
  const told = list.format(items);
  // Italian says “ed” before another e: h5 ed e8.
  return locale === 'it' ? told.replace(/ e (?=e)/g, ' ed ') : told;
}

/** Facts as Fluent takes them: truths as `yes` and `no`, lists joined, and counted in `NAME-count`. */
export function spoken(facts: Facts): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value === 'boolean') found[name] = value ? 'yes' : 'no';
    else if (typeof value === 'number') found[name] = value;
    else if (Array.isArray(value)) {
      found[name] = joined(name, value.map(String)) || '–';
      found[`${name}-count`] = value.length;
    } else found[name] = value === null || value === undefined ? 'none' : String(value);
  }
  return found;
}

export const has = (key: string): boolean => book?.bundle.hasMessage(key) ?? false;

/** The text of a key with its facts filled in; a missing key is shown as it is and logged. */
export function t(key: string, facts: Facts = {}): string {
  const message = book?.bundle.getMessage(key);
  if (!book || !message?.value) {
    if (book) console.warn(`no words for ${key}`);
    return key;
  }
  const filled = spoken(facts);
  for (const [name, value] of Object.entries(filled))
    if (typeof value === 'number') filled[name] = new Count(value);
  return book.bundle.formatPattern(message.value, filled, []);
}

/** The first of several keys that has a text: a game's own words before the shared ones. */
export function tFirst(keys: readonly string[], facts: Facts = {}): string {
  return t(keys.find(has) ?? keys[keys.length - 1] ?? '', facts);
}
