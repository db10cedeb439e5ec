/** What is said aloud for those who do not read: in every language that has a voice here, and in no other. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Cue } from '../src/device/cue';
import { setPrefs } from '../src/device/prefs.svelte';
import { sayAloud } from '../src/device/sound';
import { LANGUAGES } from '../src/net/protocol.gen';
import { speak, t } from '../src/words/words.svelte';

interface Voice {
  lang: string;
  localService: boolean;
}

/** A browser with these voices, whose list may come late. */
class Speech extends EventTarget {
  said: string[] = [];
  /** Whether the list has been fetched. */
  isReady = true;
  constructor(readonly voices: Voice[]) {
    super();
  }
  getVoices = () => (this.isReady ? this.voices : []);
  cancel = () => undefined;
  speak = ({ voice, text }: { voice: Voice; text: string }) => this.said.push(`${voice.lang} ${text}`);
}

function browser(...langs: string[]): Speech {
  const speech = new Speech(langs.map((lang) => ({ lang, localService: true })));
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('window', { speechSynthesis: speech });
  return speech;
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
  setPrefs({ sound: true });
});
afterEach(() => vi.unstubAllGlobals());

test('each of the six languages is spoken by its own voice', async () => {
  const speech = browser('nl-BE', 'de_AT', 'EN-GB', 'it-IT', 'fr-CA', 'ru-RU');
  for (const one of LANGUAGES) {
    await speak(one);
    sayAloud(t('your-turn'));
  }
  expect(speech.said.map((one) => one.slice(0, 2).toLowerCase())).toEqual([...LANGUAGES]);
  expect(new Set(speech.said.map((one) => one.slice(6))).size).toBe(LANGUAGES.length);
});

test('a language without a voice, a browser without speech and a sound that is off are silent', async () => {
  const speech = browser('en-US', 'de-DE');
  await speak('ru');
  sayAloud('Ваш ход');
  await speak('en');
  setPrefs({ sound: false });
  sayAloud('Your turn');
  setPrefs({ sound: true });
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  sayAloud('Before any touch');
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', {});
  sayAloud('Nobody can say this');
  expect(speech.said).toEqual([]);
});

test('words wait for voices that come late, and only the last ones are said', async () => {
  const speech = browser('en-US');
  await speak('en');
  speech.isReady = false;
  sayAloud('Your turn: cat');
  sayAloud('Look who is waving!');
  speech.isReady = true;
  speech.dispatchEvent(new Event('voiceschanged'));
  speech.dispatchEvent(new Event('voiceschanged'));
  expect(speech.said).toEqual(['en-US Look who is waving!']);
});

test('a cue is said once for its occasion, also when the language changes meanwhile', async () => {
  const speech = browser('en-US', 'de-DE');
  const cue = new Cue(sayAloud);
  await speak('en');
  cue.give('1 cat', t('your-turn'));
  await speak('de');
  cue.give('1 cat', t('your-turn'));
  cue.give(null, '');
  cue.give('1 cat', t('your-turn'));
  expect(speech.said.map((one) => one.slice(0, 5))).toEqual(['en-US', 'de-DE']);
});
