/** Which theme the page has: the one that somebody has chosen, or the one that the device asks for. It imports nothing. */
export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** Whether the device asks for something; where there is no screen, it does not. */
const asks = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;
const CONTRAST = '(prefers-contrast: more)';
const DARK = '(prefers-color-scheme: dark)';

/** The theme that is shown where this one was chosen. */
export function shownTheme(chosen: unknown): string {
  const named = THEMES.find((one) => one === chosen && one !== 'auto');
  if (named) return named;
  if (asks(CONTRAST)) return 'contrast';
  return asks(DARK) ? 'dark' : 'light';
}

/** Call something whenever the device asks for another theme. */
export function onDeviceTheme(show: () => void): void {
  for (const query of [CONTRAST, DARK]) matchMedia(query).addEventListener('change', show);
}
