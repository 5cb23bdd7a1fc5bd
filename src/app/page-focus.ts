import type { AnyRouter } from '@tanstack/react-router';
import { skip } from 'rxjs';
import { session$ } from '#src/platform/session/session.ts';

/**
 * Moves the focus to the heading of the new page after a navigation, as a full page load would: screen readers read
 * it and Tab starts there. Signing in also counts, because it changes the page at the same address. The first page,
 * changes within a page, and navigations during which the person keeps typing do not move the focus. Returns the
 * function that stops it.
 */
export function followPageFocus(router: AnyRouter): () => void {
  let isTypingOn = false;
  const noteTyping = () => {
    isTypingOn = true;
  };
  document.addEventListener('input', noteTyping, true);
  const stopBefore = router.subscribe('onBeforeNavigate', () => {
    isTypingOn = false;
  });
  const stopAfter = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return;
    requestAnimationFrame(() => {
      if (!isTypingOn) focusPage();
    });
  });
  const session = session$.pipe(skip(1)).subscribe((value) => {
    if (value === null) return;
    setTimeout(() => {
      // The form that had the focus is gone. A focus elsewhere is left alone.
      if (document.activeElement === document.body) focusPage();
    }, afterRender);
  });
  return () => {
    document.removeEventListener('input', noteTyping, true);
    stopBefore();
    stopAfter();
    session.unsubscribe();
  };
}

/** Milliseconds until the page for the new session is rendered. */
const afterRender = 100;

function focusPage(): void {
  const main = document.getElementById('main');
  if (main === null || main.contains(document.activeElement)) return;
  const target = main.querySelector<HTMLElement>('h1') ?? main;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
