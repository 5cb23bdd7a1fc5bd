import { type RefObject, useEffect } from 'react';

/**
 * Keeps an element that sticks to the bottom edge above the keyboard of a phone, which covers the page without
 * resizing it: sets `--keyboard` to the covered height. Not while the page is enlarged by two fingers, when a part
 * of the page fills the screen.
 */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const visible = window.visualViewport;
    if (visible === null) return;
    const place = () => {
      const covered = document.documentElement.clientHeight - visible.height - visible.offsetTop;
      const height = visible.scale > 1 ? 0 : Math.max(0, Math.round(covered));
      element.current?.style.setProperty('--keyboard', `${height}px`);
    };
    place();
    visible.addEventListener('resize', place);
    visible.addEventListener('scroll', place);
    return () => {
      visible.removeEventListener('resize', place);
      visible.removeEventListener('scroll', place);
    };
  }, [element]);
}
