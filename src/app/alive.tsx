import { useEffect } from 'react';

declare global {
  /** Made by public/theme.js before the app's code: does what was tapped meanwhile. */
  var releaseEarlyTaps: (() => void) | undefined;
}

/** Marks the moment from which the page answers, and does what was tapped before it. */
export function Alive() {
  useEffect(() => {
    document.documentElement.dataset.alive = '';
    globalThis.releaseEarlyTaps?.();
    globalThis.releaseEarlyTaps = undefined;
  }, []);
  return null;
}
