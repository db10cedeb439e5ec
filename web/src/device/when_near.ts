/** Things that are drawn once they come near the screen: a page of boards would keep a phone busy. */

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
