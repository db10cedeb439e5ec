/** Challenge on the table: flip, insert, declare forced with its ground. */

import type { Intent, Situation } from '../../contract/input';
import type { Action, GameUi, Sentence } from '../../contract/ui';
import type { ViewOf } from '../../net/protocol.gen';
import { type Cell, cellOf, type HouseKind, house, nameOf } from '../../sudoku/grid';
import { formOf } from '../../sudoku/legal';
import { LAST_LOOK, move, windowActions } from '../kit/buttons';
import { flippingUi, handOf, meant, openCells, prompt } from '../kit/flipping';

type View = ViewOf['challenge'];

const HOUSES: readonly HouseKind[] = ['row', 'column', 'block'];
/** What a forced place is forced by, and the key that names it; Enter on the cell names the cell. */
const GROUNDS = [
  { ground: 'row', shortcut: 'r' },
  { ground: 'column', shortcut: 'c' },
  { ground: 'block', shortcut: 'b' },
  { ground: 'cell', shortcut: undefined },
] as const;

/** Whether a declaration has to name its ground at this table. */
const isNamed = (s: Situation<View>): boolean => s.view.options.proof === 'named';

/** The cell of the declaration that waits for its ground; -1 where none does, or no longer. */
function declaredCell(s: Situation<View>): Cell {
  const [name = '', symbol] = s.pickedUp.mode === 'forced' ? s.pickedUp.form.split(/[=!]/) : [];
  const cell = cellOf(s.grid, name);
  const isOpen = s.view.turn === s.seat && '.?'.includes(s.view.board[cell] ?? ' ');
  return isOpen && handOf(s).includes(s.pickedUp.armed) && Number(symbol) === s.pickedUp.armed ? cell : -1;
}

/** The ground that a touched cell names: it lies in one house of the declared cell, or is that cell. */
function groundAt(s: Situation<View>, declared: Cell, cell: Cell): string[] {
  if (cell === declared) return ['cell'];
  return HOUSES.filter((kind) => house(s.grid, kind, declared).includes(cell));
}

/** A declaration waits for its ground where that has to be named. */
function withGround(s: Situation<View>, intent: Intent | null): Intent | null {
  if (intent?.do !== 'move' || !intent.move.endsWith('!') || !isNamed(s)) return intent;
  return { do: 'pickUp', pickedUp: { armed: Number(intent.move.split(/[=!]/)[1]), form: intent.move } };
}

function touch(s: Situation<View>, cell: Cell): Intent | null {
  const declared = declaredCell(s);
  const grounds = declared < 0 ? [] : groundAt(s, declared, cell);
  if (grounds.length > 1) return { do: 'say', key: 'challenge-say-which-ground' };
  return grounds[0] ? move(`${s.pickedUp.form}${grounds[0]}`) : withGround(s, flippingUi.touch(s, cell));
}

/** What a touch would bring: an insert of the tile taken up, or the only one in hand, else a flip. */
function points(s: Situation<View>, cell: Cell): number | null {
  const intent = touch(s, cell);
  if (intent?.do === 'move') {
    const at = declaredCell(s);
    const where = at < 0 ? cell : at;
    return s.legal.points(formOf(s.grid, intent.move, where), where);
  }
  if (intent?.do !== 'pickUp' || !intent.pickedUp.form) return null;
  const form = formOf(s.grid, intent.pickedUp.form, cell);
  return GROUNDS.map(({ ground }) => s.legal.points(form + ground, cell)).find((one) => one !== null) ?? null;
}

/** The button to drop a tile. Where the players watch, it is always there and gives nothing away. */
function dropping(s: Situation<View>): Action[] {
  const usual = { id: 'drop', tone: 'usual' } as const;
  if (s.view.options.referee === 'table') {
    if (!isActing(s)) return [];
    const symbol = meant(s);
    if (symbol)
      return [
        { ...usual, key: 'challenge-act-drop-this', facts: { symbol }, intent: move(`drop ${symbol}`) },
      ];
    return [
      { ...usual, key: 'challenge-act-drop-one', intent: { do: 'say', key: 'challenge-say-drop-which' } },
    ];
  }
  const drops = s.legal.starting('drop ');
  const drop = drops.find((one) => one === `drop ${s.pickedUp.armed}`) ?? drops[0];
  if (!drop) return [];
  const symbol = Number(drop.slice('drop '.length));
  return [{ ...usual, key: 'challenge-act-drop', facts: { symbol }, intent: move(drop) }];
}

/** Whether it is the turn of this seat, and it has tiles to insert. */
const isActing = (s: Situation<View>): boolean =>
  s.view.turn === s.seat && handOf(s).length > 0 && !s.view.over;

/** The grounds to choose from: after the cell where one has to be named, else before it. */
function grounds(s: Situation<View>): Action[] {
  if (isNamed(s)) {
    if (declaredCell(s) < 0) return [];
    return GROUNDS.map(({ ground, shortcut }) => ({
      id: `ground-${ground}`,
      key: `challenge-act-ground-${ground}`,
      tone: 'usual',
      apart: true,
      intent: move(`${s.pickedUp.form}${ground}`),
      shortcut,
    }));
  }
  return ['', 'cell', 'row', 'column', 'block'].map((ground) => ({
    id: `ground-${ground || 'any'}`,
    key: `challenge-act-ground-${ground || 'any'}`,
    tone: 'usual',
    pressed: s.pickedUp.ground === ground,
    apart: true,
    intent: { do: 'pickUp', pickedUp: { ground } },
  }));
}

function declaring(s: Situation<View>): Action[] {
  if (!isActing(s)) return [];
  const on = s.pickedUp.mode === 'forced';
  const forced: Action = {
    id: 'forced',
    key: 'challenge-act-forced',
    tone: 'usual',
    pressed: on,
    intent: {
      do: 'pickUp',
      pickedUp: on ? { mode: 'put', ground: '', form: '' } : { mode: 'forced', form: '' },
    },
    shortcut: 'f',
  };
  return on ? [forced, ...grounds(s)] : [forced];
}

function lines(s: Situation<View>): Sentence[] {
  const isWarned = s.view.warned.includes(s.seat) && !s.view.over;
  const warned: Sentence[] = isWarned ? [{ key: 'challenge-line-warned' }] : [];
  if (s.pickedUp.mode !== 'forced') return warned;
  const declared = declaredCell(s);
  if (declared < 0) return [...warned, { key: 'challenge-do-forced' }];
  return [
    ...warned,
    { key: 'challenge-do-ground', facts: { cell: nameOf(s.grid, declared), symbol: s.pickedUp.armed } },
  ];
}

export const ui: GameUi<View> = {
  ...flippingUi,
  features: { asked: (view) => view.asked },
  touch,
  press: (s, cell, symbol) => withGround(s, flippingUi.press(s, cell, symbol)),
  points,
  actions: (s) => [...dropping(s), ...declaring(s), ...windowActions(s)],
  places: ['confirm|accept|forced', 'object', 'drop'],
  marks: (s) => {
    const declared = declaredCell(s);
    return {
      last: s.view.last ? [cellOf(s.grid, s.view.last.cell)] : [],
      target: declared < 0 ? [] : [declared],
      open: isActing(s) && s.pickedUp.mode === 'put' ? openCells(s) : [],
    };
  },
  lines,
  question: ({ asked, over }) => (asked.length && !over ? LAST_LOOK : null),
  goal: () => ({ key: 'goal-open', draws: 'houses', brings: 1 }),
  prompt: (s) => (s.pickedUp.mode === 'forced' ? null : prompt(s)),
};
