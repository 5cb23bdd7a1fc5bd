import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without a scroll event after which a swipe counts as finished. */
const restAfter = 80;

export interface Slider {
  readonly index: number;
  /** Shows a slide, wrapping around at both ends. Scrolls smoothly to an adjacent slide, otherwise instantly. */
  readonly go: (to: number) => void;
  /** The scrolling row; each slide has the width of the row. */
  readonly row: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * A row of slides that uses native scrolling and scroll snap, so that swiping needs no script. Arrows and thumbnails
 * scroll the row; the slide on which it comes to rest is the current one.
 */
export function useSlider(count: number, onKeyStep: (index: number) => void): Slider {
  const [index, setIndex] = useState(0);
  const row = useRef<HTMLDivElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settle = useCallback(() => {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    if (clientWidth > 0) setIndex(Math.min(count - 1, Math.max(0, Math.round(scrollLeft / clientWidth))));
  }, [count]);
  useEffect(() => {
    // The server-rendered gallery may have been swiped before hydration. Reading the scroll position here would lay out
    // the new page before its first paint.
    rest.current = setTimeout(settle);
    return () => clearTimeout(rest.current);
  }, [settle]);
  const go = (to: number) => {
    const next = (to + count) % count;
    setIndex(next);
    const isFar = Math.abs(next - index) > 1;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.current?.scrollTo({
      left: next * row.current.clientWidth,
      behavior: isFar || isStill ? 'instant' : 'smooth',
    });
  };
  return {
    index,
    go,
    row,
    onScroll: () => {
      clearTimeout(rest.current);
      rest.current = setTimeout(settle, restAfter);
    },
    onKeyDown: (event) => {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
      if (step === null || count < 2) return;
      event.preventDefault();
      go(index + step);
      onKeyStep((index + step + count) % count);
    },
  };
}
