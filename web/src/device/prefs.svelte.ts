/** What a person has chosen on this device: theme, sound, help. Kept in the browser, nowhere else. */
import {
  CELL_NAMES,
  type CellNames,
  callCells,
  deviceLanguage,
  isLanguage,
  type Language,
  speak,
} from '../words/words.svelte';
import { onDeviceTheme, shownTheme, THEMES, type Theme } from './theme';

/** What the table is made of. */
export const SURFACES = ['oak', 'felt', 'slate'] as const;
type Surface = (typeof SURFACES)[number];

interface Prefs {
  language: Language | null;
  theme: Theme;
  surface: Surface;
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  preview: boolean;
  notify: boolean;
  /** Whether bots play faster at tables opened here. */
  brisk: boolean;
  /** Numbers as the coloured tiles of the box, instead of plain digits. */
  coloured: boolean;
  clockHidden: boolean;
  /** Whether reactions of others are shown. */
  reactions: boolean;
  /** How cells are called, everywhere. */
  cells: CellNames;
  /** Whether cells are lit and tips are given; null until somebody has chosen: then help goes as moves succeed. */
  help: boolean | null;
  name: string;
  /** The colour of one's own piece; 0 for whichever is free. */
  colour: number;
  /** Whether name and piece were asked for. */
  introduced: boolean;
}

const KEY = 'fullhouse:prefs';
const USUAL: Prefs = {
  language: null,
  theme: 'auto',
  surface: 'oak',
  sound: true,
  volume: 0.8,
  preview: true,
  notify: false,
  brisk: false,
  coloured: false,
  clockHidden: false,
  reactions: true,
  cells: 'c5',
  help: null,
  name: '',
  colour: 0,
  introduced: false,
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

/** Remove all that was kept, but for how the pages look and speak. */
export function forgetAll(): void {
  try {
    const mine = Object.keys(localStorage).filter((key) => key.startsWith('fullhouse:') && key !== KEY);
    for (const key of mine) localStorage.removeItem(key);
  } catch {
    // Nothing could be kept, either.
  }
  setPrefs({ name: '', colour: 0, introduced: false });
}

function read(): Prefs {
  const stored = kept<Partial<Prefs> | null>(KEY, null) ?? {};
  return {
    language: isLanguage(stored.language) ? stored.language : null,
    theme: THEMES.find((one) => one === stored.theme) ?? USUAL.theme,
    surface: SURFACES.find((one) => one === stored.surface) ?? USUAL.surface,
    sound: stored.sound !== false,
    volume: typeof stored.volume === 'number' ? Math.min(Math.max(stored.volume, 0), 1) : USUAL.volume,
    preview: stored.preview !== false,
    notify: stored.notify === true,
    brisk: stored.brisk === true,
    coloured: stored.coloured === true,
    clockHidden: stored.clockHidden === true,
    reactions: stored.reactions !== false,
    cells: CELL_NAMES.find((one) => one === stored.cells) ?? USUAL.cells,
    help: typeof stored.help === 'boolean' ? stored.help : null,
    colour: Number.isInteger(stored.colour) ? Number(stored.colour) : 0,
    introduced: stored.introduced === true,
    name: typeof stored.name === 'string' ? stored.name.slice(0, 40) : '',
  };
}

let current = $state.raw<Prefs>(read());
export const prefs = (): Prefs => current;
callCells(prefs().cells);

/** Sound comes with the first touch of a page, unless it was switched off. */
export const hasSound = (): boolean => current.sound;

export function setPrefs(change: Partial<Prefs>): void {
  current = { ...current, ...change };
  callCells(current.cells);
  keep(KEY, current);
  showTheme();
}

function showTheme(): void {
  document.documentElement.dataset.theme = shownTheme(current.theme);
  document.documentElement.dataset.surface = current.surface;
}

/** From now on, whatever the device asks for; paper is white. */
export function followTheme(): void {
  showTheme();
  onDeviceTheme(showTheme);
  addEventListener('beforeprint', () => {
    document.documentElement.dataset.theme = 'light';
  });
  addEventListener('afterprint', showTheme);
}

/** Speak the chosen language, or the device's. */
export function startSpeaking(): Promise<void> {
  return speak(current.language ?? deviceLanguage(navigator.languages));
}

export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  setPrefs({ language });
}
