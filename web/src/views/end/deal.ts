/** Whether a game was dealt as the server had promised before. Pure. */
import { sha256 } from '../../device/sha256';
import type { KeptDeal, OpenedDeal } from '../../storage/deals';

/**
 * Whether a deal is the one that was promised to this device: `unknown` where it had no part in it. A promise that
 * the record does not open is not kept.
 */
export function judgeDeal(deal: OpenedDeal | null, mine: KeptDeal | undefined): 'good' | 'unknown' | 'false' {
  if (!deal) return 'false';
  const { card } = deal;
  const line = card ? `${card.level} ${card.seed} ${card.number}` : '';
  if (sha256(`fullhouse-deal/1\n${deal.secret}\n${line}`) !== deal.commitment) return 'false';
  if (!mine) return 'unknown';
  return mine.commitment === deal.commitment && deal.shares.includes(mine.share) ? 'good' : 'false';
}
