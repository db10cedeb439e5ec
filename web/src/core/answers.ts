/** Shapes of answers that the generated protocol does not name yet. */
import type { AnyView, GameEvent } from './protocol.gen';

/** A position of a replayed game and what led to it; step 0 is the start. */
export interface ReplayStep {
  n: number;
  seat: number;
  move: string | null;
  at: number | null;
  view: AnyView;
  events: readonly GameEvent[];
}

export interface Replayed {
  game: string;
  options: Record<string, unknown>;
  seats: readonly string[];
  steps: readonly ReplayStep[];
}
