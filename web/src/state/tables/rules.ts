/** The rules of a table in a sentence. */
import type { PackName } from '../../storage/packs';
import { t, tFirst } from '../../words/words.svelte';

interface Sitting {
  /** Whether one seat plays. */
  solo: boolean;
  /** Whether bots play along. */
  bots: boolean;
  /** The seconds of a turn. */
  seconds: unknown;
  /** How many sentences of the printed rules are ours. */
  ours?: number | undefined;
}

/** What a pack means for those who sit here; the words of the game are open. */
export function sentenceOf(game: string, pack: PackName, { solo, bots, seconds, ours }: Sitting): string {
  const own = `${game}-pack-${pack}`;
  const usual = solo
    ? [`${own}-alone`, own, `pack-${pack}-alone`, `pack-${pack}-text`]
    : [own, `pack-${pack}-text`];
  const told = tFirst(bots ? usual : [`${own}-no-bots`, ...usual], { seconds: Number(seconds ?? 0) });
  return pack === 'printed' && ours ? `${told} ${t('pack-printed-ours', { count: ours })}` : told;
}
