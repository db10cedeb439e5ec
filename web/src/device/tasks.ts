/** Work cut into tasks: between two of them the browser can paint and answer keys. */

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
