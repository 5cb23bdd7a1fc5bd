import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, Maximize2, Sparkles } from 'lucide-react';
import { IconButton } from '#src/ui/kit/button.tsx';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { cx } from '#src/ui/kit/class-names.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { Picture } from '#src/ui/market/picture.tsx';
import { similarHref } from './fact-links.ts';
import styles from './gallery.module.css';
import productStyles from './product.module.css';
import type { ProductPhoto, Slide } from './slides.ts';
import type { Slider } from './use-slider.ts';

export interface GalleryStageProps {
  readonly slides: readonly Slide[];
  readonly slider: Slider;
  readonly title: string;
  readonly slug: string;
  readonly onOpen: () => void;
  /** Called on hover or focus, shortly before full screen may be opened; preloads its chunk. */
  readonly onIntent: () => void;
}

/** The current photo in large, in a row with its neighbours. */
export function GalleryStage({ slides, slider, title, slug, onOpen, onIntent }: GalleryStageProps) {
  const { t } = useLingui();
  const count = slides.filter(({ kind }) => kind === 'photo').length;
  const current = slides[slider.index];
  return (
    <div className={cx(productStyles.stage, styles.stage)} data-photo-stage>
      <div ref={slider.row} className={styles.row} onScroll={slider.onScroll}>
        {slides.map((slide, at) => (
          <div
            key={slide.kind === 'photo' ? slide.photo.key : slide.kind}
            className={styles.slide}
            inert={at !== slider.index}
          >
            {slide.kind === 'photo' ? (
              <button
                type="button"
                className={styles.open}
                onClick={onOpen}
                onPointerEnter={onIntent}
                onFocus={onIntent}
              >
                <Photo
                  photo={slide.photo}
                  alt={t`${title}, photo ${slide.number} of ${count}`}
                  isFirst={at === 0}
                />
                <span className={styles.enlarge}>
                  <Icon icon={Maximize2} size={18} label={t`Full screen`} />
                </span>
              </button>
            ) : (
              <SimilarSlide slug={slug} />
            )}
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <>
          <IconButton
            icon={ChevronLeft}
            label={t`Previous photo`}
            className={cx(styles.arrow, styles.back)}
            onPress={() => slider.go(slider.index - 1)}
          />
          <IconButton
            icon={ChevronRight}
            label={t`Next photo`}
            className={cx(styles.arrow, styles.forth)}
            onPress={() => slider.go(slider.index + 1)}
          />
        </>
      )}
      <span className={styles.number} aria-live="polite">
        {current?.kind === 'photo' && count > 1 && `${current.number} / ${count}`}
      </span>
    </div>
  );
}

interface PhotoProps {
  readonly photo: ProductPhoto;
  readonly alt: string;
  readonly isFirst: boolean;
}

function Photo({ photo, alt, isFirst }: PhotoProps) {
  return (
    <Picture
      image={photo}
      alt={alt}
      widths={[480, 640, 800, 1024, 1280, 1600]}
      sizes="(min-width: 1280px) 690px, (min-width: 768px) 55vw, 100vw"
      fit="inside"
      isFirst={isFirst}
      className={styles.picture ?? ''}
    />
  );
}

/** A slide without a photo that links to similar products (PROD-017, ROUTE-026). */
function SimilarSlide({ slug }: { readonly slug: string }) {
  return (
    <div className={styles.similar}>
      <Icon icon={Sparkles} size={32} />
      <p className={styles.similarText}>
        <Trans>Not quite what you’re looking for?</Trans>
      </p>
      <PathLink href={similarHref(slug)} className={buttonClass({ kind: 'primary' })}>
        <Trans>See similar products</Trans>
      </PathLink>
    </div>
  );
}
