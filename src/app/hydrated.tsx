import { useEffect } from 'react';

declare global {
  /** Made by public/theme.js before the app's code: does what was tapped and typed meanwhile. */
  var releaseEarlyTaps: (() => void) | undefined;
}

/** Marks the moment from which the page answers, and does what was tapped and typed before it. */
export function Hydrated() {
  useEffect(() => {
    // A task of its own: while React commits it cannot wake the part of the page that a tap belongs to.
    const timer = setTimeout(() => {
      document.documentElement.dataset.alive = '';
      globalThis.releaseEarlyTaps?.();
    }, 0);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
