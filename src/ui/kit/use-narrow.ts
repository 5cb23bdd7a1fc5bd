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

function subscribe(changed: () => void): () => void {
  const listener = debounced(changed, resizeWait);
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('resize', listener);
    listener.cancel();
  };
}

/** Whether the viewport has the phone layout. Not for rendering; for effects and loaders. */
export function isPhone(): boolean {
  return window.innerWidth < mobileBreakpoint;
}

/** Whether the viewport has the phone layout; false on the server. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone, () => false);
}

/** Whether dropdowns are shown as a sheet; false on the server. */
export function useNarrowDropdown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.innerWidth < dropdownBreakpoint,
    () => false,
  );
}
