/** The texts people read: loads the chapters of a language and fills in facts. No sentence stands in code. */

import { chapters, more } from 'virtual:words';
import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';
import { gameWords } from '../net/api';
import type { Facts } from '../net/facts';
import { LANGUAGE_NAMES, LANGUAGES, type Language, UNFINISHED } from '../net/protocol.gen';
import { agree } from './agreement';
import { entries } from './entries';
import { Count } from './figures';

export { LANGUAGES, type Language };

interface Book {
  language: Language;
  bundle: FluentBundle;
  parts: string[];
  /** All messages as they are written: most of them are never said, and parsing takes long. */
  written: Map<string, string>;
}

let book = $state.raw<Book | null>(null);

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((one) => one === text);

/** The first of the device's languages that we speak; one that is partly in English only a person chooses. */
export function deviceLanguage(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const short = one.slice(0, 2).toLowerCase();
    if (isLanguage(short) && !UNFINISHED.includes(short)) return short;
  }
  return 'en';
}

export const language = (): Language => book?.language ?? 'en';

/** A language by its own name, with a sign where it is partly in English. */
export const languageName = (one: Language): string =>
  UNFINISHED.includes(one)
    ? t('language-unfinished', { language: LANGUAGE_NAMES[one] })
    : LANGUAGE_NAMES[one];

const read = new Map<string, Map<string, string>>();

/** The messages of a chapter. */
async function chapter(name: string): Promise<Map<string, string>> {
  const known = read.get(name);
  if (known) return known;
  const load = chapters[name] ?? (await more()).chapters[name];
  const messages = entries(load ? (await load()).default : await broughtAlong(name));
  if (messages.size) read.set(name, messages);
  return messages;
}

/** Words that are not built in: those of a game that the server has from elsewhere, all in one file. It may have tiles. */
async function broughtAlong(name: string): Promise<string> {
  const [wanted = '', game = ''] = name.split('/');
  if (game.endsWith('-rules')) return '';
  const kit = more().then(({ chapters }) => chapters[`${wanted}/kit`]?.());
  const [own, tiles] = await Promise.all([gameWords(game, wanted), kit]);
  return `${tiles?.default ?? ''}\n${own}`;
}

/** What is fetched first: a page may ask for more before any words are there. */
const first = ['base'];

/** The language chosen last; an earlier choice that loads longer does not replace it. */
let chosen: Language | null = null;

/** Make a language the one that is spoken, with the chapters that were already open. */
export async function speak(wanted: Language): Promise<void> {
  chosen = wanted;
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  const parts: string[] = [];
  const written = new Map<string, string>();
  // More chapters may be opened while these load.
  const missing = () => (book?.parts ?? first).filter((part) => !parts.includes(part));
  for (let next = missing(); next.length; next = missing()) {
    const loaded = await Promise.all(next.map((part) => chapter(`${wanted}/${part}`)));
    for (const one of loaded) for (const [key, text] of one) written.set(key, text);
    parts.push(...next);
  }
  if (chosen !== wanted) return;
  book = { language: wanted, bundle, parts, written };
  document.documentElement.lang = wanted;
}

/** The words of refusals: nothing on the screen waits for them. */
const UNSEEN = 'errors';

/** Have the words of another chapter at hand as well, and say again what is on the screen. */
export async function openChapter(part: string): Promise<void> {
  if (!book && !first.includes(part)) first.push(part);
  if (!book || book.parts.includes(part)) return;
  const spokenThen = book.language;
  const messages = await chapter(`${spokenThen}/${part}`);
  if (book.language !== spokenThen) return openChapter(part);
  if (book.parts.includes(part)) return;
  for (const [key, text] of messages) {
    if (book.bundle.hasMessage(key)) parse(book, text);
    book.written.set(key, text);
  }
  book.parts.push(part);
  if (part !== UNSEEN) book = { ...book };
}

/** What is shown when it is wanted, such as a dialog, with the words that only such parts need. */
export const withWords = async <Part>(part: Promise<Part>): Promise<Part> =>
  (await Promise.all([part, openChapter('pages')]))[0];

/** Have the words of refusals at hand. */
export const openErrors = (): Promise<void> => openChapter(UNSEEN).catch(() => undefined);

function parse({ bundle }: Book, text: string): void {
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
}

/** The message of a key. It is parsed when it is first asked for, and so are those that it names. */
function message(from: Book, key: string): Message | undefined {
  const known = from.bundle.getMessage(key);
  const text = from.written.get(key);
  if (known || !text) return known;
  parse(from, text);
  for (const [, named = ''] of text.matchAll(/\{ *([a-z][\w-]*) *\}/g)) message(from, named);
  return from.bundle.getMessage(key);
}

/** Lists of which one holds; all others are joined by “and”. */
const ALTERNATIVES = ['allowed', 'either', 'expected', 'moves', 'symbols'];

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
  return list.format(items);
}

/** How cells are called: by the letter of the column and the number of the row, or by both numbers. */
export const CELL_NAMES = ['c5', 'r5c3'] as const;
export type CellNames = (typeof CELL_NAMES)[number];
let cellNames = $state<CellNames>('c5');

export function callCells(names: CellNames): void {
  cellNames = names;
}

/** How cells are called now. */
export const namesOfCells = (): CellNames => cellNames;

/** What decides how something is put into words: texts that are kept are kept for it. */
export const manner = (): string => `${language()} ${cellNames}`;

const CELLS = /^[a-i][1-9]( [a-i][1-9])*$/;

/** All cells that a text names, such as `c5`, as they are called on this device. */
export const withCellNames = (text: string): string =>
  cellNames === 'c5'
    ? text
    : text.replace(/\b([a-i])([1-9])\b/g, (_, column, row) => `r${row}c${'abcdefghi'.indexOf(column) + 1}`);

/** A fact that is a cell, or several of them, by the names used here; a person may be called like a cell. */
const calledHere = (name: string, value: string): string =>
  name !== 'name' && CELLS.test(value) ? withCellNames(value) : value;

/** Facts as Fluent takes them: truths as `yes` and `no`, lists joined, and counted in `NAME-count`. */
export function spoken(facts: Facts): Record<string, FluentVariable> {
  const variables: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value === 'boolean') variables[name] = value ? 'yes' : 'no';
    else if (typeof value === 'number') variables[name] = value;
    else if (Array.isArray(value)) {
      variables[name] =
        joined(
          name,
          value.map((one) => calledHere(name, String(one))),
        ) || '–';
      variables[`${name}-count`] = value.length;
    } else variables[name] = value === null || value === undefined ? 'none' : calledHere(name, String(value));
  }
  return variables;
}

export const has = (key: string): boolean => book?.written.has(key) ?? false;

/** The text of a key with its facts filled in; a missing key is shown as it is and logged. */
export function t(key: string, facts: Facts = {}): string {
  const pattern = book ? message(book, key) : undefined;
  if (!book || !pattern?.value) {
    if (book) console.warn(`no words for ${key}`);
    return key;
  }
  const filled = spoken(facts);
  for (const [name, value] of Object.entries(filled))
    if (typeof value === 'number') filled[name] = new Count(value);
  return agree(book.bundle.formatPattern(pattern.value, filled, []), book.language);
}

/** Something with its name before it: “a1: 5”, with the space that French has before a colon. */
export const labelled = (name: string, what: string): string => `${name}${t('colon')} ${what}`;

/** The first of several keys that has a text: a game's own words before the shared ones. */
export function tFirst(keys: readonly string[], facts: Facts = {}): string {
  return t(keys.find(has) ?? keys[keys.length - 1] ?? '', facts);
}
