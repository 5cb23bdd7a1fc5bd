import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard on the page when something leaves it together with the button that had the focus: the focus goes to
 * `target` instead of nowhere. `count` is how many there are; whoever has the focus elsewhere keeps it.
 */
export function useRetainedFocus(target: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const hasLeft = count < before.current;
    before.current = count;
    if (hasLeft && document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [count, target]);
}
