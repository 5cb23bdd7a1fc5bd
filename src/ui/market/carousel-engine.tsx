import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect } from 'react';
import { inViewRatio, restAfterScroll } from './carousel-arrows.ts';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** Where a carousel stands. */
export interface CarouselTrack {
  /** Pixels scrolled, and pixels that can be scrolled. */
  readonly position: number;
  readonly length: number;
  /** Indices of the items in view (UI-016). */
  readonly inView: readonly number[];
  /** One screenful back (-1) or on (1). */
  readonly turn: (step: -1 | 1) => void;
}

export interface CarouselEngineProps {
  readonly viewport: HTMLElement;
  /** Told at the start, when sizes change and 200 ms after a scroll (UI-014). */
  readonly onTrack: (track: CarouselTrack) => void;
}

/** Swiping, dragging and turning of a carousel; draws nothing. Loaded when a carousel comes near. */
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
  const tell = () => onTrack(trackOf(api));
  const later = () => {
    clearTimeout(rest);
    rest = setTimeout(tell, restAfterScroll);
  };
  tell();
  api.on('reInit', tell).on('scroll', later).on('slidesInView', later);
  return () => {
    clearTimeout(rest);
    api.off('reInit', tell).off('scroll', later).off('slidesInView', later);
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
