import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to `target` when an entry is removed together with the button that had the focus. `count` is the
 * number of entries. Focus that is elsewhere is not moved.
 */
export function useRetainedFocus(target: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const hasLeft = count < before.current;
    before.current = count;
    if (hasLeft && document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [count, target]);
}
