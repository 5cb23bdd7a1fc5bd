/** How long, in milliseconds, a scroll must have rested before the arrows are looked at again (UI-014). */
export const restAfterScroll = 200;

/** Within this many pixels of the end a carousel counts as being there (UI-015). */
const endWithin = 100;

/** An item counts as in view when this share of it is (UI-016). */
export const inViewRatio = 0.6;

/** Fewer items than this are not worth arrows (UI-013). */
const arrowsFrom = 5;

export interface CarouselArrows {
  readonly back: boolean;
  readonly forth: boolean;
}

/**
 * Which arrows still lead somewhere. `position` and `length` in pixels: how far it is scrolled and how far it can be.
 * Null when there are too few items for arrows, or when all of them fit (UI-013, UI-015).
 */
export function arrowsOf(track: {
  readonly count: number;
  readonly position: number;
  readonly length: number;
}): CarouselArrows | null {
  if (track.count < arrowsFrom || track.length <= 0) return null;
  return { back: track.position > 1, forth: track.length - track.position > endWithin };
}
