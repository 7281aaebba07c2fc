import { useLayoutEffect } from "preact/hooks";

/** What had the keys last. */
let last: Element | undefined;
globalThis.addEventListener?.("focusin", ({ target }) => {
  if (target instanceof Element) last = target;
});

/**
 * Once `now` is another, what had the keys may be gone, or may no longer be pressed: then the first element that a selector finds has them.
 * Otherwise the keyboard would have to begin at the top of the page. Of two that are asked, the outer component decides.
 */
export function useKeptFocus(selector: string, now: unknown): void {
  const had = last;
  useLayoutEffect(() => {
    const isLost = had && (!had.isConnected || had.matches(":disabled"));
    const next = isLost && document.querySelector<HTMLElement | SVGElement>(selector);
    if (!next) return;
    // Headings take the keys only from here.
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus();
  }, [now]);
}
