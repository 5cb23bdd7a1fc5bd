import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without a scroll after which a swipe counts as over. */
const restAfter = 80;

export interface Slider {
  readonly index: number;
  /** To a slide, going round at both ends; near ones slide, others are there at once. */
  readonly go: (to: number) => void;
  /** The row that scrolls: one slide wide, one after the other. */
  readonly row: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * A row of slides that the browser itself scrolls and snaps, so that a finger moves it without any script of ours;
 * arrows and thumbnails scroll it, and where it comes to rest is the slide that counts.
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
    // The server's page may have been swiped before it came to life.
    settle();
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
