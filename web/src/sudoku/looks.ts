/** What a board draws: cells, marks and arrows as plain data. Who may do what is decided elsewhere. */
import type { Component } from 'svelte';
import type { Cell } from './grid';

/** How a cell's content came to be, and so how it is drawn. */
export type Kind = 'empty' | 'down' | 'given' | 'ink' | 'pen' | 'tile' | 'golden';

export interface Look {
  kind: Kind;
  /** The symbol shown, from 1 on; 0 for none. */
  symbol: number;
  /** The seat whose pen wrote it; 0 for nobody. */
  by: number;
  notes: readonly number[];
  /** Notes in the centre of the cell. */
  centre?: readonly number[];
  /** Whether a digit is drawn as a tile in its number's colour. */
  tile?: boolean;
}

/** Why a cell stands out. `counted` cells light up one after another in the order given. */
export type Mark =
  | 'last'
  | 'fault'
  | 'reason'
  | 'target'
  | 'counted'
  | 'barred'
  | 'hint'
  | 'advised'
  | 'wrong'
  | 'clash'
  | 'open'
  | 'selected';

export type Marks = Partial<Record<Mark, readonly Cell[]>>;

/** A line of a proof: this tile keeps that cell from taking the number. */
export interface Ray {
  from: Cell;
  to: Cell;
}

export interface Proof {
  rays: readonly Ray[];
  /** Numbers crossed out within a cell, as small digits. */
  crossed: readonly { cell: Cell; symbol: number }[];
}

/** Draws one symbol in a box of 100 × 100, for games whose symbols are not numbers. */
export type Picture = Component<{ which: number }>;

export interface Pen {
  seat: number;
  initial: string;
}

export const EMPTY: Look = { kind: 'empty', symbol: 0, by: 0, notes: [] };

const isSameList = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((note, index) => note === other[index]);

export const isSameLook = (one: Look, other: Look): boolean =>
  one === other ||
  (one.kind === other.kind &&
    one.symbol === other.symbol &&
    one.by === other.by &&
    one.tile === other.tile &&
    isSameList(one.notes, other.notes) &&
    isSameList(one.centre ?? [], other.centre ?? []));

/** Looks from a board's text: a digit, `.` for empty, `?` for face-down. */
export function looksOf(
  board: string,
  look: (cell: Cell, symbol: number) => Partial<Look> = () => ({}),
): Look[] {
  return [...board].map((char, cell) => {
    if (char === '?') return { ...EMPTY, kind: 'down' };
    const symbol = Number(char) || 0;
    const usual: Look = symbol ? { ...EMPTY, kind: 'tile', symbol } : EMPTY;
    return { ...usual, ...look(cell, symbol) };
  });
}

/** The new list, in which every item that is the same as before is still the old object. */
export const steady = <Item>(
  before: readonly Item[],
  now: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): Item[] =>
  now.map((item, index) => {
    const was = before[index];
    return was !== undefined && isSame(was, item) ? was : item;
  });
