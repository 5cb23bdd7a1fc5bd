import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { throttled } from './pace.ts';

/**
 * Scroll distance in pixels above which the line above the header is hidden (NAV-016); at 48 and less it is shown.
 */
export const topBarUntil = 48;
/** Scroll distance in pixels above which the sticky bar at the bottom is shown (NAV-022). */
const bottomBarAfter = 50;
/**
 * Scroll distance in pixels above which the back-to-top button is shown (NAV-020), and the throttle interval in
 * milliseconds (NAV-021).
 */
export const scrollTopAfter = 500;
export const scrollTopEvery = 250;

/**
 * Whether the page is scrolled further than `pixels`; false on the server. Re-renders only when the result changes.
 * `every` throttles the check, in milliseconds.
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

/** Whether the sticky bar of the product page on a phone is shown (NAV-022, docs/readings.md). */
export function useBottomBar(): boolean {
  return useScrolledPast(bottomBarAfter);
}

/** Scroll distance in pixels below which the page counts as at its top, and the smallest movement with a direction. */
const nearTop = 160;
const smallestMovement = 8;

/**
 * Whether the page was scrolled down last, so that the reader wants to see more of it; false near the top and on the
 * server. Movements of a few pixels, as of a resting finger, change nothing.
 */
export function useScrollsDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const { scrollY } = window;
      if (scrollY >= nearTop && Math.abs(scrollY - last) < smallestMovement) return;
      setDown(scrollY >= nearTop && scrollY > last);
      last = scrollY;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isDown;
}
