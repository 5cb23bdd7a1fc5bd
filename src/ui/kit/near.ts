/**
 * Calls once, when the element comes near the screen or the screen is past it; `ahead`: how far it may be below, in
 * screens. Gives what ends the watching. Where the browser cannot tell, everything is near.
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
    // All that is above the screen counts: whoever jumps to the end has passed it.
    { rootMargin: `1000000px 0px ${ahead * 100}%` },
  );
  sight.observe(element);
  return () => sight.disconnect();
}
