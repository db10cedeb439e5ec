/** What is said at a table: what counts as a fault and who notices it, why a symbol does not fit, what the marks mean, and
 * which rule the last move is about. */
import type { GameUi, Sentence } from '../../contract/ui';
import { keep, kept } from '../../device/prefs.svelte';
import type { GameEvent, TableInfo } from '../../net/protocol.gen';
import type { Notice } from '../../state/state';
import { cellOf, type Grid, type HouseKind, house } from '../../sudoku/grid';
import type { Marks } from '../../sudoku/looks';
import { capital } from '../../words/sentences';
import { has, t } from '../../words/words.svelte';

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

/** Who notices faults, in a few words; empty where nobody has to. */
export function ruleHere({ refereed }: GameUi, { options, level }: TableInfo): string {
  const key = `rule-${options.referee ?? ''}`;
  if (has(key) && (refereed?.(options) ?? true)) return t(key);
  return level && has(`level-${level}`) ? capital(t(`level-${level}`)) : '';
}

const HOUSES: readonly HouseKind[] = ['row', 'column', 'block'];

/** The sentence for a misfit; null for any other refusal. */
export function misfit(grid: Grid, { refusal, cells }: Notice): Sentence | null {
  const { cell, symbol } = refusal.facts;
  const at = refusal.code === 'does-not-fit' && typeof cell === 'string' ? cellOf(grid, cell) : -1;
  const by = cells.map((name) => cellOf(grid, name)).find((one) => one >= 0);
  if (at < 0 || by === undefined || typeof symbol !== 'number') return null;
  const kind = HOUSES.find((one) => house(grid, one, at).includes(by));
  return kind ? { key: `refused-in-${kind}`, facts: { symbol, cell: cells[0] } } : null;
}

type Section = 'points' | 'mistakes' | 'clock';

const VERDICTS = ['called', 'objected', 'fined'];
const TIMES = ['timed_out', 'warned'];

/** A verdict is asked about before points, and the clock before both: what it takes away is its own fine. */
export function whyOf(events: readonly GameEvent[]): Section | null {
  const has = (types: readonly string[]) => events.some(({ type }) => types.includes(type));
  if (has(TIMES)) return 'clock';
  if (has(VERDICTS)) return 'mistakes';
  return events.some((event) => 'points' in event && event.points !== 0) ? 'points' : null;
}

const KEY = 'fullhouse:legend';
/** The most telling first: one is explained at a time. */
const KINDS = ['counted', 'reason', 'last'] as const;

/** The key of the words for a mark that is on the board and was never explained; it counts as explained from now on. */
export function explain(marks: Marks): string | null {
  const known = kept<unknown>(KEY, []);
  const explained: readonly unknown[] = Array.isArray(known) ? known : [];
  const kind = KINDS.find((one) => marks[one]?.length && !explained.includes(one));
  if (!kind) return null;
  keep(KEY, [...explained, kind]);
  return `mark-${kind}`;
}
