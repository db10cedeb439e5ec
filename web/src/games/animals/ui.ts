/** Animal Tiles on the table: the same game with pictures. */
import { laying } from '../kit/laying';
import Animal from './Animal.svelte';

export const ui = {
  ...laying(Animal),
  gentle: true,
  voice: (symbol: number) =>
    void import('./voices').then(({ speak }) => speak(symbol)).catch(() => undefined),
};
