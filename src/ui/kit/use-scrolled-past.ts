import { useCallback, useSyncExternalStore } from 'react';
import { throttled } from './pace.ts';

/** Pixels of scroll after which the line above the header goes (NAV-016); at 48 and less it is there. */
export const topBarUntil = 48;
/** Pixels of scroll after which the sticky bar at the bottom comes (NAV-022). */
const bottomBarAfter = 50;
/** Pixels of scroll after which the way back to the top is offered (NAV-020), and how often it looks (NAV-021). */
export const scrollTopAfter = 500;
export const scrollTopEvery = 250;

/**
 * Whether the page is scrolled further than so many pixels; false on the server. Renders only when the answer changes.
 * `every`: look at most once in so many milliseconds.
 */
export function useScrolledPast(pixels: number, every = 0): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const paced = every > 0 ? throttled(changed, every) : null;
      const listener = paced ?? changed;
      window.addEventListener('scroll', listener, { passive: true });
      return () => {
        window.removeEventListener('scroll', listener);
        paced?.cancel();
      };
    },
    [every],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  );
}

/** Whether the bar at the bottom of a phone's product page is to be shown (NAV-022, readings). */
export function useBottomBar(): boolean {
  return useScrolledPast(bottomBarAfter);
}
