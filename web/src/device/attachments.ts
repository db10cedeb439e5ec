/** For `{@attach}`: what elements can do that scroll, or that come near the screen. */

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

const NEAR_MARGIN = '300px';

/** Calls once, when the element comes near the screen, or comes into view. For `{@attach}`. */
export const whenNear =
  (call: () => void, rootMargin: string = NEAR_MARGIN) =>
  (node: Element) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((one) => one.isIntersecting)) return;
        observer.disconnect();
        call();
      },
      { rootMargin },
    );
    observer.observe(node);
    return () => observer.disconnect();
  };
