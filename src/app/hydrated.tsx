import { useEffect } from 'react';

declare global {
  /** Defined by public/theme.js before the app's code: replays what was tapped and typed before hydration. */
  var releaseEarlyTaps: (() => void) | undefined;
}

/** Marks the page as hydrated and replays the events that came before hydration. */
export function Hydrated() {
  useEffect(() => {
    // Runs in a task of its own: while React commits, it cannot hydrate the part of the page that a tap belongs to.
    const timer = setTimeout(() => {
      document.documentElement.dataset.alive = '';
      globalThis.releaseEarlyTaps?.();
    }, 0);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
