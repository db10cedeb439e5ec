/** What a person has chosen on this device: theme, sound, help. Kept in the browser, nowhere else. */
import { deviceLanguage, isLanguage, type Language, speak } from './words.svelte';

export type Theme = 'auto' | 'light' | 'dark' | 'contrast';

export interface Prefs {
  language: Language | null;
  theme: Theme;
  sound: boolean;
  preview: boolean;
  notify: boolean;
  /** Numbers as the coloured tiles of the box, instead of plain digits. */
  coloured: boolean;
  clockHidden: boolean;
  name: string;
}

const KEY = 'fullhouse-prefs';
const USUAL: Prefs = {
  language: null,
  theme: 'auto',
  sound: false,
  preview: true,
  notify: false,
  coloured: false,
  clockHidden: false,
  name: '',
};

/** Read the value stored under a key; invalid values count as missing. */
export function kept<T>(key: string, usual: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? usual : (JSON.parse(text) as T);
  } catch {
    return usual;
  }
}

/** Store a value; without room or permission it is lost, and nothing breaks. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the choice lasts as long as the page.
  }
}

function read(): Prefs {
  const found = kept<Partial<Prefs> | null>(KEY, null) ?? {};
  return {
    language: isLanguage(found.language) ? found.language : null,
    theme: ['auto', 'light', 'dark', 'contrast'].includes(found.theme ?? '')
      ? (found.theme as Theme)
      : 'auto',
    sound: found.sound === true,
    preview: found.preview !== false,
    notify: found.notify === true,
    coloured: found.coloured === true,
    clockHidden: found.clockHidden === true,
    name: typeof found.name === 'string' ? found.name.slice(0, 40) : '',
  };
}

let current = $state.raw<Prefs>(typeof localStorage === 'undefined' ? USUAL : read());

export const prefs = (): Prefs => current;

export function setPrefs(change: Partial<Prefs>): void {
  current = { ...current, ...change };
  keep(KEY, current);
  showTheme();
}

export function showTheme(): void {
  document.documentElement.dataset.theme = current.theme;
}

/** Speak the chosen language, or the device's. */
export function startSpeaking(): Promise<void> {
  return speak(current.language ?? deviceLanguage(navigator.languages));
}

export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  setPrefs({ language });
}
