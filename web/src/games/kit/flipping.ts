/** Games in which tiles are flipped, and inserted from the hand. */

import type { Intent, Situation } from '../../contract/input';
import type { Caption, GameUi, Sentence } from '../../contract/ui';
import type { AnyView, GameEvent } from '../../net/protocol.gen';
import { type Cell, nameOf } from '../../sudoku/grid';
import { looksOf } from '../../sudoku/looks';
import { move, pointed } from './buttons';

/** The tiles in the acting seat's hand. */
export const handOf = (s: Situation): readonly number[] => s.view.hands[s.seat - 1] ?? [];

const looks = (view: AnyView) => looksOf(view.board);

/** The text of an insert, declared forced where that switch is on. */
function insert(s: Situation, cell: Cell, symbol: number): Intent {
  const declared = s.pickedUp.mode === 'forced' ? `!${s.pickedUp.ground}` : '';
  return move(`${nameOf(s.grid, cell)}=${symbol}${declared}`);
}

/** A touched cell: turn what lies face down, insert what is taken up. What lies face up stays. */
function touch(s: Situation, cell: Cell): Intent | null {
  const pointing = pointed(s, cell);
  if (pointing) return pointing;
  const here = s.view.board[cell];
  const hand = handOf(s);
  const armed = hand.includes(s.pickedUp.armed) ? s.pickedUp.armed : 0;
  if (here === '?') {
    if (armed && s.pickedUp.mode === 'forced') return insert(s, cell, armed);
    const name = nameOf(s.grid, cell);
    const flip = { do: 'move', move: `flip ${name}` } as const;
    // With a tile in the fingers a touch may be meant for that.
    return armed ? { ...flip, asks: { key: 'say-flip-sure', facts: { cell: name, symbol: armed } } } : flip;
  }
  if (here !== '.') return s.view.to_move === s.seat ? { do: 'say', key: 'say-face-up' } : null;
  const symbol = meant(s);
  if (symbol) return insert(s, cell, symbol);
  return { do: 'say', key: hand.length ? 'say-choose-tile' : 'say-hand-empty', cells: [cell] };
}

/** Whether the referee refuses what does not fit: then the cells where it does may be told. */
const isGuarded = ({ view: { options } }: Situation): boolean =>
  'referee' in options ? options.referee === 'guard' : 'places' in options && options.places;

/** The tile that is meant: the one taken up, or the only kind in hand; 0 where there are several. */
export function meant(s: Situation): number {
  const hand = handOf(s);
  if (hand.includes(s.pickedUp.armed)) return s.pickedUp.armed;
  return new Set(hand).size === 1 ? (hand[0] ?? 0) : 0;
}

/** The cells where the tile that is meant fits, where the referee tells. */
export function openCells(s: Situation): Cell[] {
  const symbol = isGuarded(s) ? meant(s) : 0;
  return symbol ? s.legal.cells(`CELL=${symbol}`) : [];
}

/** In how many places each tile of the hand fits, where the referee tells. */
const fitting = (s: Situation): ReadonlyMap<number, number> | undefined =>
  isGuarded(s)
    ? new Map(handOf(s).map((symbol) => [symbol, s.legal.cells(`CELL=${symbol}`).length]))
    : undefined;

/** The tiles in hand, where they fit as far as the referee tells, and that a tile can be turned over. */
export function prompt(s: Situation): Sentence {
  const hand = handOf(s);
  if (!hand.length) return { key: 'do-flip' };
  const symbol = meant(s);
  if (symbol && !isGuarded(s)) return { key: 'now-insert', facts: { symbol } };
  if (symbol) return { key: 'now-insert-open', facts: { symbol, count: openCells(s).length } };
  const isStuck = isGuarded(s) && hand.every((one) => !s.legal.cells(`CELL=${one}`).length);
  return { key: isStuck ? 'now-insert-none' : 'do-insert' };
}

/** A digit's key: insert it where the focus is, or take it up. */
function press(s: Situation, cell: Cell, symbol: number): Intent | null {
  if (!handOf(s).includes(symbol)) return { do: 'say', key: 'say-not-in-hand', facts: { symbol } };
  const here = s.view.board[cell];
  if (here === '.' || (here === '?' && s.pickedUp.mode === 'forced')) return insert(s, cell, symbol);
  return { do: 'pickUp', pickedUp: { armed: symbol } };
}

/** What the tables of these games have in common. */
export const flippingUi = {
  picture: null,
  features: {},
  picks: true,
  track: false,
  scored: true,
  landed: (event: GameEvent) => (event.type === 'inserted' ? event : null),
  sounds: { inserted: 'knock', flipped: 'flip', undone: 'rubber', dropped: 'slide' },
  captions: (event: GameEvent): Caption[] =>
    event.type === 'inserted' && event.declared
      ? [{ key: 'moment-forced', seat: event.seat, tone: 'good' }]
      : [],
  looks,
  touch,
  press,
  erase: () => null,
  keypad: () => [],
  fitting,
} satisfies Partial<GameUi>;
