/** The fanfare of the finale, synthesised. Silent until sound is switched on; a device without sound stays silent. */
import { prefs } from '../core/prefs.svelte';

/** Pitch in Hz, start and length in seconds: a rising call and the chord it ends on. */
const NOTES: readonly (readonly [number, number, number])[] = [
  [392, 0, 0.16],
  [523.25, 0.16, 0.16],
  [659.25, 0.32, 0.16],
  [783.99, 0.48, 0.34],
  [659.25, 0.82, 0.16],
  [523.25, 0.98, 1.1],
  [659.25, 0.98, 1.1],
  [783.99, 0.98, 1.1],
  [1046.5, 0.98, 1.1],
];

export function fanfare(): void {
  if (!prefs().sound) return;
  try {
    const audio = new AudioContext();
    const bright = audio.createBiquadFilter();
    bright.type = 'lowpass';
    bright.frequency.value = 2400;
    bright.connect(audio.destination);
    for (const [pitch, at, length] of NOTES) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const start = audio.currentTime + at;
      tone.type = 'sawtooth';
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(0.07, start + 0.03);
      volume.gain.setValueAtTime(0.06, start + Math.max(0.03, length - 0.12));
      volume.gain.exponentialRampToValueAtTime(0.0005, start + length);
      tone.connect(volume).connect(bright);
      tone.start(start);
      tone.stop(start + length + 0.05);
    }
    setTimeout(() => void audio.close().catch(() => undefined), 3000);
  } catch {
    // A device without sound celebrates in silence.
  }
}
