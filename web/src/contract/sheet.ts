/** A score sheet, as a game declares it: what players check each other's points with. */
import type { Facts } from '../net/facts';
import type { AnyView } from '../net/protocol.gen';

/** What brought or cost points in a turn, beside its digits. */
export interface SheetPart {
  key: string;
  points: number;
}

/** A line of the sheet: a turn of a seat, and the cells that it is about. */
export interface SheetRow {
  seat: number;
  /** Which turn it is, in words. */
  turn: { key: string; facts: Facts };
  digits: readonly number[];
  parts: readonly SheetPart[];
  sum: number;
  cells: readonly string[];
}

export interface Sheet<V = AnyView> {
  /** The words over the sheet. */
  key: string;
  rows(view: V): readonly SheetRow[];
}
