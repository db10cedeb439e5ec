/** Solitaire on the table: flip them all, never three equal ones in hand. */

import type { Situation } from '../../contract/input';
import type { GameUi, Sentence } from '../../contract/ui';
import type { ViewOf } from '../../net/protocol.gen';
import type { Marks } from '../../sudoku/looks';
import { lastButton } from '../kit/buttons';
import { flippingUi, openCells, prompt } from '../kit/flipping';

type View = ViewOf['solitaire'];

function lines(s: Situation<View>): Sentence[] {
  if (s.view.over) return [];
  if (s.view.due) return [{ key: 'solitaire-line-due', facts: { symbol: s.view.due } }];
  const down = [...s.view.board].filter((char) => char === '?').length;
  return s.view.succeeded
    ? [{ key: 'solitaire-line-succeeded' }]
    : [{ key: 'solitaire-line-face-down', facts: { count: down } }];
}

/** Where tiles fit, above all a third equal one, at a table that shows it. */
function marks(s: Situation<View>): Marks {
  if (!s.view.options.places || s.view.over) return {};
  return s.view.due ? { target: s.legal.cells(`CELL=${s.view.due}`) } : { open: openCells(s) };
}

/** The number of which a third tile fitted nowhere. */
const failedBy = (hand: readonly number[]): number =>
  hand.find((symbol) => hand.filter((other) => other === symbol).length > 2) ?? 0;

function ending(view: View): Sentence[] {
  const symbol = failedBy(view.hands[0] ?? []);
  if (symbol) return [{ key: 'solitaire-ending-failed', facts: { symbol } }];
  const points = view.scores[0] ?? 0;
  return view.reason === 'finished' ? [{ key: 'solitaire-ending-points', facts: { points } }] : [];
}

export const ui: GameUi<View> = {
  ...flippingUi,
  points: () => null,
  countsLast: true,
  actions: (s) => lastButton(s, 'finish', { key: 'solitaire-act-finish', shortcut: 'e', tone: 'main' }),
  places: ['finish'],
  marks,
  lines,
  goal: () => ({ key: 'goal-three', draws: 'crossed', brings: 0 }),
  prompt: (s) => (s.view.due || s.view.succeeded ? null : prompt(s)),
  ending,
};
