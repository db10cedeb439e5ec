/** Work between two frames: tasks, animations, and how a tap or a key finishes them. */

export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const walks = new Set<() => void>();

/** Register an animation: `end` finishes it. Returns the function to call when it is over. */
export function onSkip(end: () => void): () => void {
  walks.add(end);
  return () => walks.delete(end);
}

/** Whether something has begun to move since all was finished: to ask the browser takes longer than most that keys do. */
let hasMoved = false;
globalThis.addEventListener?.('animationstart', () => (hasMoved = true), true);
globalThis.addEventListener?.('transitionrun', () => (hasMoved = true), true);

/** Finish all animations but endless ones, such as the sand. */
export function skipMotion(): void {
  for (const end of [...walks]) end();
  if (!hasMoved) return;
  hasMoved = false;
  for (const one of document.getAnimations())
    if (one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) one.finish();
}

export const nextTask = (): Promise<void> => new Promise((go) => setTimeout(go));

/** What waits until what has just changed is on the screen. */
let waiting: (() => void)[] = [];

function goOn(): void {
  const due = waiting;
  waiting = [];
  for (const run of due) run();
}

/** Run something once all is painted; at once where nothing is painted. */
export function afterPaint(run: () => void): void {
  if (!globalThis.requestAnimationFrame || document.hidden) run();
  else if (waiting.push(run) === 1) requestAnimationFrame(() => setTimeout(goOn));
}
