/** The voice of each animal, heard when it lands. */
import { play, type Tone } from '../../device/sound';

const VOICES: Record<number, readonly Tone[]> = {
  // the cat mews
  1: [
    { pitch: 520, to: 820, at: 0, length: 0.18 },
    { pitch: 820, to: 430, at: 0.18, length: 0.32 },
  ],
  // the fish blubs
  2: [
    { pitch: 240, to: 420, at: 0, length: 0.1, kind: 'sine' },
    { pitch: 260, to: 500, at: 0.16, length: 0.1, kind: 'sine' },
    { pitch: 300, to: 620, at: 0.32, length: 0.1, kind: 'sine' },
  ],
  // the snail slides
  3: [{ pitch: 180, to: 260, at: 0, length: 0.5, kind: 'sine' }],
  // the butterfly flutters
  4: [0, 1, 2, 3, 4].map((n) => ({ pitch: 1180 + 90 * (n % 2), at: n * 0.07, length: 0.06, kind: 'sine' })),
  // the elephant trumpets
  5: [
    { pitch: 220, to: 420, at: 0, length: 0.16, kind: 'sawtooth', volume: 0.07 },
    { pitch: 420, to: 330, at: 0.16, length: 0.42, kind: 'sawtooth', volume: 0.07 },
  ],
  // the bird chirps
  6: [
    { pitch: 1500, to: 2200, at: 0, length: 0.09, kind: 'sine' },
    { pitch: 1700, to: 2300, at: 0.14, length: 0.08, kind: 'sine' },
    { pitch: 1500, to: 2100, at: 0.26, length: 0.1, kind: 'sine' },
  ],
};

export const speak = (symbol: number): void => play(VOICES[symbol] ?? []);
