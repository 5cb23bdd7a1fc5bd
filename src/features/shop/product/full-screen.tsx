import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import Lightbox, {
  ACTION_NEXT,
  ACTION_PREV,
  type Component,
  createModule,
  MODULE_CONTROLLER,
  type Plugin,
  type SlideImage,
  useEvents,
  useKeyboardNavigation,
  useLightboxState,
  useSensors,
  type ZoomRef,
} from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { mediaUrl } from '#src/paths/media-url.ts';
import { useLayer } from '#src/ui/kit/use-layer.ts';
import { Picture } from '#src/ui/market/picture.tsx';
import styles from './full-screen.module.css';
import type { ProductPhoto, Slide } from './slides.ts';

export interface FullScreenProps {
  readonly slides: readonly Slide[];
  /** Index among all slides; for the slide with similar products, the first photo opens. */
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
  readonly title: string;
  /** The URL of a photo as the page has loaded it; null if it has not. */
  readonly shownSource: (index: number) => string | null;
}

const widths = [640, 1024, 1600, 2000];

/**
 * A photo at full screen (PROD-034): the arrows wrap around (PROD-035, PROD-037), Escape closes (PROD-036), the page
 * behind does not scroll (PROD-038). Pinching, double tapping and the keys + and - zoom.
 */
export function FullScreen({ slides, index, onIndex, onClose, title, shownSource }: FullScreenProps) {
  const { t } = useLingui();
  useLayer(true, onClose);
  const zoom = useRef<ZoomRef>(null);
  const [plugins] = useState(() => [Zoom, Counter, thumbsPlugin(zoom)]);
  const photos = slides.flatMap((slide, at) => (slide.kind === 'photo' ? [{ ...slide, at }] : []));
  const start = photos.findIndex(({ at }) => at === index);
  return (
    <Lightbox
      open
      close={onClose}
      index={Math.max(0, start)}
      on={{ view: ({ index: shown }) => onIndex(photos[shown]?.at ?? 0) }}
      slides={photos.map(({ photo, number, at }) => ({
        ...sourcesOf(photo),
        photo,
        shownSource: shownSource(at),
        alt: t`${title}, photo ${number} of ${photos.length}`,
      }))}
      plugins={plugins}
      className={styles.full ?? ''}
      carousel={{ finite: false, preload: 1, padding: 0 }}
      controller={{ closeOnPullDown: true }}
      // Zooms by the absolute distance between two fingers, not by the steps between events: a busy phone coalesces
      // those.
      zoom={{ ref: zoom, maxZoomPixelRatio: 2, doubleClickMaxStops: 2, pinchZoomV4: true }}
      render={{ slideHeader: ({ slide }) => <Placeholder slide={slide} />, iconLoading: () => null }}
      labels={{
        Lightbox: t`Photos of ${title}`,
        'Photo gallery': t`Photos of ${title}`,
        Close: t`Close`,
        Previous: t`Previous photo`,
        Next: t`Next photo`,
        'Zoom in': t`Enlarge`,
        'Zoom out': t`Make smaller`,
        Carousel: t`Photos`,
        Slide: t`Photo`,
        // The lightbox fills in the placeholders.
        '{index} of {total}': t`Photo ${'{index}'} of ${'{total}'}`,
      }}
    />
  );
}

declare module 'yet-another-react-lightbox' {
  interface SlideImage {
    readonly photo: ProductPhoto;
    readonly shownSource: string | null;
  }
}

/** Shown below a photo while it loads: the image that the page has already loaded, or the photo's colour. */
function Placeholder({
  slide: { width = 1, height = 1, photo, shownSource },
}: {
  readonly slide: SlideImage;
}) {
  const ratio = width / height;
  const style = { aspectRatio: ratio, width: `min(100cqw, 100cqh * ${ratio})`, backgroundColor: photo.color };
  if (shownSource === null) return <div className={styles.placeholder} style={style} />;
  // An img element, because an image that is already in the document needs no new request.
  return <img src={shownSource} alt="" className={styles.placeholder} style={style} />;
}

/** The `srcSet` of a photo: one URL per width, with the matching height. */
function sourcesOf(photo: ProductPhoto) {
  const srcSet = widths.map((width) => ({
    src: mediaUrl({ key: photo.key, width }),
    width,
    height: Math.round((width * photo.height) / photo.width),
  }));
  const largest = srcSet.at(-1);
  return { src: largest?.src ?? '', width: photo.width, height: photo.height, srcSet };
}

type ZoomHandle = RefObject<ZoomRef | null>;

/**
 * Adds a row with all photos below the current one, from 768 px on. The library's own thumbnails are limited to the
 * photos that it preloads in large, which would be three.
 */
function thumbsPlugin(zoom: ZoomHandle): Plugin {
  const Layout: Component = ({ children }) => (
    <div className={styles.layout}>
      <div className={styles.photo}>{children}</div>
      <Thumbs zoom={zoom} />
    </div>
  );
  return ({ addParent }) => addParent(MODULE_CONTROLLER, createModule('thumbs', Layout));
}

function Thumbs({ zoom }: { readonly zoom: ZoomHandle }) {
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
