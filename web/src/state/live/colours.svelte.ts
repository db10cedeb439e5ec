/** Colours that somebody has given to cells and single notes of a table: remarks to oneself, kept on this device. */
import type { Colouring } from '../../contract/input';
import { letterOf } from '../../device/colours';
import { COLOURS, isRecord, keptList } from '../../storage/kept';
import type { Cell } from '../../sudoku/grid';
import type { Look } from '../../sudoku/looks';
import { type Lines, type Segment, stroked } from '../../sudoku/pen';

/** Tables whose colours are kept; the one coloured longest ago is forgotten. */
const MOST_TABLES = 40;

/** Colours by cell, such as `12`; by cell and digit, such as `12:5`, for a note; by its ends, such as `1,1-3,1`, for a line. */
type Painted = Record<string, readonly number[]>;

/** Whether a digit is noted in a cell. */
const isNoted = (look: Look | undefined, digit: number): boolean =>
  look !== undefined && (look.notes.includes(digit) || (look.centre?.includes(digit) ?? false));

const isNote = (key: string) => key.includes(':');
const isLine = (key: string) => key.includes(',');
const some = (all: Painted, wanted: (key: string) => boolean): Painted | null => {
  const entries = Object.entries(all).filter(([key]) => wanted(key));
  return entries.length ? Object.fromEntries(entries) : null;
};

const tables = keptList<[table: string, painted: Painted]>(
  COLOURS,
  (one) => Array.isArray(one) && isRecord(one[1]) && Object.values(one[1]).every(Array.isArray),
  MOST_TABLES,
);

