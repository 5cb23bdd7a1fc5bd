import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import {
  ACTION_NEXT,
  ACTION_PREV,
  type Component,
  createModule,
  MODULE_CONTROLLER,
  type Plugin,
  useEvents,
  useKeyboardNavigation,
  useLightboxState,
  useSensors,
  type ZoomRef,
} from 'yet-another-react-lightbox';
import { Picture } from '#src/ui/market/picture.tsx';
import styles from './full-screen.module.css';
import type { ProductPhoto } from './slides.ts';

declare module 'yet-another-react-lightbox' {
  interface SlideImage {
    readonly photo: ProductPhoto;
  }
}

type Zoom = RefObject<ZoomRef | null>;

/**
 * Adds a row with all photos below the current one, from 768 px on. The library's own thumbnails are limited to the
 * photos that it preloads in large, which would be three.
 */
export function thumbsPlugin(zoom: Zoom): Plugin {
  const Layout: Component = ({ children }) => (
    <div className={styles.layout}>
      <div className={styles.photo}>{children}</div>
      <Thumbs zoom={zoom} />
    </div>
  );
  return ({ addParent }) => addParent(MODULE_CONTROLLER, createModule('thumbs', Layout));
}

function Thumbs({ zoom }: { readonly zoom: Zoom }) {
  const { t } = useLingui();
  const { slides, currentIndex } = useLightboxState();
  const { publish } = useEvents();
  // Arrows, Escape, + and - work on a thumbnail as on the photo.
  const { registerSensors, subscribeSensors } = useSensors<HTMLElement>();
  useKeyboardNavigation(subscribeSensors);
  const current = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ref is another button after a change of the index
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [currentIndex]);
  if (slides.length < 2) return null;
  const show = (at: number) => {
    const count = Math.abs(at - currentIndex);
    if (count > 0) publish(at > currentIndex ? ACTION_NEXT : ACTION_PREV, { count });
  };
  const enlarge = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === '+') zoom.current?.zoomIn();
    if (event.key === '-') zoom.current?.zoomOut();
    registerSensors.onKeyDown?.(event);
  };
  return (
    <nav aria-label={t`All photos`} className={styles.thumbs} {...registerSensors} onKeyDown={enlarge}>
      {slides.map((slide, at) => (
        <button
          key={slide.photo.key}
          ref={at === currentIndex ? current : undefined}
          type="button"
          aria-current={at === currentIndex}
          aria-label={t`Show photo ${at + 1}`}
          className={styles.thumb}
          onClick={() => show(at)}
        >
          <Picture image={slide.photo} alt="" widths={[160]} sizes="72px" ratio={1} />
        </button>
      ))}
    </nav>
  );
}
