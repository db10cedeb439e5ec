/** One-Two-Three on the table: rounds of one, two and three digits, and corrections. */
import { type Cell, cellOf, cellsOf, house, nameOf } from '../../core/grid';
import type { ViewOf } from '../../core/protocol.gen';
import { button, move, windowActions } from '../common';
import { keypad, penLooks, press, prompt, touch } from '../kit/writing';
import type { Action, Deed, GameUi, Sentence, Situation } from '../ui';

type View = ViewOf['one-two-three'];

/** The cell that the acting seat has to correct, or -1. */
function owedCell(s: Situation<View>): Cell {
  const owed = s.view.owed[0];
  return owed && owed.seat === s.seat ? cellOf(s.grid, owed.cell) : -1;
}

const correct = (s: Situation<View>, cell: Cell, symbol: number): Deed =>
  move(`correct ${nameOf(s.grid, cell)}=${symbol}`);

/** Face value, what an equal digit of the same turn adds, and ten for the first house completed. */
export function points(s: Situation<View>, cell: Cell): number | null {
  const { view, hold } = s;
  if (!hold.armed || view.board[cell] !== '.' || view.turn !== s.seat || view.owed.length) return null;
  const turn = view.turns.at(-1);
  const mine = turn && turn.seat === s.seat && turn.round === view.round ? turn : null;
  const equal = (mine?.cells ?? []).filter(
    (name) => Number(view.board[cellOf(s.grid, name)]) === hold.armed,
  ).length;
  const pair = equal === 1 ? 2 : equal === 2 ? 1 : 0;
  const completes = (['row', 'column', 'block'] as const).some((kind) =>
    house(s.grid, kind, cell).every((one) => one === cell || view.board[one] !== '.'),
  );
  return hold.armed + pair + (completes && !mine?.houses.length ? 10 : 0);
}

function lines(s: Situation<View>): Sentence[] {
  const { view } = s;
  if (view.over) return [];
  const owed = view.owed[0];
  if (owed)
    return owed.seat === s.seat ? [{ key: 'one-two-three-line-correct', facts: { cell: owed.cell } }] : [];
  const turn = view.turns.at(-1);
  const used = turn && turn.seat === view.turn && turn.round === view.round ? turn.used : 0;
  const left = view.asks - used;
  const asks: Sentence = {
    key: 'one-two-three-line-asks',
    facts: { round: view.round, asks: view.asks, left, final: view.final },
  };
  const found: Sentence[] = left > 0 ? [asks] : [];
  if (view.options.handicap && !view.turns.length) found.push({ key: 'one-two-three-line-handicap' });
  return found;
}

function actions(s: Situation<View>): Action[] {
  const owed = owedCell(s);
  const leave: Action[] =
    owed >= 0
      ? [
          {
            id: 'leave',
            key: 'one-two-three-act-leave',
            tone: 'usual',
            deed: move(`leave ${nameOf(s.grid, owed)}`),
            shortcut: 'l',
          },
        ]
      : [];
  return [...leave, ...button(s, 'done', { shortcut: 'd' }), ...windowActions(s)];
}

export const ui: GameUi<View> = {
  picture: null,
  secret: false,
  picks: true,
  track: false,
  scored: true,
  looks: (view) => penLooks(view),
  touch: (s, cell) => {
    const owed = owedCell(s);
    if (owed === cell && s.hold.armed && s.hold.mode !== 'point') return correct(s, cell, s.hold.armed);
    return touch(s, cell);
  },
  press: (s, cell, symbol) => {
    const owed = owedCell(s);
    return owed >= 0 && (cell === owed || cell < 0) ? correct(s, owed, symbol) : press(s, cell, symbol);
  },
  erase: () => null,
  keypad,
  points,
  actions,
  marks: (s) => ({
    last: s.view.last ? [cellOf(s.grid, s.view.last)] : [],
    fault: cellsOf(
      s.grid,
      s.view.owed.map((one) => one.cell),
    ),
  }),
  lines,
  prompt: (s) => (s.view.owed.length ? null : prompt()),
};
