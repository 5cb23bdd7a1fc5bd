import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect } from 'react';
import { inViewRatio, restAfterScroll } from './carousel-arrows.ts';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

export interface CarouselTrack {
  /** The scroll position and the scrollable distance, in pixels. */
  readonly position: number;
  readonly length: number;
  /** Indices of the items in view (UI-016). */
  readonly inView: readonly number[];
  /** Scrolls one page back (-1) or forward (1). */
  readonly turn: (step: -1 | 1) => void;
}

export interface CarouselEngineProps {
  readonly viewport: HTMLElement;
  /** Called initially, when sizes change, and 200 ms after scrolling (UI-014). */
  readonly onTrack: (track: CarouselTrack) => void;
}

/**
 * Adds swiping, dragging and paging to a carousel; renders nothing. Loaded when a carousel comes near the viewport.
 */
export function CarouselEngine({ viewport, onTrack }: CarouselEngineProps) {
  const [ref, api] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    slidesToScroll: 'auto',
    inViewThreshold: inViewRatio,
    duration: isStill() ? 0 : 22,
  });
  useEffect(() => ref(viewport), [ref, viewport]);
  useEffect(() => (api === undefined ? undefined : follow(api, onTrack)), [api, onTrack]);
  return null;
}

function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function follow(api: Embla, onTrack: (track: CarouselTrack) => void): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const report = () => onTrack(trackOf(api));
  const later = () => {
    clearTimeout(rest);
    rest = setTimeout(report, restAfterScroll);
  };
  report();
  api.on('reInit', report).on('scroll', later).on('slidesInView', later);
  return () => {
    clearTimeout(rest);
    api.off('reInit', report).off('scroll', later).off('slidesInView', later);
  };
}

function trackOf(api: Embla): CarouselTrack {
  const { length } = api.internalEngine().limit;
  return {
    position: Math.max(0, api.scrollProgress()) * length,
    length,
    inView: api.slidesInView(),
    turn: (step) => (step === 1 ? api.scrollNext(isStill()) : api.scrollPrev(isStill())),
  };
}
