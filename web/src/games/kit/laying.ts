/** Games in which a secret tile is laid and scores for the tiles it joins. */

import type { Intent, Situation } from '../../contract/input';
import type { Action, Caption, GameUi, Goal, Question, Sentence } from '../../contract/ui';
import type { AnyView, GameEvent, LayingView } from '../../net/protocol.gen';
import { type Cell, cellOf, cellsOf, gridOf, nameOf } from '../../sudoku/grid';
import { type Look, looksOf, type Marks, type Picture } from '../../sudoku/looks';
import { LAST_LOOK, lastButton, move, pointed, windowActions } from './buttons';

type View = Extract<AnyView, LayingView>;

function looks(view: View): Look[] {
  const golden = new Set(cellsOf(gridOf(view.board), view.golden));
  return looksOf(view.board, (cell, symbol) => (symbol && golden.has(cell) ? { kind: 'golden' } : {}));
}

function touch(s: Situation<View>, cell: Cell): Intent | null {
  const pointing = pointed(s, cell);
  if (pointing) return pointing;
  const name = nameOf(s.grid, cell);
  if (s.legal.allows('show CELL')) return s.view.board[cell] === '.' ? move(`show ${name}`) : null;
  if (s.view.board[cell] !== '.' || s.view.over || s.view.turn !== s.seat) return null;
  return move(`lay ${name}`);
}

function actions(s: Situation<View>): Action[] {
  const label = s.view.claimed ? { key: 'act-see-none' } : {};
  return [...lastButton(s, 'stuck', { shortcut: 'k' }), ...windowActions(s, label)];
}

/** Whether the referee allows only cells where the tile fits: those are lit. */
const isGuarded = (s: Situation<View>) => s.view.options.referee === 'guard';

function marks(s: Situation<View>): Marks {
  const last = s.view.last ? cellOf(s.grid, s.view.last.cell) : -1;
  return {
    last: last >= 0 ? [last] : [],
    open: isGuarded(s) ? s.legal.cells('lay CELL') : [],
  };
}

/** The lit cell that brings the most points. */
export function good(s: Situation<View>): Cell[] {
  if (!isGuarded(s) || s.view.to_move !== s.seat) return [];
  const points = (cell: Cell) => s.legal.points('lay CELL', cell) ?? 0;
  return s.legal
    .cells('lay CELL')
    .sort((one, two) => points(two) - points(one))
    .slice(0, 1);
}

/** The tile in hand, and where it fits as far as the referee tells. */
function prompt(s: Situation<View>): Sentence | null {
  const symbol = s.view.hands[s.seat - 1]?.[0];
  if (!symbol || s.view.claimed) return null;
  return isGuarded(s)
    ? { key: 'now-lay-open', facts: { symbol, count: s.legal.cells('lay CELL').length } }
    : { key: 'now-lay', facts: { symbol } };
}

function captions(event: GameEvent, view: View): Caption[] {
  if (event.type === 'shown')
    return event.right ? [{ key: 'moment-shown', seat: event.seat, tone: 'good' }] : [];
  // A claim that has ended the game is no question any more.
  const isAsked = event.type === 'claimed' && !view.over;
  return isAsked ? [{ key: 'moment-claimed', seat: event.seat, tone: 'plain' }] : [];
}

/** A claim asks the others to look for a place for a tile, which is shown; else they are asked about the last tile. */
function question({ asked, claimed, over, turn, hands }: View, key: string): Question | null {
  const tile = hands[turn - 1]?.[0];
  if (over || !asked.length) return null;
  if (!claimed || !tile) return LAST_LOOK;
  return { key, others: `${key}-others`, facts: { symbol: tile }, seat: turn, tile };
}

const FULL: Goal = { key: 'goal-full', draws: 'houses', brings: 1 };
/** What scores where not everything does, by the variant of scoring. */
const GOALS: Readonly<Record<string, Goal>> = {
  simple: { key: 'goal-simple', draws: 'lines', brings: 1 },
  block: { key: 'goal-block', draws: 'block', brings: 1 },
  value: { key: 'goal-value', draws: 'houses', brings: 1 },
};

export const laying = (picture: Picture | null): GameUi<View> => ({
  picture,
  features: {
    hiddenHands: () => true,
    asked: (view) => view.asked,
    stack: (view) => view.stack_left,
  },
  picks: false,
  goal: ({ scoring }) => GOALS[String(scoring)] ?? FULL,
  oldestBegins: true,
  // Crowded places score most where blocks count beside rows and columns; alone there is no next player.
  fits: (tip, options, seats) => (tip === 1 ? options.scoring !== 'simple' : tip !== 2 || seats > 1),
  track: true,
  scored: true,
  landed: (event) => (event.type === 'laid' ? event : null),
  sounds: { laid: 'knock', discarded: 'slide', claimed: 'thud', no_room: 'thud' },
  captions,
  looks,
  touch,
  press: () => null,
  erase: () => null,
  keypad: () => [],
  points: (s, cell) => s.legal.points('lay CELL', cell),
  actions,
  places: ['confirm|stuck', 'object', 'accept'],
  marks,
  good,
  prompt,
  lines: () => [],
  question: (view) => question(view, picture ? 'line-claimed-pictures' : 'line-claimed'),
});
