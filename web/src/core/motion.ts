/** Movement on the page: whether it is wanted, and how a tap or a key brings it to its end at once. */

export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const walks = new Set<() => void>();

/** Something that moves by itself: `end` brings it to its end. Gives what to call when it has arrived. */
export function onSkip(end: () => void): () => void {
  walks.add(end);
  return () => walks.delete(end);
}

/** Whatever has an end is at its end now; what runs for ever, such as sand, runs on. */
export function skipMotion(): void {
  for (const end of [...walks]) end();
  for (const one of document.getAnimations())
    if (one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) one.finish();
}
