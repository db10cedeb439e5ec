/** Which options and choices apply at a table: the server says when. */
import type { OptionShape, Use } from '../net/protocol.gen';

export type Value = (name: string) => unknown;

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
