import { useEffect } from 'react';

/** Marks the page as hydrated and replays the events that came before hydration. */
export function Hydrated() {
  useEffect(() => {
    // Runs in a task of its own: while React commits, it cannot hydrate the part of the page that a tap belongs to.
    const timer = setTimeout(() => {
      document.documentElement.dataset.hydrated = '';
      globalThis.replayEarlyEvents?.();
    }, 0);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
