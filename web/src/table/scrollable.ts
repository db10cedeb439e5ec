/** Makes what scrolls reachable by keyboard, and only while there is something to scroll. */

export function scrollable(box: HTMLElement): () => void {
  const look = () => {
    if (box.scrollHeight > box.clientHeight + 1) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const resized = new ResizeObserver(look);
  const changed = new MutationObserver(look);
  resized.observe(box);
  changed.observe(box, { childList: true, characterData: true, subtree: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
}
