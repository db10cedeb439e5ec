/** Colour Markers on the table: one digit a turn, or as many as the sand allows. */

import type { Intent, Situation } from '../../contract/input';
import type { Action, Caption, GameUi, Sentence } from '../../contract/ui';
import type { GameEvent, ViewOf } from '../../net/protocol.gen';
import { type Cell, cellOf, cellsOf, clashes, nameOf } from '../../sudoku/grid';
import { button, LAST_LOOK, lastButton, move, windowActions } from '../kit/buttons';
import {
  digitsCount,
  fullButWrong,
  onceInEachHouse,
  openCells,
  penLooks,
  press,
  prompt,
  touch,
  write,
  writingUi,
} from '../kit/writing';

/** What a variant adds to the view: `basic` the digit to be validated, `advanced` its rounds and windows. */
interface Variant {
  pending?: string | null;
  round?: number;
  rounds?: number;
  window?: readonly string[];
  called?: readonly string[];
  closing?: boolean;
}

type View = ViewOf['markers'] & Variant;

/** Alone there is nobody to catch a fault, so the board may show what anybody sees. */
const isAlone = (s: Situation<View>): boolean => s.view.options.variant === 'solo';

/** Alone another digit is written over one's own in one step; null where that is not what is meant. */
function overwrite(s: Situation<View>, cell: Cell, symbol: number): Intent | null {
  if (!isAlone(s) || !symbol || !s.legal.at('erase CELL', cell)) return null;
  return s.view.board[cell] === String(symbol) ? null : write(s, cell, symbol);
}

function marks(s: Situation<View>) {
  const { pending, window = [], called = [] } = s.view;
  const last = pending ? [cellOf(s.grid, pending)] : cellsOf(s.grid, window);
  const clash = isAlone(s) ? clashes(s.grid, s.view.board) : [];
  return { last, fault: cellsOf(s.grid, called), clash, open: openCells(s) };
}

/** The vote to stop; where it is offered it asks for no second press. Whoever is asked answers the question. */
function stopping(s: Situation<View>): Action[] {
  if (s.view.votes.length) return [];
  return s.view.stop_offered
    ? button(s, 'stop', { key: 'markers-act-stop' })
    : lastButton(s, 'stop', { key: 'markers-act-stop', tone: 'plain' });
}

/** Whoever writes nothing says so; in the advanced game it may only be nothing more. */
const captions = (event: GameEvent, { rounds }: View): Caption[] =>
  event.type === 'passed' && !rounds ? [{ key: 'moment-passed', seat: event.seat, tone: 'plain' }] : [];

function lines(s: Situation<View>): Sentence[] {
  const view = s.view;
  const sentences: Sentence[] = isAlone(s) ? fullButWrong(s) : [];
  if (view.rounds && !view.over)
    sentences.push({ key: 'markers-line-round-of', facts: { round: view.round, rounds: view.rounds } });
  if (view.called?.length) sentences.push({ key: 'markers-line-erase-first', facts: { cell: view.called } });
  if (view.stop_offered && !view.votes.length) sentences.push({ key: 'markers-line-stop-offer', asks: true });
  return sentences;
}

export const ui: GameUi<View> = {
  ...writingUi,
  // A turn of the advanced game is validated at its end; a full board ends the game.
  question: ({ asked, board, over, closing }) =>
    asked.length && !over && !closing && !board.includes('.') ? LAST_LOOK : null,
  votes: ({ votes }) => votes,
  captions,
  oldestBegins: true,
  // High digits tempt where they bring points; times are those of somebody alone.
  fits: (tip, options) => (tip === 1 ? options.variant !== 'solo' : tip !== 2 || options.variant === 'solo'),
  counts: (options) => options.variant !== 'solo',
  refereed: (options) => options.variant !== 'solo',
  looks: (view) => penLooks(view).map((look) => (look.kind === 'ink' ? { ...look, kind: 'pen' } : look)),
  choosesPen: (options) => options.variant === 'solo',
  touch: (s, cell) => {
    if (s.pickedUp.mode !== 'point' && s.legal.at('erase CELL', cell)) {
      return s.view.called?.length
        ? move(`erase ${nameOf(s.grid, cell)}`)
        : overwrite(s, cell, s.pickedUp.armed);
    }
    return touch(s, cell);
  },
  press: (s, cell, symbol) => overwrite(s, cell, symbol) ?? press(s, cell, symbol),
  erase: (s, cell) => (s.legal.at('erase CELL', cell) ? move(`erase ${nameOf(s.grid, cell)}`) : null),
  actions: (s) => [
    ...windowActions(s),
    ...(s.legal.allows('done') ? [] : button(s, 'pass', { shortcut: 'p' })),
    ...button(s, 'done', { shortcut: 'd' }),
    ...(s.view.scores.length > 1 ? stopping(s) : lastButton(s, 'stop', { key: 'markers-act-give-up' })),
  ],
  places: ['object|confirm|pass|done', 'accept', 'stop'],
  marks,
  lines,
  goal: ({ variant }) => (variant === 'solo' ? onceInEachHouse : digitsCount),
  prompt: (s) => (s.view.called?.length ? null : prompt(s)),
};
