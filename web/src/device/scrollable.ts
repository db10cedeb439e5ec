/** Makes what scrolls reachable by keyboard, and only while there is something to scroll. */

/** Longer than a frame: to ask while something is being drawn would have it laid out once more. */
const CHECK_DELAY_MS = 100;

export function scrollable(box: HTMLElement): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    soon = undefined;
    if (box.scrollHeight > box.clientHeight + 1) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const resized = new ResizeObserver(look);
  /** What lies in the box is measured, too: it may grow while nothing is added. */
  const measured = new WeakSet<Element>();
  const measure = () => {
    for (const child of box.children) {
      if (measured.has(child)) continue;
      measured.add(child);
      resized.observe(child);
    }
  };
  const changed = new MutationObserver(() => {
    measure();
    soon ??= setTimeout(look, CHECK_DELAY_MS);
  });
  resized.observe(box);
  measure();
  changed.observe(box, { childList: true, characterData: true, subtree: true });
  return () => {
    clearTimeout(soon);
    resized.disconnect();
    changed.disconnect();
  };
}
