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
