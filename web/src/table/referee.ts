/** What counts as a fault at this table and who notices it, in words. */
import type { TableInfo } from '../core/protocol.gen';
import { has, t, tFirst } from '../core/words.svelte';
import type { GameUi } from '../games/ui';

export function faultHere({ refereed }: GameUi, { game, options, seats }: TableInfo): string {
  const referee = String(options.referee ?? '');
  const fault = tFirst([`${game}-fault-here`, 'fault-here'], {
    fault: String(options.fault ?? 'rule'),
    referee,
    variant: String(options.variant ?? ''),
    seats: seats.length,
  });
  const isWatched = has(`referee-${referee}`) && (refereed?.(options) ?? true);
  return isWatched ? `${t(`referee-${referee}`)} ${fault}` : fault;
}
