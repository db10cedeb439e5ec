/** What this device saw of deals before they were made, and the numbers that it added: the server cannot change them. */
import { keep, kept } from '../device/prefs.svelte';

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

const KEY = 'fullhouse:deals';
const MOST_DEALS = 64;
const SHARE_BYTES = 16;

const isDeal = (one: Partial<KeptDeal> | null): one is KeptDeal =>
  typeof one?.table === 'string' &&
  typeof one.round === 'number' &&
  typeof one.commitment === 'string' &&
  typeof one.share === 'string';

function allDeals(): KeptDeal[] {
  const stored = kept<unknown>(KEY, []);
  return Array.isArray(stored) ? stored.filter(isDeal) : [];
}

export const dealOf = (table: string, round: number): KeptDeal | undefined =>
  allDeals().find((one) => one.table === table && one.round === round);

/** What this device adds to a deal: drawn once, after the promise was seen. */
export function shareOf(table: string, round: number, commitment: string): string {
  const known = dealOf(table, round);
  if (known?.commitment === commitment) return known.share;
  const bytes = crypto.getRandomValues(new Uint8Array(SHARE_BYTES));
  const share = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const others = allDeals().filter((one) => one.table !== table || one.round !== round);
  keep(KEY, [{ table, round, commitment, share }, ...others].slice(0, MOST_DEALS));
  return share;
}
