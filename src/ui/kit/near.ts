/**
 * Calls `act` once, when the element comes near the viewport or the viewport is past it. `ahead` is how far below the
 * viewport it may be, in viewport heights. Returns a function that stops observing. Without IntersectionObserver
 * every element counts as near.
 */
export function whenNear(element: Element, ahead: number, act: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    act();
    return () => undefined;
  }
  const sight = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      act();
    },
    // Everything above the viewport counts, because jumping to the end of the page passes it.
    { rootMargin: `1000000px 0px ${ahead * 100}%` },
  );
  sight.observe(element);
  return () => sight.disconnect();
}
