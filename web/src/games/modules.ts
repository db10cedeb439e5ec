/** Tables of games from other packages: the generic one with what a game's own module changes. Whatever that throws is caught. */
import type { Features } from '../contract/features';
import type { GameUi } from '../contract/ui';

type Part = (...given: unknown[]) => unknown;
type Parts = Record<string, unknown>;

const nothing = () => null;
/** What a feature says where the module's own function throws and the generic table has none. */
const SAFE: Record<string, unknown> = {
  progress: () => [],
  racer: () => 0,
  hints: () => 0,
  undo: { isUndoable: () => false },
  optimistic: { cellOf: () => '', predict: (view: unknown) => view },
  severalCells: { press: nothing, erase: nothing, double: nothing },
};
const SAFE_COACH: Parts = { about: () => '', doing: nothing };

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A function of a game's module, with the usual one as fallback if it throws. */
const guarded =
  (name: string, own: Part, usual: unknown): Part =>
  (...given) => {
    try {
      return own(...given);
    } catch (error) {
      console.warn(`${name} of the game's module failed: ${String(error)}`);
      return typeof usual === 'function' ? usual(...given) : undefined;
    }
  };

/** Parts with those that a module changes. */
function changed(usual: Parts, module: Parts): Parts {
  const parts = { ...usual };
  for (const [name, own] of Object.entries(module)) {
    parts[name] = typeof own === 'function' ? guarded(name, own.bind(module) as Part, usual[name]) : own;
  }
  return parts;
}

/** The features that a module declares; those that it does not are as usual, or not there. */
function changedFeatures(usual: Features, declared: Parts): Features {
  const all = changed({ ...SAFE, ...usual }, declared);
  for (const [name, own] of Object.entries(declared)) {
    const safe = SAFE[name];
    if (isParts(own) && isParts(safe)) all[name] = changed(safe, own);
  }
  const { coach } = declared;
  if (typeof coach === 'function')
    all.coach = async () => changed(SAFE_COACH, (await coach.call(declared)) as Parts);
  const there = Object.keys({ ...usual, ...declared });
  return Object.fromEntries(there.map((name) => [name, all[name]])) as Features;
}

/** The generic table with what a game's own module changes. A module that cannot be loaded changes nothing. */
export async function withModule(usual: GameUi, address: string | null): Promise<GameUi> {
  if (!address) return usual;
  try {
    const { ui }: { ui?: Parts } = await import(/* @vite-ignore */ address);
    const { features: declared, ...parts } = ui ?? {};
    const all = changed({ ...usual }, parts) as unknown as GameUi;
    return { ...all, features: changedFeatures(usual.features, isParts(declared) ? declared : {}) };
  } catch (error) {
    console.warn(`the module of a game could not be loaded: ${address}: ${String(error)}`);
    return usual;
  }
}
