/** Animations: whether they are wanted, and how a tap or a key finishes them. */

export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const walks = new Set<() => void>();

/** Register an animation: `end` finishes it. Returns the function to call when it is over. */
export function onSkip(end: () => void): () => void {
  walks.add(end);
  return () => walks.delete(end);
}

/** Finish all animations but endless ones, such as the sand. */
export function skipMotion(): void {
  for (const end of [...walks]) end();
  for (const one of document.getAnimations())
    if (one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) one.finish();
}
