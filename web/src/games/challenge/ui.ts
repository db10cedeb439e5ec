/** Challenge on the table: flip, insert, declare forced with its ground. */
import { cellOf } from '../../core/grid';
import type { ViewOf } from '../../core/protocol.gen';
import { move, windowActions } from '../common';
import { flipPoints, handOf, looks, press, prompt, touch } from '../kit/flipping';
import type { Action, GameUi, Sentence, Situation } from '../ui';

type View = ViewOf['challenge'];

export const GROUNDS = ['', 'cell', 'row', 'column', 'block'] as const;

function points(s: Situation<View>, cell: number): number | null {
  if (s.view.turn !== s.seat || s.view.over) return null;
  const here = s.view.board[cell];
  const hand = handOf(s);
  const forced = s.hold.mode === 'forced';
  const holds = hand.includes(s.hold.armed) || (new Set(hand).size === 1 && hand.length > 0);
  if (holds && (here === '.' || (here === '?' && forced && hand.includes(s.hold.armed)))) {
    return (forced ? 20 : 10) - (hand.length - 1);
  }
  return here === '?' ? flipPoints(s, cell) : null;
}

function actions(s: Situation<View>): Action[] {
  const found: Action[] = [];
  const drops = s.legal.starting('drop ');
  for (const drop of drops) {
    const symbol = Number(drop.slice('drop '.length));
    found.push({ id: drop, key: 'challenge-act-drop', facts: { symbol }, deed: move(drop), tone: 'usual' });
  }
  if (s.view.turn === s.seat && handOf(s).length > 0 && !s.view.over) {
    const on = s.hold.mode === 'forced';
    found.push({
      id: 'forced',
      key: 'challenge-act-forced',
      tone: 'usual',
      pressed: on,
      deed: { do: 'hold', hold: on ? { mode: 'put', ground: '' } : { mode: 'forced' } },
      shortcut: 'f',
    });
    if (on) {
      for (const ground of GROUNDS) {
        found.push({
          id: `ground-${ground || 'any'}`,
          key: `challenge-act-ground-${ground || 'any'}`,
          tone: 'usual',
          pressed: s.hold.ground === ground,
          deed: { do: 'hold', hold: { ground } },
        });
      }
    }
  }
  return [...found, ...windowActions(s)];
}

function lines(s: Situation<View>): Sentence[] {
  const warned: Sentence[] = s.view.warned.includes(s.seat) ? [{ key: 'challenge-line-warned' }] : [];
  return s.hold.mode === 'forced' ? [...warned, { key: 'challenge-do-forced' }] : warned;
}

export const ui: GameUi<View> = {
  picture: null,
  secret: false,
  picks: true,
  track: false,
  scored: true,
  looks,
  touch,
  press,
  erase: () => null,
  keypad: () => [],
  points,
  actions,
  marks: (s) => ({ last: s.view.last ? [cellOf(s.grid, s.view.last.cell)] : [] }),
  lines,
  prompt: (s) => (s.hold.mode === 'forced' ? null : prompt(s)),
};
