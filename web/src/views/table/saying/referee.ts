/** What counts as a fault at this table and who notices it, in words. */

import type { GameUi } from '../../../contract/ui';
import type { TableInfo } from '../../../net/protocol.gen';
import { has, t } from '../../../words/words.svelte';

/** The game's own words, or for games with faults those that all share; empty where there is nothing to say. */
export function faultHere({ refereed }: GameUi, { game, options, seats }: TableInfo): string {
  const referee = String(options.referee ?? '');
  const isRefereed = has(`referee-${referee}`) && (refereed?.(options) ?? true);
  const own = `${game}-fault-here`;
  const fault = t(has(own) ? own : 'fault-here', {
    fault: String(options.fault ?? 'rule'),
    referee,
    variant: String(options.variant ?? ''),
    seats: seats.length,
  });
  if (isRefereed) return `${t(`referee-${referee}`)} ${fault}`;
  return has(own) ? fault : '';
}

/** Whether whatever does not fit is refused with its reason, so that nobody has to read that before the first move. */
export const isGuarded = ({ refereed }: GameUi, { options }: TableInfo): boolean =>
  !['table', 'umpire'].includes(String(options.referee)) && (refereed?.(options) ?? true);

/** The same in as few words as do: where whatever does not fit is refused with its reason, nothing else has to be read. */
export function faultInShort(ui: GameUi, info: TableInfo): string {
  const { referee, fault } = info.options;
  const isRefused = referee === 'guard' && fault !== 'solution' && info.seats.length > 1;
  return isRefused && (ui.refereed?.(info.options) ?? true) ? t('referee-guard') : faultHere(ui, info);
}
