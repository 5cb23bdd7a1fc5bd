/** Milliseconds after the last scroll event before the arrows are updated (UI-014). */
export const restAfterScroll = 200;

/** Distance in pixels from the end at which a carousel counts as scrolled to the end (UI-015). */
const endWithin = 100;

/** The visible share from which an item counts as in view (UI-016). */
export const inViewRatio = 0.6;

/** The minimum number of items for arrows (UI-013). */
const arrowsFrom = 5;

export interface CarouselArrows {
  readonly back: boolean;
  readonly forth: boolean;
}

/**
 * Which arrows are enabled. `position` is the scroll position and `length` the scrollable distance, in pixels. Null
 * if there are too few items for arrows, or if all of them fit (UI-013, UI-015).
 */
export function arrowsOf(track: {
  readonly count: number;
  readonly position: number;
  readonly length: number;
}): CarouselArrows | null {
  if (track.count < arrowsFrom || track.length <= 0) return null;
  return { back: track.position > 1, forth: track.length - track.position > endWithin };
}
