/**
 * The maximum time to wait for a paint, in milliseconds. A page in the background never paints, a slow phone paints
 * late.
 */
const atTheLatest = { hidden: 100, visible: 1_000 } as const;

/**
 * Resolves after the browser has painted the current changes, so that work without a visible result (a write, a
 * request) does not delay the response to a tap.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const isSeen = typeof document !== 'undefined' && document.visibilityState === 'visible';
    const timer = setTimeout(resolve, isSeen ? atTheLatest.visible : atTheLatest.hidden);
    if (typeof requestAnimationFrame === 'undefined') return;
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // The frame is painted after its callbacks.
      setTimeout(resolve, 0);
    });
  });
}
