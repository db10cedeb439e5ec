/** Classic on the table: write, note, undo, ask the coach. */
import { type Cell, cellsOf, NINE, nameOf } from '../../core/grid';
import type { ViewOf } from '../../core/protocol.gen';
import { clashes, fixed, move } from '../common';
import { fullButWrong, keypad, penLooks, prompt } from '../kit/writing';
import type { Action, Deed, GameUi, Situation } from '../ui';

type View = ViewOf['classic'];

function looks(view: View) {
  return penLooks(view, (cell) => view.notes[nameOf(NINE, cell)] ?? []);
}

/** Notes go to empty cells; a digit over one's own digit replaces it, the same digit again takes it away. */
function enter(s: Situation<View>, cell: Cell, symbol: number): Deed | null {
  const name = nameOf(s.grid, cell);
  const here = s.view.board[cell];
  if (s.view.over) return null;
  if (s.hold.mode === 'note') return here === '.' ? move(`note ${name} ${symbol}`) : null;
  if (here === '.') return move(`${name}=${symbol}`);
  return Number(here) === symbol && s.legal.at('erase CELL', cell) ? move(`erase ${name}`) : null;
}

/** What changes many notes at once: shown while notes are written, under the buttons that are always there. */
const tool = (s: Situation<View>, id: string, shortcut: string): Action => ({
  ...fixed(s, id, { shortcut }),
  apart: true,
});

function actions(s: Situation<View>): Action[] {
  if (s.view.over || !s.seat) return [];
  const noting = s.hold.mode === 'note';
  return [
    {
      id: 'note',
      key: 'act-note',
      tone: 'usual',
      pressed: noting,
      deed: { do: 'hold', hold: { mode: noting ? 'put' : 'note' } },
      shortcut: 'n',
    },
    fixed(s, 'undo', { shortcut: 'u' }),
    fixed(s, 'redo', { shortcut: 'y' }),
    ...(s.legal.allows('hint')
      ? [
          {
            id: 'hint',
            key: 'act-hint',
            deed: { do: 'hint' } as const,
            tone: 'usual' as const,
            shortcut: 'h',
          },
        ]
      : []),
    ...(noting ? [tool(s, 'fill', 'f'), tool(s, 'clear', 'x')] : []),
  ];
}

export const ui: GameUi<View> = {
  picture: null,
  secret: false,
  picks: true,
  track: false,
  scored: false,
  looks,
  touch: (s, cell) => (s.hold.armed ? enter(s, cell, s.hold.armed) : null),
  press: (s, cell, symbol) =>
    (cell >= 0 ? enter(s, cell, symbol) : null) ?? {
      do: 'hold',
      hold: { armed: s.hold.armed === symbol ? 0 : symbol },
    },
  erase: (s, cell) => (s.legal.at('erase CELL', cell) ? move(`erase ${nameOf(s.grid, cell)}`) : null),
  keypad,
  points: () => null,
  actions,
  places: ['note', 'undo', 'redo', 'hint', 'fill', 'clear'],
  marks: (s) => ({
    wrong: s.view.wrong ? cellsOf(s.grid, s.view.wrong) : [],
    clash: clashes(s.grid, s.view.board),
  }),
  prompt,
  lines: (s) => [
    ...fullButWrong(s),
    ...(s.view.hints ? [{ key: 'line-hints', facts: { count: s.view.hints } }] : []),
  ],
};
