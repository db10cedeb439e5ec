/** The moves of Classic as text. */
import { cellOf, NINE } from '../../sudoku/grid';

const VERBS = ['write', 'note', 'centre', 'erase'] as const;

export interface CellMove {
  verb: (typeof VERBS)[number];
  /** The name of the cell. */
  name: string;
  /** 0 where it is erased. */
  symbol: number;
}

/** A move that is an entry in one cell, or null for any other. */
export function readCellMove(move: string): CellMove | null {
  const [first = '', name = '', symbol = '0'] =
    move[2] === '=' ? ['write', move.slice(0, 2), move.slice(3)] : move.split(' ');
  const verb = VERBS.find((one) => one === first);
  return verb && cellOf(NINE, name) >= 0 ? { verb, name, symbol: Number(symbol) } : null;
}

export const writing = (name: string, symbol: number): string => `${name}=${symbol}`;
export const erasing = (name: string): string => `erase ${name}`;
/** A note comes, or goes where it stands already. */
export const noting = (verb: 'note' | 'centre', name: string, symbol: number): string =>
  `${verb} ${name} ${symbol}`;
