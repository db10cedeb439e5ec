/** Solitaire on the table: flip them all, never three equal ones in hand. */
import type { ViewOf } from '../../core/protocol.gen';
import { lastButton } from '../common';
import { looks, press, prompt, touch } from '../kit/flipping';
import type { GameUi, Line, Situation } from '../ui';

type View = ViewOf['solitaire'];

function lines(s: Situation<View>): Line[] {
  if (s.view.over) return [];
  if (s.view.due) return [{ key: 'line-due', facts: { symbol: s.view.due } }];
  const down = [...s.view.board].filter((char) => char === '?').length;
  return s.view.succeeded ? [{ key: 'line-succeeded' }] : [{ key: 'line-face-down', facts: { count: down } }];
}

export const ui: GameUi<View> = {
  minutes: [10, 20],
  animals: false,
  secret: false,
  track: false,
  scored: true,
  problem: false,
  looks,
  touch,
  press,
  erase: () => null,
  keypad: () => [],
  points: () => null,
  actions: (s) => lastButton(s, 'finish', 'e', 'main'),
  marks: (s) => ({ open: s.view.due ? s.legal.cells(`CELL=${s.view.due}`) : [] }),
  lines,
  prompt: (s) => (s.view.due || s.view.succeeded ? null : prompt(s)),
};
