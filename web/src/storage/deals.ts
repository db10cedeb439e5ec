/** What this device saw of deals before they were made, and the numbers that it added: the server cannot change them. */
import { randomHex } from '../net/random';
import { keptList } from './kept';

export interface KeptDeal {
  /** The code of the table. */
  table: string;
  round: number;
  /** What the server promised. */
  commitment: string;
  /** 16 random bytes of this device, in hexadecimal. */
  share: string;
}

/** How a game was dealt, as its record tells. */
export interface OpenedDeal {
  commitment: string;
  secret: string;
  shares: readonly string[];
  card: { level: number; seed: number; number: number } | null;
}

const SHARE_BYTES = 16;

const MOST_DEALS = 64;
const deals = keptList<KeptDeal>(
  'fullhouse:deals',
  (one) =>
    typeof one.table === 'string' &&
    typeof one.round === 'number' &&
    typeof one.commitment === 'string' &&
    typeof one.share === 'string',
  MOST_DEALS,
);

export const dealOf = (table: string, round: number): KeptDeal | undefined =>
  deals.all().find((one) => one.table === table && one.round === round);

/** What this device adds to a deal: drawn once, after the promise was seen. */
export function shareOf(table: string, round: number, commitment: string): string {
  const known = dealOf(table, round);
  if (known?.commitment === commitment) return known.share;
  const share = randomHex(SHARE_BYTES);
  const others = deals.all().filter((one) => one.table !== table || one.round !== round);
  deals.keep([{ table, round, commitment, share }, ...others]);
  return share;
}
