/** A table for any game, drawn from its forms, legal moves, hands and events alone, with what the module of its package changes. */
import type { Intent, Situation } from '../contract/input';
import type { Action, Features, GameUi, Sentence } from '../contract/ui';
import type { AnyView, GameShape } from '../net/protocol.gen';
import { type Cell, cellOf, cellsOf, gridOf, nameOf, symbolsOf } from '../sudoku/grid';
import { looksOf, type Marks } from '../sudoku/looks';
import { has } from '../words/words.svelte';
import { acceptance, button, move, objection, pointed, pointer } from './kit/buttons';
import { penLooks, type Written } from './kit/writing';

type Role = GameShape['verbs'][number]['role'];

/** What a view may have beyond what all views share. */
interface Extras {
  givens?: unknown;
  owners?: unknown;
  notes?: unknown;
  golden?: unknown;
  last?: unknown;
  asked?: unknown;
  stack_left?: unknown;
}

const names = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
const seats = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];

/** What any game may have without saying so. Its module declares the rest. */
const features: Features = {
  /** Hands are secret where one can be seen and another cannot. */
  hiddenHands: ({ hands }) => hands.includes(null) && hands.some((hand) => hand !== null),
  problem: (view) => {
    const { givens } = view as Extras;
    return typeof givens === 'string' ? givens : '';
  },
  asked: (view) => seats((view as Extras).asked),
  stack: (view) => {
    const { stack_left: left } = view as Extras;
    return typeof left === 'number' ? left : null;
  },
};

/** A form has `CELL` in the place of a cell, and `D` in the place of a symbol. */
const takesCell = (form: string): boolean => form.includes('CELL');
const takesSymbol = (form: string): boolean => form.includes('D');
const withSymbol = (form: string, symbol: number): string => form.replace('D', String(symbol));
const withCell = (s: Situation, form: string, cell: Cell): string =>
  form.replace('CELL', nameOf(s.grid, cell));

/** The verb of a form, as the rules name it. */
function verbOf(form: string): string {
  if (form.startsWith('CELL')) return form.includes('!') ? 'declare' : 'write';
  return form.split(' ')[0] ?? '';
}

function looks(view: AnyView) {
  const { givens, owners, notes, golden } = view as Extras;
  if (typeof givens === 'string' && Array.isArray(owners)) {
    const grid = gridOf(view.board);
    const written = (notes ?? {}) as Record<string, readonly number[]>;
    return penLooks(view as AnyView & Written, (cell) => written[nameOf(grid, cell)] ?? []);
  }
  const gold = new Set(cellsOf(gridOf(view.board), names(golden)));
  return looksOf(view.board, (cell, symbol) => (symbol && gold.has(cell) ? { kind: 'golden' } : {}));
}

/** Where the last move was made, if the view tells. */
function lastCell(s: Situation): Cell[] {
  const { last } = s.view as Extras;
  const name = typeof last === 'string' ? last : (last as { cell?: unknown } | null | undefined)?.cell;
  const cell = typeof name === 'string' ? cellOf(s.grid, name) : -1;
  return cell >= 0 ? [cell] : [];
}

/** The tiles of the acting seat; null in games without hands. */
const handOf = (s: Situation): readonly number[] | null => s.view.hands[s.seat - 1] ?? null;

