import { useSyncExternalStore } from 'react';
import { debounced } from './pace.ts';

/** Viewport width in pixels below which a dropdown is shown as a bottom sheet (UI-008). */
export const dropdownBreakpoint = 640;
/**
 * Viewport width in pixels below which everything else uses the phone layout (UI-009); style sheets repeat this
 * value.
 */
export const mobileBreakpoint = 768;
/** Debounce time in milliseconds for a dropdown to react to a resize (UI-017). */
const resizeWait = 150;

/** The width while components subscribe to it: reading it from the window computes a layout that is out of date. */
let known: number | null = null;
const listeners = new Set<() => void>();
const settle = debounced(() => {
  known = window.innerWidth;
  for (const changed of listeners) changed();
}, resizeWait);

function subscribe(changed: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('resize', settle);
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    window.removeEventListener('resize', settle);
    settle.cancel();
    known = null;
  };
}

function viewportWidth(): number {
  if (listeners.size === 0) return window.innerWidth;
  known ??= window.innerWidth;
  return known;
}

/** Whether the viewport has the phone layout. Not for rendering; for effects and loaders. */
export function isPhone(): boolean {
  return window.innerWidth < mobileBreakpoint;
}

/** Whether the viewport has the phone layout; false on the server. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => viewportWidth() < mobileBreakpoint,
    () => false,
  );
}

/** Whether dropdowns are shown as a sheet; false on the server. */
export function useNarrowDropdown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => viewportWidth() < dropdownBreakpoint,
    () => false,
  );
}
