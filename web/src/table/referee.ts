/** What counts as a fault at this table and who notices it, in words. */
import { t, tFirst } from '../core/words.svelte';

export function faultHere(game: string, options: Record<string, unknown>, seats: number): string {
  const referee = String(options.referee ?? 'table');
  const fault = tFirst([`fault-here-${game}`, 'fault-here'], {
    fault: String(options.fault ?? 'rule'),
    referee,
    seats,
  });
  return !('referee' in options) || (game === 'markers' && seats === 1)
    ? fault
    : `${t(`referee-${referee}`)} ${fault}`;
}
