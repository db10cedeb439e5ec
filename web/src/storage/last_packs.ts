/** Which pack of rules a table starts with on this device. */
import { keep, kept, prefs } from '../device/prefs.svelte';
import { isPack, type PackName } from './packs';
import { isBeginner } from './results';

const KEY = 'fullhouse:packs';

function lastPacks(): Record<string, unknown> {
  const stored = kept<unknown>(KEY, {});
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

/** First evening until two games of this kind were finished here, unless help is not wanted; then the pack that was used last. */
export function startingPack(game: string): PackName {
  const last = lastPacks()[game];
  if (isBeginner(game) && prefs().help !== false) return 'family';
  return isPack(last) ? last : 'printed';
}

export function rememberPack(game: string, pack: PackName): void {
  keep(KEY, { ...lastPacks(), [game]: pack });
}
