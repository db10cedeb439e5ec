/** The fanfare of the finale: a rising call, and the chord it ends on. */
import { play } from '../../device/sound';

const CALL: readonly (readonly [number, number, number])[] = [
  [392, 0, 0.16],
  [523.25, 0.16, 0.16],
  [659.25, 0.32, 0.16],
  [783.99, 0.48, 0.34],
  [659.25, 0.82, 0.16],
];
const CHORD = [523.25, 659.25, 783.99, 1046.5];

export function fanfare(): void {
  play([
    ...CALL.map(([pitch, at, length]) => ({ pitch, at, length, kind: 'sawtooth' as const, volume: 0.08 })),
    ...CHORD.map((pitch) => ({ pitch, at: 0.98, length: 1.1, kind: 'sawtooth' as const, volume: 0.06 })),
  ]);
}
