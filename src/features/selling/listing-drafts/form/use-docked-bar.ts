import { type RefObject, useEffect } from 'react';
import { useAboveKeyboard } from './use-above-keyboard.ts';

/**
 * Keeps a bar at the bottom edge above the keyboard of a phone, and the focused field above the bar: sets
 * `--docked-bar` on the document to the height of the bar in pixels, and scrolls when a higher bar would cover the
 * field, as when the bar first says that the device is offline.
 */
export function useDockedBar(bar: RefObject<HTMLElement | null>): void {
  useAboveKeyboard(bar);
  useEffect(() => {
    const element = bar.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const root = document.documentElement;
    let height: number | null = null;
    const observer = new ResizeObserver(() => {
      const before = height;
      height = Math.ceil(element.getBoundingClientRect().height);
      root.style.setProperty('--docked-bar', `${height}px`);
      const focused = document.activeElement;
      // The page keeps room for the bar when it scrolls to an element (--bottom-bar).
      if (before !== null && height > before && focused !== document.body && !element.contains(focused))
        focused?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--docked-bar');
    };
  }, [bar]);
}
