/** The packs of rules that a new table can choose between. */
import type { GameShape } from '../../net/protocol.gen';
import { usedOptions } from './used_options';

const PACKS = ['family', 'printed', 'strict'] as const;
export type PackName = (typeof PACKS)[number];

/** The packs that make a difference at such a table: one that changes nothing there is not offered. */
export function offeredPacks(
  shape: Pick<GameShape, 'options' | 'packs'>,
  seats: number,
  usual: (name: string) => unknown,
): PackName[] {
  const meant = PACKS.filter((one) => shape.packs[one]).map((one) => {
    const pack = shape.packs[one] ?? {};
    const value = (name: string) => (name in pack ? pack[name] : usual(name));
    const used = usedOptions(shape.options, seats, value);
    return { one, text: JSON.stringify(used.map(({ name }) => [name, value(name)])) };
  });
  const printed = meant.find(({ one }) => one === 'printed')?.text;
  return meant.filter(({ one, text }) => one === 'printed' || text !== printed).map(({ one }) => one);
}
