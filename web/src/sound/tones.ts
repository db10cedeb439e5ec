/** Plays synthesised tones where sound is on. A device without sound, or one that blocks it, stays silent. */
import { hasSound } from '../core/prefs.svelte';

/** Pitches in Hz, times in seconds. */
export interface Tone {
  pitch: number;
  /** Where the pitch glides to. */
  to?: number;
  at: number;
  length: number;
  kind?: OscillatorType;
  volume?: number;
}

/** The context is closed a little after its last tone. */
const REST = 300;

export function play(tones: readonly Tone[]): void {
  if (!hasSound()) return;
  try {
    const audio = new AudioContext();
    const soft = audio.createBiquadFilter();
    soft.type = 'lowpass';
    soft.frequency.value = 2400;
    soft.connect(audio.destination);
    for (const { pitch, to = pitch, at, length, kind = 'triangle', volume = 0.12 } of tones) {
      const tone = audio.createOscillator();
      const gain = audio.createGain();
      const start = audio.currentTime + at;
      tone.type = kind;
      tone.frequency.setValueAtTime(pitch, start);
      tone.frequency.exponentialRampToValueAtTime(to, start + length);
      gain.gain.setValueAtTime(0.0005, start);
      gain.gain.linearRampToValueAtTime(volume, start + Math.min(0.03, length / 3));
      gain.gain.exponentialRampToValueAtTime(0.0005, start + length);
      tone.connect(gain).connect(soft);
      tone.start(start);
      tone.stop(start + length);
    }
    const end = Math.max(...tones.map(({ at, length }) => at + length));
    setTimeout(() => void audio.close().catch(() => undefined), 1000 * end + REST);
  } catch {
    // Without sound the game goes on.
  }
}
