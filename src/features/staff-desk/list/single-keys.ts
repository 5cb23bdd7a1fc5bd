import { useEffect, useRef } from 'react';
import { localKeys } from '#src/platform/local-keys/local-keys.ts';

const fields =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Single letters can be switched off in the footer (WCAG 2.1.4). */
function areOn(): boolean {
  try {
    return localStorage.getItem(localKeys.shortcuts) !== 'off';
  } catch {
    return true;
  }
}

/**
 * Calls what belongs to a pressed key, unless somebody types, a window is open, or single keys are switched off in the
 * footer. A name is the key itself: 'j', '?', '/'; letters count with Caps Lock too. A key that is held acts once: the
 * page that it opened has keys of its own.
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
      // The letter would otherwise reach other listeners of the page, such as the one that opens its search.
      event.stopPropagation();
      if (!event.repeat) run();
    };
    // Before the page's own listeners.
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);
}
