/** Milliseconds after which nobody waits for a paint any more: a page in the background has none, a slow phone a late one. */
const atTheLatest = { hidden: 100, visible: 1_000 } as const;

/**
 * Resolves once the browser has painted what is changed by now, so that work which nobody sees (a write, a
 * request) does not stand between a tap and its answer.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const isSeen = typeof document !== 'undefined' && document.visibilityState === 'visible';
    const timer = setTimeout(resolve, isSeen ? atTheLatest.visible : atTheLatest.hidden);
    if (typeof requestAnimationFrame === 'undefined') return;
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // The frame is painted when its callbacks are done.
      setTimeout(resolve, 0);
    });
  });
}
