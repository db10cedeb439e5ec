/** One-Two-Three on the table: rounds of one, two and three digits, and corrections. */

import type { Intent, Situation } from '../../contract/input';
import type { Action, GameUi, Question, ScoreRow, ScoreSheet, Sentence } from '../../contract/ui';
import type { SheetLine, ViewOf } from '../../net/protocol.gen';
import { isKind } from '../../state/live/line';
import { type Cell, cellOf, cellsOf, nameOf } from '../../sudoku/grid';
import { acceptance, button, move, objection, windowActions } from '../kit/buttons';
import { openCells, penLooks, press, prompt, touch, writingUi, written } from '../kit/writing';

type View = ViewOf['one-two-three'];

/** The cell that the acting seat has to correct, or -1. */
function owedCell(s: Situation<View>): Cell {
  const owed = s.view.owed[0];
  return owed && owed.seat === s.seat ? cellOf(s.grid, owed.cell) : -1;
}

/** Whether the cell to correct may stay empty: not where the table asks for a digit and one fits. */
const mayLeave = (s: Situation<View>): boolean => s.legal.at('leave CELL', owedCell(s));

const correct = (s: Situation<View>, cell: Cell, symbol: number): Intent =>
  move(`correct ${nameOf(s.grid, cell)}=${symbol}`);

function lines(s: Situation<View>): Sentence[] {
  const { view } = s;
  if (view.over) return [];
  const owed = view.owed[0];
  if (owed) {
    const key = mayLeave(s) ? 'one-two-three-line-correct' : 'one-two-three-line-must-correct';
    return owed.seat === s.seat ? [{ key, facts: { cell: owed.cell } }] : [];
  }
  const turn = view.turns.at(-1);
  const used = turn && turn.seat === view.turn && turn.round === view.round ? turn.used : 0;
  const empty = [...view.board].filter((symbol) => symbol === '.').length;
  const left = Math.min(view.asks - used, empty);
  const asks: Sentence = {
    key: 'one-two-three-line-asks',
    facts: { round: view.round, asks: view.asks, left, final: view.final },
  };
  const sentences: Sentence[] = left > 0 ? [asks] : [];
  if (view.options.handicap && !view.turns.length) sentences.push({ key: 'one-two-three-line-handicap' });
  return sentences;
}

function actions(s: Situation<View>): Action[] {
  const owed = owedCell(s);
  const leave: Action[] =
    owed >= 0 && mayLeave(s)
      ? [
          {
            id: 'leave',
            key: 'one-two-three-act-leave',
            tone: 'usual',
            intent: move(`leave ${nameOf(s.grid, owed)}`),
            shortcut: 'l',
          },
        ]
      : [];
  return [...leave, ...button(s, 'done', { shortcut: 'd' }), ...answers(s)];
}

/** Whoever is asked whether a turn may end answers that, or objects to the digit that is selected. */
function answers(s: Situation<View>): Action[] {
  if (s.view.stopping !== 'asked' || !s.legal.allows('accept')) return windowActions(s);
  const [objects] = objection(s);
  const refuses = button(s, 'object', { key: 'one-two-three-act-fewer-no', shortcut: 'o' });
  const isPointed = objects?.intent.do === 'move' && objects.intent.move !== 'object';
  return [
    ...(isPointed ? [objects] : refuses),
    ...acceptance(s, 'accept', { key: 'one-two-three-act-fewer-yes' }),
  ];
}

/** Whether a turn may end early, or the last look at a full grid. */
function question({ stopping, completing, asked, over, owed, turn }: View): Question | null {
  if (over || owed.length || !asked.length) return null;
  if (stopping === 'asked') return { key: 'one-two-three-line-fewer', seat: turn };
  return completing === null ? null : { key: 'one-two-three-line-last-look' };
}

/** Digits, pair or triple, completion, handicap, fines, sum. */
function rowOf(line: SheetLine): ScoreRow {
  const { seat, round, cells, digits, sum } = line;
  const parts = [
    { key: line.equal === 2 ? 'one-two-three-sheet-pair' : 'one-two-three-sheet-triple', points: line.equal },
    { key: 'one-two-three-sheet-house', points: line.house },
    { key: 'one-two-three-sheet-handicap', points: line.handicap },
    { key: 'one-two-three-sheet-unable', points: line.unable },
    { key: 'one-two-three-sheet-fines', points: -line.fines },
  ].filter((part) => part.points !== 0);
  return { seat, turn: { key: 'one-two-three-sheet-turn', facts: { round } }, digits, parts, sum, cells };
}

const scoreSheet: ScoreSheet<View> = {
  key: 'one-two-three-sheet',
  rows: (view) => view.sheet.map(rowOf),
};

export const ui: GameUi<View> = {
  ...writingUi,
  sounds: { ...written, corrected: 'pencil', completed: 'chime' },
  looks: (view) => penLooks(view),
  touch: (s, cell) => {
    const owed = owedCell(s);
    if (owed === cell && s.pickedUp.armed && s.pickedUp.mode !== 'point')
      return correct(s, cell, s.pickedUp.armed);
    return touch(s, cell);
  },
  press: (s, cell, symbol) => {
    const owed = owedCell(s);
    return owed >= 0 && (cell === owed || cell < 0) ? correct(s, owed, symbol) : press(s, cell, symbol);
  },
  actions,
  places: ['object', 'confirm|accept|leave', 'done'],
  marks: (s) => ({
    last: s.view.last ? [cellOf(s.grid, s.view.last)] : [],
    [isKind(s.view.options) ? 'target' : 'fault']: cellsOf(
      s.grid,
      s.view.owed.map((one) => one.cell),
    ),
    open: openCells(s),
  }),
  lines,
  question,
  scoreSheet,
  prompt: (s) => (s.view.owed.length ? null : prompt(s)),
};
