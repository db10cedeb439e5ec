/** The seconds left on a clock, as they pass on this device. */
import { type ShownClock, secondsLeft } from '../../state/table';

const TICK_MS = 250;
/** From this many seconds on it is said that time is short. */
const LATE_SECONDS = 5;

export class Ticking {
  #now = $state(Date.now());

  /** Made while a component starts; `clock` is what the server said last, if a clock is there. */
  constructor(private readonly clock: () => ShownClock | null | undefined) {
    $effect(() => {
      if (!clock()?.running) return;
      const tick = setInterval(() => (this.#now = Date.now()), TICK_MS);
      return () => clearInterval(tick);
    });
  }

  get left(): number {
    const clock = this.clock();
    return clock ? secondsLeft(clock, Math.max(this.#now, clock.at)) : 0;
  }

  /** What is left of the whole, from 1 to 0. */
  get share(): number {
    const total = this.clock()?.total;
    return total ? this.left / total : 0;
  }

  get isLate(): boolean {
    return this.left <= LATE_SECONDS && this.clock()?.running === true;
  }
}
