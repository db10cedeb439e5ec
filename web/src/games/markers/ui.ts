/** Colour Markers on the table: one digit a turn, or as many as the sand allows. */
import { type Cell, cellOf, cellsOf, nameOf } from '../../core/grid';
import type { ViewOf } from '../../core/protocol.gen';
import { button, move, windowActions } from '../common';
import { keypad, penLooks, press, touch } from '../kit/writing';
import type { GameUi, Line, Situation } from '../ui';

type View = ViewOf['markers'];

function marks(s: Situation<View>) {
  const view = s.view;
  const last = 'pending' in view && view.pending ? [cellOf(s.grid, view.pending)] : [];
  const window = 'window' in view ? cellsOf(s.grid, view.window) : [];
  const called = 'called' in view ? cellsOf(s.grid, view.called) : [];
  return { last: last.length ? last : window, fault: called };
}

function lines(s: Situation<View>): Line[] {
  const view = s.view;
  const found: Line[] = [];
  if ('rounds' in view && !view.over) found.push({ key: 'line-round-of', facts: { round: view.round, rounds: view.rounds } });
  if ('called' in view && view.called.length) found.push({ key: 'line-erase-first', facts: { cells: view.called } });
  if (view.votes.length && !view.over) found.push({ key: 'line-votes', facts: { count: view.votes.length } });
  return found;
}

/** Whether the acting seat may write now. */
const writes = (s: Situation<View>) => s.legal.allowsAny('CELL=');

export const ui: GameUi<View> = {
  minutes: [20, 45],
  animals: false,
  secret: false,
  track: false,
  scored: true,
  problem: true,
  looks: (view) => penLooks(view),
  touch: (s, cell) => {
    if (s.hold.mode !== 'point' && s.legal.at('erase CELL', cell)) {
      return 'called' in s.view && s.view.called.length ? move(`erase ${nameOf(s.grid, cell)}`) : null;
    }
    return touch(s, cell);
  },
  press,
  erase: (s, cell) => (s.legal.at('erase CELL', cell) ? move(`erase ${nameOf(s.grid, cell)}`) : null),
  keypad,
  points: (s, cell: Cell) =>
    s.view.options.variant !== 'solo' && writes(s) && s.hold.armed && s.view.board[cell] === '.' ? s.hold.armed : null,
  actions: (s) => [
    ...windowActions(s),
    ...button(s, 'pass', 'p'),
    ...button(s, 'done', 'd'),
    ...(s.view.scores.length > 1 ? [...button(s, 'stop'), ...button(s, 'continue')] : []),
  ],
  marks,
  lines,
};
