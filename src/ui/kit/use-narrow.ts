import { useSyncExternalStore } from 'react';
import { debounced } from './pace.ts';

/** Below this width in pixels a dropdown is a sheet from the bottom (UI-008). */
export const dropdownBreakpoint = 640;
/** Below this width in pixels everything else is laid out for a phone (UI-009); style sheets spell it out. */
export const mobileBreakpoint = 768;
/** Milliseconds of quiet after a resize before a dropdown looks again (UI-017). */
const resizeWait = 150;

function subscribe(changed: () => void): () => void {
  const listener = debounced(changed, resizeWait);
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('resize', listener);
    listener.cancel();
  };
}

/** Whether the page is laid out for a phone here. Not for rendering: an effect, a loader. */
export function isPhone(): boolean {
  return window.innerWidth < mobileBreakpoint;
}

/** Whether the page is laid out for a phone; false on the server. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone, () => false);
}

/** Whether a dropdown has to be a sheet here; false on the server. */
export function useNarrowDropdown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.innerWidth < dropdownBreakpoint,
    () => false,
  );
}
