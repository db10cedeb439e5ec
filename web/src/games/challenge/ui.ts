/** Challenge on the table: flip, insert, declare forced with its ground. */

import type { Situation } from '../../contract/input';
import type { Action, GameUi, Sentence } from '../../contract/ui';
import type { ViewOf } from '../../net/protocol.gen';
import { cellOf } from '../../sudoku/grid';
import { formOf } from '../../sudoku/legal';
import { move, windowActions } from '../kit/buttons';
import { flippingUi, handOf, prompt } from '../kit/flipping';

type View = ViewOf['challenge'];

export const GROUNDS = ['', 'cell', 'row', 'column', 'block'] as const;

/** What a touch would bring: an insert of the tile taken up, or the only one in hand, else a flip. */
function points(s: Situation<View>, cell: number): number | null {
  const deed = flippingUi.touch(s, cell);
  return deed?.do === 'move' ? s.legal.points(formOf(s.grid, deed.move, cell), cell) : null;
}

function actions(s: Situation<View>): Action[] {
  const list: Action[] = [];
  const drops = s.legal.starting('drop ');
  const drop = drops.find((one) => one === `drop ${s.hold.armed}`) ?? drops[0];
  if (drop) {
    const symbol = Number(drop.slice('drop '.length));
    list.push({ id: 'drop', key: 'challenge-act-drop', facts: { symbol }, deed: move(drop), tone: 'usual' });
  }
  if (s.view.turn === s.seat && handOf(s).length > 0 && !s.view.over) {
    const on = s.hold.mode === 'forced';
    list.push({
      id: 'forced',
      key: 'challenge-act-forced',
      tone: 'usual',
      pressed: on,
      deed: { do: 'hold', hold: on ? { mode: 'put', ground: '' } : { mode: 'forced' } },
      shortcut: 'f',
    });
    if (on) {
      for (const ground of GROUNDS) {
        list.push({
          id: `ground-${ground || 'any'}`,
          key: `challenge-act-ground-${ground || 'any'}`,
          tone: 'usual',
          pressed: s.hold.ground === ground,
          apart: true,
          deed: { do: 'hold', hold: { ground } },
        });
      }
    }
  }
  return [...list, ...windowActions(s)];
}

function lines(s: Situation<View>): Sentence[] {
  const warned: Sentence[] = s.view.warned.includes(s.seat) ? [{ key: 'challenge-line-warned' }] : [];
  return s.hold.mode === 'forced' ? [...warned, { key: 'challenge-do-forced' }] : warned;
}

export const ui: GameUi<View> = {
  ...flippingUi,
  features: { asked: (view) => view.asked },
  points,
  actions,
  places: ['forced', 'object', 'confirm|accept', 'drop'],
  marks: (s) => ({ last: s.view.last ? [cellOf(s.grid, s.view.last.cell)] : [] }),
  lines,
  prompt: (s) => (s.hold.mode === 'forced' ? null : prompt(s)),
};