export function genericUi(shape: GameShape): GameUi {
  const roles = new Map<string, Role>(shape.verbs.map(({ name, role }) => [name, role]));
  const roleOf = (form: string): Role => roles.get(verbOf(form)) ?? 'acts';
  const forms = shape.moves.filter((form) => !['clock', 'objects'].includes(roleOf(form)));
  const objecting = [...roles].flatMap(([verb, role]) => (role === 'objects' ? [verb] : []));
  const writes = forms.find((form) => takesCell(form) && takesSymbol(form));

  /** The symbol to play: the one taken up, or the only one in hand. */
  function symbolFor(s: Situation): number {
    const hand = handOf(s);
    if (!hand || hand.includes(s.pickedUp.armed)) return s.pickedUp.armed;
    return new Set(hand).size === 1 ? (hand[0] ?? 0) : 0;
  }
  const spelt = (s: Situation, form: string): string => withSymbol(form, symbolFor(s));

  /** The forms with a cell that are possible now. A touched cell completes the first; the others have a button each. */
  function open(s: Situation): string[] {
    const symbols = symbolsOf(s.grid.size);
    return forms.filter(
      (form) => takesCell(form) && symbols.some((symbol) => s.legal.allows(withSymbol(form, symbol))),
    );
  }

  /** The form that a touch means: the first, or on a free cell whichever is possible there. */
  function meant(s: Situation, cell: Cell): string | undefined {
    const forms = open(s);
    const isFree = !(Number(s.view.board[cell]) > 0);
    const fits = (form: string) => s.legal.at(spelt(s, form), cell);
    return forms[0] && !fits(forms[0]) && isFree ? (forms.find(fits) ?? forms[0]) : forms[0];
  }

  function complete(s: Situation, form: string, cell: Cell): Intent {
    if (takesSymbol(form) && !symbolFor(s)) return { do: 'say', key: 'say-choose-symbol' };
    return move(withCell(s, spelt(s, form), cell));
  }

  function touch(s: Situation, cell: Cell): Intent | null {
    const { mode, form } = s.pickedUp;
    if (mode === 'point' && takesSymbol(form)) return complete(s, form, cell);
    const wanted = meant(s, cell);
    return pointed(s, cell) ?? (wanted ? complete(s, wanted, cell) : null);
  }

  function press(s: Situation, cell: Cell, symbol: number): Intent | null {
    const hand = handOf(s);
    if (hand && !hand.includes(symbol)) return { do: 'say', key: 'say-not-in-hand', facts: { symbol } };
    const form = open(s).find(takesSymbol) ?? '';
    if (s.legal.at(withSymbol(form, symbol), cell)) return move(withCell(s, withSymbol(form, symbol), cell));
    return { do: 'pickUp', pickedUp: { armed: s.pickedUp.armed === symbol ? 0 : symbol } };
  }

  /** The words on a button: the game's own, those that all games share, or the move itself. */
  function label(form: string) {
    const verb = verbOf(form);
    const key = [`${shape.id}-act-${verb}`, `act-${verb}`].find(has) ?? 'act-other';
    const symbol = Number(/\d/.exec(form)?.[0] ?? 0);
    return { key, facts: { move: form.replace(/ ?CELL.*/, '') || form, symbol } };
  }

  function buttons(s: Situation, form: string): Action[] {
    if (takesCell(form)) {
      const forms = open(s);
      const isOther = forms.includes(form) && form !== forms[0];
      return isOther ? [pointer(s, form, { id: form, ...label(form), tone: 'usual' })] : [];
    }
    const possible = takesSymbol(form) ? symbolsOf(s.grid.size).map((one) => withSymbol(form, one)) : [form];
    const make = roleOf(form) === 'answers' ? acceptance : button;
    return possible.flatMap((one) => make(s, one).map((action) => ({ ...action, ...label(one) })));
  }

  function actions(s: Situation): Action[] {
    if (s.view.over || !s.seat) return [];
    return [
      ...forms.flatMap((form) => buttons(s, form)),
      ...objecting.flatMap((verb) => objection(s, verb).map((action) => ({ ...action, ...label(verb) }))),
    ];
  }

  /** Whether every legal move is free of faults: then the cells where one is possible may be lit. */
  const isGuarded = ({ view: { options } }: Situation) =>
    !shape.referees || ('referee' in options && options.referee === 'guard');
  function marks(s: Situation): Marks {
    const first = open(s)[0];
    const cells = first && isGuarded(s) ? s.legal.cells(spelt(s, first)) : [];
    const free = [...s.view.board].filter((char) => !(Number(char) > 0)).length;
    return { last: lastCell(s), open: cells.length < free ? cells : [] };
  }

  function prompt(s: Situation): Sentence | null {
    const own = `${shape.id}-prompt`;
    if (has(own)) return { key: own };
    const first = open(s)[0];
    if (!first) return null;
    if (!takesSymbol(first)) return { key: 'do-touch' };
    return { key: handOf(s) ? 'do-take-and-touch' : 'do-write' };
  }

  /** What has a button: every form without a cell, every form but the first with one, and the objections. */
  const places = [...forms.filter((form) => !takesSymbol(form) || takesCell(form)), ...objecting].filter(
    (form, index, all) => all.indexOf(form) === index && form !== forms.find(takesCell),
  );

  return {
    picture: null,
    features,
    picks: writes !== undefined,
    track: false,
    scored: true,
    refereed: () => shape.referees !== null,
    looks,
    touch,
    press,
    erase: (s, cell) => (s.legal.at('erase CELL', cell) ? move(withCell(s, 'erase CELL', cell)) : null),
    keypad: (s) => (writes && !handOf(s) ? symbolsOf(s.grid.size) : []),
    points: (s, cell) => {
      const form = meant(s, cell);
      return form ? s.legal.points(spelt(s, form), cell) : null;
    },
    actions,
    places,
    marks,
    lines: () => [],
    prompt,
  };
}

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
