/** Facts that fill the gaps of a sentence, as messages bring them. */

export type Fact = string | number | boolean | null | undefined | readonly (string | number)[];
export type Facts = Record<string, Fact>;

/** Facts from outside: only what a sentence can take is kept. */
export function asFacts(raw: unknown): Facts {
  const facts: Record<string, Fact> = {};
  if (typeof raw !== 'object' || raw === null) return facts;
  for (const [name, value] of Object.entries(raw)) {
    if (['string', 'number', 'boolean'].includes(typeof value) || value === null) facts[name] = value as Fact;
    else if (Array.isArray(value))
      facts[name] = value.map((one) => (typeof one === 'number' ? one : String(one)));
  }
  return facts;
}
