/** The packs of rules that a new table can choose between, and what it may not combine. */
/** Which options and choices apply at a table: the server says when. */
import type { GameShape, OptionShape, Use } from '../net/protocol.gen';

const PACKS = ['family', 'printed', 'strict'] as const;
export type PackName = (typeof PACKS)[number];
type Packed = Pick<GameShape, 'options' | 'packs'>;

export const isPack = (name: unknown): name is PackName => PACKS.some((one) => one === name);

/** The value of an option that nobody has chosen. */
export function usualValue({ options }: Packed, seats: number, name: string): unknown {
  const option = options.find((one) => one.name === name);
  return (seats === 1 ? option?.solo_default : option?.default) ?? null;
}

/** The values of a pack, and the usual ones of what it leaves open. */
function valueIn(shape: Packed, seats: number, pack: PackName): Value {
  const values = shape.packs[pack] ?? {};
  return (name) => (name in values ? values[name] : usualValue(shape, seats, name));
}

/** What a table of a pack is opened with: the options that it sets and that apply there. */
export function packOptions(shape: Packed, seats: number, pack: PackName): Record<string, unknown> {
  return usedValues(shape.packs[pack] ?? {}, usedOptions(shape.options, seats, valueIn(shape, seats, pack)));
}

/** The packs that make a difference at such a table: one that changes nothing there is not offered. */
export function offeredPacks(shape: Packed, seats: number): PackName[] {
  const meant = PACKS.filter((one) => shape.packs[one]).map((one) => {
    const value = valueIn(shape, seats, one);
    const used = usedOptions(shape.options, seats, value);
    return { one, text: JSON.stringify(used.map(({ name }) => [name, value(name)])) };
  });
  const printed = meant.find(({ one }) => one === 'printed')?.text;
  return meant.filter(({ one, text }) => one === 'printed' || text !== printed).map(({ one }) => one);
}

/** The pack that the options of a table are of, and how many of them differ from it. */
export function packOf(
  shape: Packed,
  seats: number,
  options: Record<string, unknown>,
): { pack: PackName; changes: number } {
  const changesOf = (pack: PackName) => {
    const value = valueIn(shape, seats, pack);
    const used = usedOptions(shape.options, seats, (name) => options[name] ?? null);
    return used.filter(({ name }) => (options[name] ?? null) !== (value(name) ?? null)).length;
  };
  const [nearest] = offeredPacks(shape, seats)
    .map((pack) => ({ pack, changes: changesOf(pack) }))
    .sort((one, two) => one.changes - two.changes);
  return nearest ?? { pack: 'printed', changes: 0 };
}

/** Whether a game was played as on a First evening, whatever else was changed. */
export function isFirstEvening(
  shape: Packed | undefined,
  seats: number,
  options: Record<string, unknown>,
): boolean {
  if (!shape || !offeredPacks(shape, seats).includes('family')) return false;
  const set = Object.entries(packOptions(shape, seats, 'family'));
  return set.length > 0 && set.every(([name, value]) => options[name] === value);
}

/** Why a table may not have these values together, as the server says it; empty where it may. Clocks are as long as their extra time makes them. */
export function refusalOf(
  forbidden: GameShape['forbidden'],
  seats: number,
  value: Value,
  stretch = 1,
): string {
  const rule = forbidden.find(
    ({ given, seats: limits, over }) =>
      (!limits || (limits[0] <= seats && seats <= limits[1])) &&
      Object.entries(given).every(([name, values]) => values.includes(value(name))) &&
      Object.entries(over).every(([name, most]) => Number(value(name) ?? 0) * stretch > most),
  );
  return rule?.text ?? '';
}

/** A step on from First evening: the words that offer it, and how the next table is opened. */
export interface NextStep {
  key: 'next-timer' | 'next-box';
  pack: PackName;
  options: Record<string, unknown>;
}

/** What to try after a First evening: the same with the printed sand timer, or all as in the box. */
export function nextSteps(
  shape: Packed | undefined,
  seats: number,
  options: Record<string, unknown>,
): NextStep[] {
  if (!shape || !isFirstEvening(shape, seats, options)) return [];
  const printed = packOptions(shape, seats, 'printed');
  const family = packOptions(shape, seats, 'family');
  const glass = printed.sand_glass ?? null;
  return [
    ...(glass !== null && 'sand_glass' in family
      ? [{ key: 'next-timer' as const, pack: 'family' as const, options: { ...family, sand_glass: glass } }]
      : []),
    { key: 'next-box', pack: 'printed', options: printed },
  ];
}

type Value = (name: string) => unknown;

const isUsed = (use: Use | null | undefined, seats: number, value: Value): boolean =>
  !use ||
  ((!use.seats || (use.seats[0] <= seats && seats <= use.seats[1])) &&
    Object.entries(use.given).every(([name, choices]) => choices.includes(String(value(name)))));

/** The options that apply, each with the choices that can be made. */
export function usedOptions(
  options: readonly OptionShape[],
  seats: number,
  value: Value,
): readonly OptionShape[] {
  return options
    .filter((option) => isUsed(option.use, seats, value))
    .map((option) => ({
      ...option,
      choices: Object.fromEntries(
        Object.entries(option.choices).filter(([choice]) => isUsed(option.choice_uses[choice], seats, value)),
      ),
    }));
}

/** What was chosen, without what no longer applies at this table. */
export const usedValues = (
  chosen: Readonly<Record<string, unknown>>,
  used: readonly OptionShape[],
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(chosen).filter(([name, value]) => {
      const option = used.find((one) => one.name === name);
      return option && (option.kind !== 'choice' || String(value) in option.choices);
    }),
  );
