/** Says something aloud by the browser's own voice, where there is one for the language; quietly nothing elsewhere. */
import { language } from '../words/words.svelte';
import { hasSound } from './prefs.svelte';

/** A voice that speaks the language: on this device rather than over the network. */
export function voiceFor<V extends Pick<SpeechSynthesisVoice, 'lang' | 'localService'>>(
  voices: readonly V[],
  wanted: string,
): V | null {
  const speaking = voices.filter(({ lang }) => lang.slice(0, 2).toLowerCase() === wanted);
  return speaking.find((voice) => voice.localService) ?? speaking[0] ?? null;
}

export function sayAloud(text: string): void {
  // Before the first touch browsers block speech.
  if (!text || !hasSound() || navigator.userActivation?.hasBeenActive === false) return;
  if (!('speechSynthesis' in window)) return;
  const voice = voiceFor(speechSynthesis.getVoices(), language());
  if (!voice) return;
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  words.rate = 0.95;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
