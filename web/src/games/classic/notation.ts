/** The moves of Classic as text. */
const MOVE = /^(?:(note|centre|erase) )?([a-i][1-9])(?:[= ]([1-9]))?$/;

export interface CellMove {
  verb: 'write' | 'note' | 'centre' | 'erase';
  /** The name of the cell. */
  name: string;
  /** 0 where it is erased. */
  symbol: number;
}

/** A move that is an entry in one cell, or null for any other. */
export function readCellMove(move: string): CellMove | null {
  const [match, verb = 'write', name = '', symbol = ''] = MOVE.exec(move) ?? [];
  return match ? { verb: verb as CellMove['verb'], name, symbol: Number(symbol) } : null;
}

export const writing = (name: string, symbol: number): string => `${name}=${symbol}`;
export const erasing = (name: string): string => `erase ${name}`;
/** A note comes, or goes where it stands already. */
export const noting = (verb: 'note' | 'centre', name: string, symbol: number): string =>
  `${verb} ${name} ${symbol}`;
