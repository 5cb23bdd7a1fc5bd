import { useEffect, useRef } from 'react';

/** What a browser asks before it goes back, where it knows how (Chromium on Android). */
interface Watcher extends EventTarget {
  destroy(): void;
}
type WatcherClass = new () => Watcher;

/**
 * On a phone the way back closes what lies over the page, and does not leave the page with all that was typed. Escape
 * on a keyboard is the overlay's own: with a mouse nothing is watched.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const { CloseWatcher } = globalThis as { readonly CloseWatcher?: WatcherClass };
    if (!isOpen || CloseWatcher === undefined || !matchMedia('(pointer: coarse)').matches) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => latest.current());
    return () => watcher.destroy();
  }, [isOpen]);
}
