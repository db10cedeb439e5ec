import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { chapter, chaptersOf, parts, sharedFolders, withoutScript } from '../build/words';
import { type GameEvent, LANGUAGES } from '../src/net/protocol.gen';
import { agree } from '../src/words/agreement';
import { entries } from '../src/words/entries';
import { Count, figure } from '../src/words/figures';
import { tellEvent } from '../src/words/sentences';
import { deviceLanguage, has, language, openChapter, speak, spoken } from '../src/words/words.svelte';
import { sources } from './folders';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const places = { web: here('../words'), package: here('../../src/fullhouse') };

test('messages are found with their continuation lines, comments are not', () => {
  const messages = entries(
    '# note\none = 1\n    more\n\n## Part\ntwo = { $n ->\n    [one] x\n   *[other] y\n}\n',
  );
  expect([...messages.keys()]).toEqual(['one', 'two']);
  expect(messages.get('two')).toContain('*[other] y');
});

test('the words of the terminal and the rules stay out of the first page', () => {
  const base = entries(chapter(places, 'en/base'));
  expect(base.has('tiles-name')).toBe(true);
  expect(base.has('home-title')).toBe(true);
  expect([...base.keys()].filter((key) => /^cli|rules-/.test(key))).toEqual([]);
  expect(entries(chapter(places, 'de/tiles-rules')).has('tiles-rules-goal')).toBe(true);
});

test('the words of other pages stay out of it too, and none is lost', () => {
  const base = entries(chapter(places, 'en/base'));
  const pages = entries(chapter(places, 'en/pages'));
  expect(pages.has('me-title') && pages.has('option-referee') && pages.has('replay-of')).toBe(true);
  expect([...pages.keys()].filter((key) => base.has(key))).toEqual([]);
  for (const key of ['replay', 'learn', 'mark-counted', 'lessons-title', 'seat-open'])
    expect(base.has(key)).toBe(true);
});

test('a group names its chapter in brackets, and no chapter that nobody fetches', () => {
  const text = 'one = 1\n\n## Part [pages]\n\ntwo = 2\n\n## Rest\n\nthree = 3\n';
  expect([...chaptersOf(text)]).toEqual([
    ['one', 'base'],
    ['two', 'pages'],
    ['three', 'base'],
  ]);
  const fetched = new Set([...parts(places), 'laying', 'writing', 'server']);
  for (const folder of sharedFolders(places))
    for (const [key, name] of chaptersOf(readFileSync(`${folder}/en.ftl`, 'utf8')))
      expect(fetched, `${key}: ${name}`).toContain(name);
});

test('a browser without scripts is told so in six languages', () => {
  const said = [...withoutScript(places).matchAll(/<p lang="(..)">([^<]+JavaScript[^<]+)<\/p>/g)];
  expect(said.map((one) => one[1])).toEqual(LANGUAGES);
  expect(new Set(said.map((one) => one[2])).size).toBe(6);
  expect(entries(chapter(places, 'en/base')).has('no-script')).toBe(false);
});

test('every key that the client asks for has words', () => {
  const known = new Set(parts(places).flatMap((part) => [...entries(chapter(places, `en/${part}`)).keys()]));
  const asked = sources(here('../src')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:\bt\(|key: |\? )'([a-z][a-z0-9_]*(?:-[a-z0-9_]+)+)'/g)].map(
      (match) => match[1] ?? '',
    ),
  );
  expect(asked.length).toBeGreaterThan(150);
  expect(
    [...new Set(asked)].filter(
      (key) =>
        ![key, `error-${key}`, `web-error-${key}`].some((one) => known.has(one)) &&
        !key.startsWith('fullhouse-'),
    ),
  ).toEqual([]);
});

test('facts are made fit for sentences', () => {
  expect(spoken({ upheld: true, ground: null, because: ['a1', 'b2'] })).toEqual({
    upheld: 'yes',
    ground: 'none',
    because: 'a1 and b2',
    'because-count': 2,
  });
});

test('preferred languages of the device are used', () => {
  expect(deviceLanguage(['pt-BR', 'nl-BE', 'de'])).toBe('nl');
  expect(deviceLanguage(['ja'])).toBe('en');
});

test('numbers below zero have a minus sign', () => {
  expect([figure(-10), figure(0), figure(7)]).toEqual(['−10', '0', '7']);
  expect(new Count(-1).toString()).toBe('−1');
});

