import { Trans, useLingui } from '@lingui/react/macro';
import { ImageOff } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { patient } from '#src/platform/update/patient.ts';
import { cx } from '#src/ui/kit/class-names.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import styles from './gallery.module.css';
import { GalleryStage } from './gallery-stage.tsx';
import { GalleryThumbs } from './gallery-thumbs.tsx';
import productStyles from './product.module.css';
import { type Images, slidesOf } from './slides.ts';
import { useSlider } from './use-slider.ts';

const loadFullScreen = patient(() => import('./full-screen.tsx'));
const FullScreen = lazy(() => loadFullScreen().then(({ FullScreen: component }) => ({ default: component })));

export interface GalleryProps {
  readonly images: Images;
  readonly title: string;
  /** The product whose similar products the last slide links to. */
  readonly slug: string;
}

/**
 * The photos with thumbnails (PROD-032). A swipe, arrow keys, arrow buttons or a thumbnail change the photo, wrapping
 * around at both ends; a tap opens it at full screen (PROD-034).
 */
export function Gallery({ images, title, slug }: GalleryProps) {
  const { t } = useLingui();
  const [isFull, setFull] = useState(false);
  const thumbs = useRef<HTMLUListElement>(null);
  const slides = slidesOf(images);
  // Moves the focus to the current slide, because the slide that had the focus is now inert.
  const focusShown = () =>
    requestAnimationFrame(() =>
      slider.row.current
        ?.querySelector<HTMLElement>(':scope > :not([inert]) :is(button, a)')
        ?.focus({ preventScroll: true }),
    );
  const slider = useSlider(slides.length, (index) => {
    const { activeElement } = document;
    if (slider.row.current?.contains(activeElement)) focusShown();
    if (thumbs.current?.contains(activeElement))
      thumbs.current.querySelectorAll<HTMLElement>('button')[index]?.focus();
  });
  const shownSource = (index: number) => {
    const image = slider.row.current?.children[index]?.querySelector('img');
    return image?.complete === true && image.naturalWidth > 0 ? image.currentSrc : null;
  };
  const close = () => {
    setFull(false);
    focusShown();
  };
  if (slides.length === 0) return <NoPhoto />;
  return (
    // Arrow keys work in the whole gallery; its buttons offer the same.
    <section
      className={productStyles.gallery}
      aria-label={t`Photos of ${title}`}
      onKeyDown={slider.onKeyDown}
    >
      <GalleryStage
        slides={slides}
        slider={slider}
        title={title}
        slug={slug}
        onOpen={() => setFull(true)}
        onIntent={() => void loadFullScreen()}
      />
      <GalleryThumbs ref={thumbs} slides={slides} slider={slider} />
      {isFull && (
        <Suspense fallback={null}>
          <FullScreen
            slides={slides}
            index={slider.index}
            onIndex={slider.go}
            onClose={close}
            title={title}
            shownSource={shownSource}
          />
        </Suspense>
      )}
    </section>
  );
}

function NoPhoto() {
  return (
    <div className={productStyles.gallery}>
      <div className={cx(productStyles.stage, styles.none)}>
        <Icon icon={ImageOff} size={32} />
        <Trans>No photos</Trans>
      </div>
    </div>
  );
}
