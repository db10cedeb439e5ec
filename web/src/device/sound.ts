/** Tones, noises and speech where sound is on. A device without sound, or one that blocks it, stays silent. */
import { language } from '../words/words.svelte';
import { hasSound, prefs } from './prefs.svelte';

/** Pitches in Hz, times in seconds. */
export interface Tone {
  pitch: number;
  /** Where the pitch glides to. */
  to?: number;
  at: number;
  length: number;
  /** The form of the wave, or `noise` around the pitch: wood, cardboard, paper. */
  kind?: OscillatorType | 'noise';
  volume?: number;
}

/** A sound delayed by more than this many seconds is dropped. */
const MAX_DELAY_SECONDS = 0.5;
/** How quickly a sound begins, in seconds: noises at once. */
const ATTACK_SECONDS = 0.03;

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** A second of noise, made once. */
function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = 2 * Math.random() - 1;
  return hiss;
}

function source(audio: AudioContext, tone: Tone, start: number): AudioNode & AudioScheduledSourceNode {
  const { pitch, to = pitch, length, kind = 'triangle' } = tone;
  if (kind === 'noise') {
    const player = audio.createBufferSource();
    player.buffer = noise(audio);
    return player;
  }
  const oscillator = audio.createOscillator();
  oscillator.type = kind;
  oscillator.frequency.setValueAtTime(pitch, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  return oscillator;
}

function shaped(audio: AudioContext, { pitch, to = pitch, length, kind }: Tone, start: number): AudioNode {
  const filter = audio.createBiquadFilter();
  filter.type = kind === 'noise' ? 'bandpass' : 'lowpass';
  filter.frequency.setValueAtTime(kind === 'noise' ? pitch : 2400, start);
  if (kind === 'noise') filter.frequency.exponentialRampToValueAtTime(to, start + length);
  return filter;
}

/** How long a sound that is cut off fades, in seconds. */
const FADE_SECONDS = 0.015;
/** What is heard now, and when it ends. */
let sounding: { gain: GainNode; ends: number } | null = null;

/** Where the next sound begins: when the one before has ended, which is cut off where that is too late. */
function turnOf(audio: AudioContext): number {
  const now = audio.currentTime;
  if (!sounding || sounding.ends <= now) return now;
  if (sounding.ends - now <= MAX_DELAY_SECONDS) return sounding.ends;
  sounding.gain.gain.setTargetAtTime(0, now, FADE_SECONDS / 3);
  return now + FADE_SECONDS;
}

function schedule(audio: AudioContext, tones: readonly Tone[]): void {
  const begins = turnOf(audio);
  const master = audio.createGain();
  master.gain.value = prefs().volume;
  master.connect(audio.destination);
  sounding = { gain: master, ends: begins + Math.max(0, ...tones.map(({ at, length }) => at + length)) };
  for (const tone of tones) {
    const { at, length, volume = 0.12, kind } = tone;
    const start = begins + at;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.0005, start);
    gain.gain.linearRampToValueAtTime(
      volume,
      start + (kind === 'noise' ? 0.003 : Math.min(ATTACK_SECONDS, length / 3)),
    );
    gain.gain.exponentialRampToValueAtTime(0.0005, start + length);
    const begun = source(audio, tone, start);
    begun
      .connect(shaped(audio, tone, start))
      .connect(gain)
      .connect(master);
    begun.start(start);
    begun.stop(start + length);
  }
}

export function play(tones: readonly Tone[]): void {
  // Before the first touch browsers block sound and complain about every try.
  if (!hasSound() || navigator.userActivation?.hasBeenActive === false) return;
  try {
    audio ??= new AudioContext();
    const here = audio;
    if (here.state === 'running') {
      schedule(here, tones);
      return;
    }
    const asked = performance.now();
    here.resume().then(
      () => {
        if (performance.now() - asked < 1000 * MAX_DELAY_SECONDS) schedule(here, tones);
      },
      () => undefined,
    );
  } catch {
    // Without sound the game goes on.
  }
}

/** A voice that speaks the language: on this device rather than over the network. */
export function voiceFor<V extends Pick<SpeechSynthesisVoice, 'lang' | 'localService'>>(
  voices: readonly V[],
  wanted: string,
): V | null {
  const speaking = voices.filter(({ lang }) => lang.slice(0, 2).toLowerCase() === wanted);
  return speaking.find((voice) => voice.localService) ?? speaking[0] ?? null;
}

/** Words that wait for the list of voices, which some browsers only fetch when it is first asked for. */
let awaiting = '';

export function sayAloud(text: string): void {
  // Before the first touch browsers block speech.
  if (!text || !hasSound() || navigator.userActivation?.hasBeenActive === false) return;
  if (!('speechSynthesis' in window)) return;
  const voices = speechSynthesis.getVoices();
  if (!voices.length) {
    if (!awaiting) speechSynthesis.addEventListener('voiceschanged', sayAwaiting, { once: true });
    awaiting = text;
    return;
  }
  const voice = voiceFor(voices, language());
  if (!voice) return;
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  words.rate = 0.95;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}

function sayAwaiting(): void {
  const text = awaiting;
  awaiting = '';
  sayAloud(text);
}
