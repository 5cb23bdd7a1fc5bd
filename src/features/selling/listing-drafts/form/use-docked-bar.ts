import { type RefObject, useEffect } from 'react';
import { useAboveKeyboard } from './use-above-keyboard.ts';

/** Between the bar and the field that it would cover, in pixels. */
const gap = 8;

/**
 * Keeps a bar at the bottom edge above the keyboard of a phone, and the focused field above the bar: sets
 * `--docked-bar` on the document to the height of the bar in pixels, and scrolls when the bar grows over the field, as
 * when it first says that the device is offline. A field that was out of sight before stays there.
 */
export function useDockedBar(bar: RefObject<HTMLElement | null>): void {
  useAboveKeyboard(bar);
  useEffect(() => {
    const element = bar.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const root = document.documentElement;
    let height: number | null = null;
    const observer = new ResizeObserver(() => {
      const { height: now, top } = element.getBoundingClientRect();
      const grown = height === null ? 0 : now - height;
      height = now;
      root.style.setProperty('--docked-bar', `${Math.ceil(now)}px`);
      const field = document.activeElement;
      if (field === null || field === document.body || element.contains(field)) return;
      // On a desktop it stands beside the form.
      if (getComputedStyle(element).position !== 'sticky') return;
      const { bottom } = field.getBoundingClientRect();
      if (bottom > top && bottom <= top + grown) window.scrollBy(0, bottom - top + gap);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--docked-bar');
    };
  }, [bar]);
}