export class Colours {
  #all = $state.raw<Painted>({});
  /** The colours of each cell, in their order; null where there are none at all. */
  cells = $derived.by(() => some(this.#all, (key) => !isNote(key) && !isLine(key)));
  /** The colours of notes, by cell and digit. */
  notes = $derived.by(() => some(this.#all, isNote));
  /** Lines drawn by hand, and the colour of each. */
  lines = $derived.by<Lines>(() =>
    Object.fromEntries(
      Object.entries(this.#all).flatMap(([key, [colour = 1]]) => (isLine(key) ? [[key, colour]] : [])),
    ),
  );
  /** The colour that was given last: the next one for notes and lines. */
  last = $state(1);

  readonly #remarks = new Remarks<Painted>();

  /** The colours of a table, by its code and the number of its game; `looks` is what is on its board. */
  constructor(
    readonly table: string,
    readonly looks: () => readonly Look[],
  ) {
    this.#all = tables.all().find(([name]) => name === table)?.[1] ?? {};
  }

  /** Give cells the colour of a key, or the colour given last to the notes of its digit. */
  give(mode: Colouring, cells: readonly Cell[], symbol: number): void {
    if (mode === 'colour') {
      this.toggle(cells, symbol);
      return;
    }
    if (mode === 'pen') {
      this.last = symbol;
      return;
    }
    const noted = cells.filter((cell) => isNoted(this.looks()[cell], symbol));
    if (noted.length) this.tint(noted, symbol);
  }

  /** Whether some of these cells, or some notes in them, are coloured. */
  isIn(mode: Colouring, cells: readonly Cell[]): boolean {
    if (mode === 'colour') return cells.some((cell) => this.cells?.[cell]);
    if (mode === 'pen') return Object.keys(this.lines).length > 0;
    return Object.keys(this.notes ?? {}).some((key) => cells.includes(Number.parseInt(key, 10)));
  }

  /** Take the colours away from cells, or from the notes in them. */
  remove(mode: Colouring, cells: readonly Cell[]): void {
    if (mode === 'colour') this.clear(cells);
    else if (mode === 'pen')
      this.#set(Object.fromEntries(Object.entries(this.#all).filter(([key]) => !isLine(key))));
    else this.clearNotes(cells);
  }

  /** Give cells a colour; where all have it already, take it away. */
  toggle(cells: readonly Cell[], colour: number): void {
    this.last = colour;
    const off = cells.every((cell) => this.#all[cell]?.includes(colour));
    const next = { ...this.#all };
    for (const cell of cells) {
      const rest = (next[cell] ?? []).filter((one) => one !== colour);
      next[cell] = off ? rest : [...rest, colour].sort((one, other) => one - other);
    }
    this.#set(next);
  }

  /** Give the notes of a digit the colour that was given last; where all have it already, take it away. */
  tint(cells: readonly Cell[], digit: number): void {
    const keys = cells.map((cell) => `${cell}:${digit}`);
    const off = keys.every((key) => this.#all[key]?.[0] === this.last);
    this.#set({ ...this.#all, ...Object.fromEntries(keys.map((key) => [key, off ? [] : [this.last]])) });
  }

  /** Draw along a stroke; where all of it is there already, take it away. */
  stroke(stroke: readonly Segment[]): void {
    const drawn = stroked(this.lines, stroke, this.last);
    const others = Object.entries(this.#all).filter(([key]) => !isLine(key));
    const lines = Object.entries(drawn).map(([key, colour]) => [key, [colour]] as const);
    this.#set(Object.fromEntries([...others, ...lines]));
  }

  clear(cells: readonly Cell[]): void {
    this.#set({ ...this.#all, ...Object.fromEntries(cells.map((cell) => [cell, []])) });
  }

  clearNotes(cells: readonly Cell[]): void {
    const gone = Object.keys(this.#all).filter(
      (key) => isNote(key) && cells.includes(Number.parseInt(key, 10)),
    );
    this.#set({ ...this.#all, ...Object.fromEntries(gone.map((key) => [key, []])) });
  }

  #here = $derived.by(() =>
    this.looks()
      .map(({ symbol, notes, centre }) => `${symbol} ${notes} ${centre}`)
      .join('|'),
  );

  /** Whether the remarks have something to take back or to do again before the game has. */
  canGo(button: string): boolean {
    if (button === 'undo') return this.#remarks.canGoBack(this.#here);
    return button === 'redo' && this.#remarks.canGoForth(this.#here);
  }

  /** Take the last remark back, or do it again; whether it was its turn. */
  go(button: string): boolean {
    if (!this.canGo(button)) return false;
    this.#keep(this.#remarks[button === 'undo' ? 'back' : 'forth'](this.#here) ?? {});
    return true;
  }

  #set(next: Painted): void {
    const all = Object.fromEntries(Object.entries(next).filter(([, colours]) => colours.length));
    this.#remarks.made(this.#here, this.#all, all);
    this.#keep(all);
  }

  #keep(painted: Painted): void {
    this.#all = painted;
    const others = tables.all().filter(([name]) => name !== this.table);
    const own: [string, Painted][] = Object.keys(this.#all).length ? [[this.table, this.#all]] : [];
    tables.keep([...own, ...others]);
  }

  /** The coloured notes of each cell, such as `5A`. */
  letters(looks: readonly Look[]): Record<number, string[]> {
    const notes: Record<number, string[]> = {};
    for (const [key, [colour = 1]] of Object.entries(this.notes ?? {})) {
      const [cell = 0, digit = 0] = key.split(':').map(Number);
      if (isNoted(looks[cell], digit)) notes[cell] = [...(notes[cell] ?? []), `${digit}${letterOf(colour)}`];
    }
    return notes;
  }
}

interface Remark<T> {
  at: string | number;
  before: T;
  after: T;
}

/** Remarks that can be taken back. */
const MOST_REMARKS = 200;

/** Remarks by hand that can be taken back, each in its place among all else that was done: it knows the position in which it was made. */
export class Remarks<T> {
  #past = $state.raw<readonly Remark<T>[]>([]);
  #future = $state.raw<readonly Remark<T>[]>([]);

  made(at: Remark<T>['at'], before: T, after: T): void {
    this.#past = [...this.#past, { at, before, after }].slice(-MOST_REMARKS);
    this.#future = [];
  }

  canGoBack(at: Remark<T>['at']): boolean {
    return this.#past.at(-1)?.at === at;
  }
  canGoForth(at: Remark<T>['at']): boolean {
    return this.#future.at(-1)?.at === at;
  }

  /** What was there before the last remark; null where something else was done since. */
  back(at: Remark<T>['at']): T | null {
    const last = this.#past.at(-1);
    if (last?.at !== at) return null;
    [this.#past, this.#future] = [this.#past.slice(0, -1), [...this.#future, last]];
    return last.before;
  }

  /** What was there after the remark that was taken back last; null where something else was taken back since. */
  forth(at: Remark<T>['at']): T | null {
    const last = this.#future.at(-1);
    if (last?.at !== at) return null;
    [this.#past, this.#future] = [[...this.#past, last], this.#future.slice(0, -1)];
    return last.after;
  }
}
