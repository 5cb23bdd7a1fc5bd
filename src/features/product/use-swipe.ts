import { type PointerEvent, useRef } from 'react';

/** How far a finger must move sideways, in pixels, to count as a swipe. */
const enough = 40;

/** Handlers that call back with 1 (to the next) or -1 when a finger swipes sideways; scrolling stays possible. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (from === null) return;
      const dx = event.clientX - from.x;
      if (Math.abs(dx) < enough || Math.abs(dx) < Math.abs(event.clientY - from.y)) return;
      onSwipe(dx < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
