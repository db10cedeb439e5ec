/** Games in which tiles are flipped, and inserted from the hand. */

import type { Deed, Situation } from '../../contract/input';
import type { GameUi, Sentence } from '../../contract/ui';
import type { AnyView } from '../../net/protocol.gen';
import { type Cell, nameOf } from '../../sudoku/grid';
import { looksOf } from '../../sudoku/looks';
import { move, pointed } from './buttons';

/** The tiles in the acting seat's hand. */
export const handOf = (s: Situation): readonly number[] => s.view.hands[s.seat - 1] ?? [];

const looks = (view: AnyView) => looksOf(view.board);

/** The text of an insert, declared forced where that switch is on. */
export function insert(s: Situation, cell: Cell, symbol: number): Deed {
  const declared = s.hold.mode === 'forced' ? `!${s.hold.ground}` : '';
  return move(`${nameOf(s.grid, cell)}=${symbol}${declared}`);
}

/** A touched cell: turn what lies face down, insert what is taken up. What lies face up stays. */
function touch(s: Situation, cell: Cell): Deed | null {
  const pointing = pointed(s, cell);
  if (pointing) return pointing;
  const here = s.view.board[cell];
  const hand = handOf(s);
  const armed = hand.includes(s.hold.armed) ? s.hold.armed : 0;
  if (here === '?')
    return armed && s.hold.mode === 'forced' ? insert(s, cell, armed) : move(`flip ${nameOf(s.grid, cell)}`);
  if (here !== '.') return s.view.to_move === s.seat ? { do: 'say', key: 'say-face-up' } : null;
  const only = new Set(hand).size === 1 ? (hand[0] ?? 0) : 0;
  const symbol = armed || only;
  if (symbol) return insert(s, cell, symbol);
  return { do: 'say', key: hand.length ? 'say-choose-tile' : 'say-hand-empty', cells: [cell] };
}

export const prompt = (s: Situation): Sentence => ({ key: handOf(s).length ? 'do-insert' : 'do-flip' });

/** A digit's key: insert it where the focus is, or take it up. */
function press(s: Situation, cell: Cell, symbol: number): Deed | null {
  if (!handOf(s).includes(symbol)) return { do: 'say', key: 'say-not-in-hand', facts: { symbol } };
  const here = s.view.board[cell];
  if (here === '.' || (here === '?' && s.hold.mode === 'forced')) return insert(s, cell, symbol);
  return { do: 'hold', hold: { armed: symbol } };
}

/** What the tables of these games have in common. */
export const flippingUi = {
  picture: null,
  features: {},
  picks: true,
  track: false,
  scored: true,
  looks,
  touch,
  press,
  erase: () => null,
  keypad: () => [],
} satisfies Partial<GameUi>;