test('events are told with what they have: houses are counted, and nobody wins alone', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
  await openChapter('one-two-three');
  const told = (event: object, seats: number) =>
    tellEvent(event as GameEvent, { game: 'one-two-three', nameOf: () => 'Ana', seats });
  const houses = [
    ['a1', 'b1'],
    ['a1', 'a2'],
  ];
  expect(told({ type: 'completed', seat: 1, houses, points: 10 }, 2)).toContain('completes 2');
  const ended = { type: 'ended', reason: 'solved', winners: [1] };
  expect(told(ended, 2)).toContain('Ana wins');
  expect(told(ended, 1)).not.toContain('wins');
});

test('alone at a table nobody is named', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  const events: [string, object][] = [
    ['solitaire', { type: 'flipped', cell: 'e5', symbol: 5, fits: true, because: [] }],
    ['solitaire', { type: 'inserted', cell: 'e5', symbol: 5 }],
    ['solitaire', { type: 'due', symbol: 5, cells: ['a1', 'b2'] }],
    ['tiles', { type: 'laid', cell: 'e5', symbol: 5, points: 3, counted: [] }],
    ['tiles', { type: 'drew', symbol: 5, left: 3 }],
    ['tiles', { type: 'claimed', symbol: 5 }],
    ['markers', { type: 'wrote', cell: 'e5', symbol: 5 }],
    ['markers', { type: 'passed' }],
    ['markers', { type: 'voted', stop: true, votes: [1] }],
    ['classic', { type: 'wrote', cell: 'e5', symbol: 5, swept: [] }],
    ['classic', { type: 'noted', cell: 'e5', symbol: 5, put: true }],
    ['classic', { type: 'undid', again: false }],
    ['classic', { type: 'hinted', stage: 2, hints: 1 }],
    ['classic', { type: 'timed_out' }],
  ];
  for (const spoken of LANGUAGES) {
    await speak(spoken);
    for (const [game, event] of events) {
      await openChapter(game);
      const told = (seats: number) =>
        tellEvent({ seat: 1, ...event } as unknown as GameEvent, { game, nameOf: () => 'Ana', seats });
      expect(told(2)).toContain('Ana');
      expect(told(1)).toMatch(/[.?]/);
      expect(told(1)).not.toMatch(/Ana|-event-|\$/);
    }
  }
});

test('you are told what you did, others by their names', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('de');
  await openChapter('one-two-three');
  const nameOf = (seat: number) => (seat === 1 ? 'Spieler 1' : 'Fuchs');
  const told = (event: object, you = 1) =>
    tellEvent(event as GameEvent, { game: 'one-two-three', nameOf, seats: 2, you });
  const wrote = { type: 'wrote', seat: 1, cell: 'c4', symbol: 8, points: 0 };
  expect(told(wrote)).toBe('Du schreibst 8 in c4.');
  expect(told(wrote, 2)).toBe('Spieler 1 schreibt 8 in c4.');
  expect(told({ type: 'called', against: 1, cell: 'c4', because: [] })).toMatch(/deinen Fehler/);
  expect(told({ type: 'accepted', seats: [1], silent: false })).toBe('Du bist einverstanden.');
  // Whoever was silent is named: others may still have to answer.
  const silent = (...some: number[]) => told({ type: 'accepted', seats: some, silent: true });
  expect(silent(1)).toBe('Du erhebst keinen Einspruch.');
  expect(silent(2)).toBe('Fuchs erhebt keinen Einspruch.');
  expect(silent(1, 2)).toBe('Spieler 1 und Fuchs erheben keinen Einspruch.');
  expect(told({ type: 'round', round: 1, asks: 1, order: [2, 1], final: false })).toMatch(/Fuchs und du\./);
  const ended = (winners: number[]) => told({ type: 'ended', reason: 'solved', winners });
  expect(ended([1])).toBe('Gelöst! Du hast gewonnen!');
  expect(ended([1, 2])).toBe('Gelöst! Du teilst dir den Sieg mit Fuchs!');
  expect(ended([2])).toBe('Gelöst! Fuchs gewinnt.');
});

test('a chapter that loads while the language changes is there in the new one, with all others', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
  const opening = openChapter('challenge-rules');
  await speak('de');
  await opening;
  const speaking = speak('fr');
  await openChapter('lessons');
  await speaking;
  expect(language()).toBe('fr');
  expect(['home-title', 'challenge-rules-goal', 'coach-way-slide'].filter((key) => !has(key))).toEqual([]);
  await Promise.all([speak('it'), speak('en')]);
  expect(language()).toBe('en');
}, 20_000);

test('small words agree with what follows them, as the server says it', () => {
  const cases: [string, string, string][] = JSON.parse(
    readFileSync(here('../../tests/words/agreement.json'), 'utf8'),
  );
  for (const [language, written, said] of cases) expect(agree(written, language)).toBe(said);
});
