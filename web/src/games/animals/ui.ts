/** Animal Tiles on the table: the same game with pictures. */

import type { Situation } from '../../contract/input';
import type { ViewOf } from '../../net/protocol.gen';
import { laying } from '../kit/laying';
import Animal from './Animal.svelte';
import './alive.css';

type View = ViewOf['animals'];

const usual = laying(Animal);

export const ui = {
  ...usual,
  /** At a table for the youngest a hand points at a good cell. */
  marks: (s: Situation<View>) => ({
    ...usual.marks(s),
    advised: s.view.options.gentle ? usual.good?.(s) : [],
  }),
  /** Few words: the animal and the lit cells are there to see. */
  prompt: (s: Situation<View>) => ({ key: s.view.options.referee === 'guard' ? 'do-lay-open' : 'do-lay' }),
  gentle: true,
  fits: (tip: number, options: Record<string, unknown>) => tip !== 1 || options.scoring === 'block',
  voice: (symbol: number) =>
    void import('./voices').then(({ speak }) => speak(symbol)).catch(() => undefined),
};
