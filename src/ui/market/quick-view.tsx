import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, use, useEffect, useRef, useState } from 'react';
import { cx } from '#src/ui/kit/class-names.ts';
import { OfflineContext } from '#src/ui/kit/offline-context.ts';
import { RootMark } from '#src/ui/kit/root-mark.tsx';
import { useLayer } from '#src/ui/kit/use-layer.ts';
import { usePhone } from '#src/ui/kit/use-narrow.ts';
import type { CardPhoto } from './card-photos.ts';
import { Picture, type PictureProps } from './picture.tsx';
import styles from './quick-view.module.css';

export interface QuickViewProps {
  readonly images: readonly CardPhoto[];
  /** False while only the first photo is known. */
  readonly isComplete: boolean;
  readonly title: string;
  readonly onClose: () => void;
}

/** The number of photos loaded before the first swipe (LIST-009). */
export const firstImages = 2;

/** A tile's photos on top of the tile: swiped, or changed with the buttons or arrow keys; Escape closes it. */
export function QuickView({ images, isComplete, title, onClose }: QuickViewProps) {
  const { t } = useLingui();
  const [index, setIndex] = useState(0);
  const [hasMoved, setMoved] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  useLayer(usePhone(), onClose);

  const shown = hasMoved ? images : images.slice(0, firstImages);
  const turnTo = (next: number) => {
    if (next < 0 || next >= images.length) return;
    setMoved(true);
    setIndex(next);
    const box = track.current;
    // The remaining slides are only rendered now; scrolling has to wait for that.
    requestAnimationFrame(() => box?.scrollTo({ left: next * box.clientWidth }));
  };
  const follow = () => {
    const box = track.current;
    if (box === null || box.clientWidth === 0) return;
    setMoved(true);
    setIndex(Math.round(box.scrollLeft / box.clientWidth));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'ArrowRight') turnTo(index + 1);
    else if (event.key === 'ArrowLeft') turnTo(index - 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={t`Photos of ${title}`}
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={onKeyDown}
    >
      <RootMark name="dialog" />
      <SlideTrack track={track} images={shown} title={title} index={index} onScroll={follow} />
      <p className={styles.count} role="status">
        {isComplete && t`Photo ${index + 1} of ${images.length}`}
      </p>
      <button type="button" className={styles.close} aria-label={t`Close`} onClick={onClose}>
        <X aria-hidden size={18} />
      </button>
      <TurnButtons index={index} count={images.length} onTurn={turnTo} />
    </div>
  );
}

interface SlideTrackProps extends Pick<QuickViewProps, 'images' | 'title'> {
  readonly track: RefObject<HTMLDivElement | null>;
  /** The position of the photo in view. */
  readonly index: number;
  readonly onScroll: () => void;
}

/** The photos side by side, one in view. */
function SlideTrack({ track, images, title, index, onScroll }: SlideTrackProps) {
  const { t } = useLingui();
  return (
    // A scrollable element must be reachable by keyboard and have an accessible name.
    // biome-ignore lint/a11y/useSemanticElements: no fields, no fieldset
    <div
      ref={track}
      role="group"
      aria-label={t`Photos`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
      tabIndex={0}
      className={styles.track}
      onScroll={onScroll}
    >
      {images.map((image, position) => (
        <div key={image.key} className={styles.slide} aria-hidden={position !== index}>
          <SlidePhoto
            image={image}
            alt={t`${title}, photo ${position + 1}`}
            widths={[320, 480, 640, 800]}
            sizes="(min-width: 768px) 30vw, 46vw"
            ratio={3 / 4}
            isFirst
            className={styles.photo ?? ''}
          />
        </div>
      ))}
    </div>
  );
}

interface TurnButtonsProps {
  readonly index: number;
  readonly count: number;
  readonly onTurn: (index: number) => void;
}

function TurnButtons({ index, count, onTurn }: TurnButtonsProps) {
  const { t } = useLingui();
  return (
    <>
      <button
        type="button"
        className={styles.previous}
        aria-label={t`Previous photo`}
        aria-disabled={index === 0}
        onClick={() => onTurn(index - 1)}
      >
        <ChevronLeft aria-hidden size={20} />
      </button>
      <button
        type="button"
        className={styles.next}
        aria-label={t`Next photo`}
        aria-disabled={index === count - 1}
        onClick={() => onTurn(index + 1)}
      >
        <ChevronRight aria-hidden size={20} />
      </button>
    </>
  );
}

/** A photo, or only its colour if it fails to load; retried when the network is back. */
function SlidePhoto(props: PictureProps) {
  const { image, alt, className } = props;
  const isOffline = use(OfflineContext);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isOffline) setFailed(false);
  }, [isOffline]);
  if (hasFailed)
    return (
      <span
        role="img"
        aria-label={alt}
        className={cx(styles.missing, className)}
        style={{ backgroundColor: image?.color }}
      />
    );
  return (
    <span className={styles.loading} onErrorCapture={() => setFailed(true)}>
      <Picture {...props} />
    </span>
  );
}
