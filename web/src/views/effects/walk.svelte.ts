/** Pawns on their way: they walk to their scores field by field. */
import { untrack } from 'svelte';
import { isCalm, onSkip } from '../../device/motion';
import { hasArrived, isWalk, step } from './track';

const STEP_MS = 45;

export class Walk {
  /** Where each pawn stands now. */
  shown = $state.raw<readonly number[]>([]);

  constructor(scores: () => readonly number[]) {
    this.shown = untrack(scores);
    $effect(() => {
      const to = scores();
      const from = untrack(() => this.shown);
      if (hasArrived(from, to)) return;
      if (isCalm() || !isWalk(from, to)) {
        this.shown = to;
        return;
      }
      const stop = () => {
        clearInterval(walk);
        arrived();
      };
      const walk = setInterval(() => {
        this.shown = step(this.shown, to);
        if (hasArrived(this.shown, to)) stop();
      }, STEP_MS);
      const arrived = onSkip(() => {
        stop();
        this.shown = to;
      });
      return stop;
    });
  }
}
