import type { AnyRouter } from '@tanstack/react-router';
import { skip } from 'rxjs';
import { session$ } from '#src/platform/session/session.ts';

/**
 * After a change of page the focus goes to its heading, as it would with a loaded page: screen readers read it and Tab
 * starts from there. Signing in changes the page under the same address. The first page and changes within a page are
 * left alone, and so is whoever types on while the page changes. Gives back the way to stop.
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
      // The form that had the focus is gone; whoever is elsewhere stays there.
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

/** Milliseconds until the page that belongs to a session is there. */
const afterRender = 100;

function focusPage(): void {
  const main = document.getElementById('main');
  if (main === null || main.contains(document.activeElement)) return;
  const target = main.querySelector<HTMLElement>('h1') ?? main;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
