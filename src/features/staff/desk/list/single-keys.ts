import { useEffect, useRef } from 'react';
import { localKeys } from '#domain/storage/local-keys.ts';

const fields =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Single-key shortcuts can be turned off in the footer (WCAG 2.1.4). */
function areOn(): boolean {
  try {
    return localStorage.getItem(localKeys.shortcuts) !== 'off';
  } catch {
    return true;
  }
}

/**
 * Runs the handler of a pressed key, unless the focus is in a field, a dialog is open, or shortcuts are turned off in
 * the footer. Handlers are named after the key: 'j', '?', '/'; Caps Lock makes no difference. A held key fires once,
 * because the page that it opened has shortcuts of its own.
 */
export function useSingleKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  }, [keys]);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !areOn()) return;
      if (event.target instanceof Element && event.target.closest(fields) !== null) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
      const run = latest.current[event.key.toLowerCase()];
      if (run === undefined) return;
      event.preventDefault();
      // Keeps the key from other listeners on the page, such as the one that opens the search.
      event.stopPropagation();
      if (!event.repeat) run();
    };
    // Capture phase, to run before the page's own listeners.
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);
}
