/** The browser's words: every language has the same keys with the same facts, and no broken message. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from '@fluent/syntax';

/** Those with a file: `tests/test_one_place.py` compares them with what the server speaks. */
const LANGUAGES = readdirSync(new URL('../words/', import.meta.url)).map((file) => file.replace('.ftl', ''));
/** Those whose translation has begun: what is missing is said in English. */
const UNFINISHED = JSON.parse(
  /UNFINISHED: readonly Language\[\] = (\[.*\]);/.exec(
    readFileSync(new URL('../src/net/protocol.gen.ts', import.meta.url), 'utf8'),
  )[1],
);
const RUSSIAN_PLURALS = ['one', 'few', 'other'];
let faults = 0;
const complain = (text) => {
  faults++;
  console.error(text);
};

/** Every fact that a message speaks of. */
function factsOf(node, found = new Set()) {
  if (node === null || typeof node !== 'object') return found;
  if (node.type === 'VariableReference') found.add(node.id.name);
  for (const value of Object.values(node)) factsOf(value, found);
  return found;
}

/** The plural forms that a message tells apart, if it does. */
function pluralsOf(node, found = new Set()) {
  if (node === null || typeof node !== 'object') return found;
  if (node.type === 'Variant' && node.key.type === 'Identifier') found.add(node.key.name);
  for (const value of Object.values(node)) pluralsOf(value, found);
  return found;
}

function read(language) {
  const book = new Map();
  const text = readFileSync(new URL(`../words/${language}.ftl`, import.meta.url), 'utf8');
  for (const entry of parse(text, { withSpans: false }).body) {
    if (entry.type === 'Junk') complain(`${language}: cannot be read: ${entry.content.slice(0, 80)}`);
    if (entry.type !== 'Message') continue;
    if (book.has(entry.id.name)) complain(`${language}: ${entry.id.name} stands twice`);
    book.set(entry.id.name, entry);
  }
  return book;
}

const english = read('en');
for (const language of LANGUAGES) {
  const book = read(language);
  for (const [key, message] of english) {
    const other = book.get(key);
    if (!other) {
      if (!UNFINISHED.includes(language)) complain(`${language}: ${key} is missing`);
      continue;
    }
    const [wanted, found] = [[...factsOf(message)].sort().join(), [...factsOf(other)].sort().join()];
    if (wanted !== found)
      complain(`${language}: ${key} speaks of ${found || 'nothing'}, not of ${wanted || 'nothing'}`);
    const forms = pluralsOf(other);
    if (language === 'ru' && forms.has('one') && !RUSSIAN_PLURALS.every((form) => forms.has(form))) {
      complain(`ru: ${key} lacks a plural form`);
    }
  }
  for (const key of book.keys()) if (!english.has(key)) complain(`${language}: ${key} has no English`);
}

/** The names of the facts in a call, from its opening brace on; null where they are not all written there. */
function factsIn(text, begin) {
  const parts = [''];
  let depth = 0;
  for (const letter of text.slice(begin)) {
    if ('{[('.includes(letter)) depth++;
    if ('}])'.includes(letter) && --depth === 0) break;
    if (letter === ',' && depth === 1) parts.push('');
    else parts.push(parts.pop() + letter);
  }
  const names = parts.map((part) => /^\{?\s*(\w+)/.exec(part)?.[1]);
  return parts.some((part) => part.includes('...')) ? null : names;
}

const sources = new URL('../src/', import.meta.url);
for (const file of readdirSync(sources, { recursive: true })) {
  if (!/\.(ts|svelte)$/.test(file)) continue;
  const text = readFileSync(new URL(file, sources), 'utf8');
  for (const call of text.matchAll(/\bt\(\s*'([\w-]+)'\s*(,\s*\{|,?\s*\))/g)) {
    const [all, key, next] = call;
    const message = english.get(key);
    const given = next.endsWith('{') ? factsIn(text, call.index + all.length - 1) : [];
    for (const fact of message && given ? factsOf(message) : [])
      if (!given.includes(fact.replace(/-count$/, '')))
        complain(`src/${file}: ${key} speaks of ${fact}, which is not given`);
  }
}
if (faults) process.exit(1);
console.log(`${english.size} messages in ${LANGUAGES.length} languages`);
