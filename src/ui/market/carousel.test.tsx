import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EverythingNear } from '#tests/setup/everything-near.ts';
import { Carousel } from './carousel.tsx';
import { arrowsOf, inViewRatio } from './carousel-arrows.ts';
import { CarouselEngine, type CarouselTrack } from './carousel-engine.tsx';

/** A fake Embla without layout; the tests set its state. */
const embla = vi.hoisted(() => {
  const listeners = new Map<string, Set<() => void>>();
  const options: Record<string, unknown> = {};
  const api = {
    progress: 0,
    options,
    internalEngine: () => ({ limit: { length: 1000 } }),
    scrollProgress: () => api.progress,
    slidesInView: () => [0, 1, 2, 3],
    scrollNext: () => {},
    scrollPrev: () => {},
    on: (name: string, listener: () => void) => {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
      return api;
    },
    off: () => api,
    fire: (name: string) => {
      for (const listener of listeners.get(name) ?? []) listener();
    },
  };
  return api;
});
const attach = vi.hoisted(() => () => {});
vi.mock('embla-carousel-react', () => ({
  default: (options: Record<string, unknown>) => {
    embla.options = options;
    return [attach, embla];
  },
}));

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.stubGlobal('IntersectionObserver', EverythingNear);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  embla.progress = 0;
});

const show = (count: number) =>
  render(
    <I18nProvider i18n={i18n}>
      <Carousel
        label="Just in"
        items={Array.from({ length: count }, (_, index) => `product ${index}`)}
        keyOf={(item) => item}
        renderItem={(item) => <p>{item}</p>}
      />
    </I18nProvider>,
  );

describe('a carousel', () => {
  test('UI-013 has arrows from 5 items on, and none with fewer', async () => {
    show(5);
    expect(await screen.findByRole('button', { name: 'Next' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Just in' })).toBeTruthy();
    cleanup();
    show(4);
    await screen.findByText('product 3');
    // The engine has loaded, and there are still no arrows.
    await vi.waitFor(() => expect(document.querySelector('[data-in-view]')).not.toBeNull());
    expect(screen.queryByRole('button')).toBeNull();
    expect(arrowsOf({ count: 4, position: 0, length: 1000 })).toBeNull();
  });

  test('UI-014 reads its arrows again 200 ms after the last scroll', () => {
    vi.useFakeTimers();
    const tracks: CarouselTrack[] = [];
    const viewport = document.createElement('div');
    const onTrack = (track: CarouselTrack) => void tracks.push(track);
    render(<CarouselEngine viewport={viewport} onTrack={onTrack} />);
    expect(tracks.map(({ position }) => position)).toEqual([0]);
    embla.progress = 0.5;
    act(() => embla.fire('scroll'));
    act(() => vi.advanceTimersByTime(199));
    act(() => embla.fire('scroll'));
    act(() => vi.advanceTimersByTime(199));
    expect(tracks).toHaveLength(1);
    act(() => vi.advanceTimersByTime(1));
    expect(tracks.map(({ position }) => position)).toEqual([0, 500]);
  });

  test('UI-015 is at its end within 100 px of it', () => {
    expect(arrowsOf({ count: 9, position: 0, length: 1000 })).toEqual({ back: false, forth: true });
    expect(arrowsOf({ count: 9, position: 899, length: 1000 })).toEqual({ back: true, forth: true });
    expect(arrowsOf({ count: 9, position: 900, length: 1000 })).toEqual({ back: true, forth: false });
  });

  test('UI-016 counts an item as in view from 0.6 of it on', async () => {
    show(6);
    await vi.waitFor(() => expect(document.querySelectorAll('[data-in-view]')).toHaveLength(4));
    expect(inViewRatio).toBe(0.6);
    expect(embla.options.inViewThreshold).toBe(0.6);
    expect(screen.getByText('1 to 4 of 6')).toBeTruthy();
  });
});
