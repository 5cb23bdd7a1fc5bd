import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, ImageOff, Maximize2 } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '#src/ui/kit/button.tsx';
import { cx } from '#src/ui/kit/class-names.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { Picture } from '#src/ui/market/picture.tsx';
import styles from './gallery.module.css';
import productStyles from './product.module.css';
import type { Product } from './product-query.ts';
import { useSwipe } from './use-swipe.ts';

const FullScreen = lazy(() =>
  import('./full-screen.tsx').then(({ FullScreen: component }) => ({ default: component })),
);

export type Images = Product['images'];

/** The photos with thumbnails (PROD-032): arrow keys, a swipe or a thumbnail change them, all the way round. */
export function Gallery({ images, title }: { readonly images: Images; readonly title: string }) {
  const { t } = useLingui();
  const [index, setIndex] = useState(0);
  const [isFull, setFull] = useState(false);
  const thumbs = useRef<HTMLUListElement>(null);
  const count = images.length;
  const current = images[index];
  const go = (to: number) => setIndex((to + count) % count);
  const swipe = useSwipe((step) => go(index + step));
  if (current === undefined) return <NoPhoto />;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || count < 2) return;
    event.preventDefault();
    const next = (index + step + count) % count;
    setIndex(next);
    if (thumbs.current?.contains(document.activeElement))
      thumbs.current.querySelectorAll('button')[next]?.focus();
  };
  return (
    <section className={productStyles.gallery} aria-label={t`Photos of ${title}`} onKeyDown={onKeyDown}>
      <div className={cx(productStyles.stage, styles.stage)} {...swipe}>
        <button type="button" className={styles.open} onClick={() => setFull(true)}>
          <Picture
            key={current.key}
            image={current}
            alt={current.alt}
            widths={[480, 640, 800, 1024, 1280, 1600]}
            sizes="(min-width: 1280px) 690px, (min-width: 768px) 55vw, 100vw"
            fit="inside"
            isFirst
            className={styles.picture ?? ''}
          />
          <span className={styles.enlarge}>
            <Icon icon={Maximize2} size={18} label={t`Full screen`} />
          </span>
        </button>
        {count > 1 && (
          <>
            <IconButton
              icon={ChevronLeft}
              label={t`Previous photo`}
              className={cx(styles.arrow, styles.back)}
              onPress={() => go(index - 1)}
            />
            <IconButton
              icon={ChevronRight}
              label={t`Next photo`}
              className={cx(styles.arrow, styles.forth)}
              onPress={() => go(index + 1)}
            />
            <span className={styles.number} aria-live="polite">
              {index + 1} / {count}
            </span>
          </>
        )}
      </div>
      {count > 1 && (
        <ul ref={thumbs} className={styles.thumbs}>
          {images.map((image, at) => (
            <li key={image.key}>
              <button
                type="button"
                aria-label={t`Photo ${at + 1}`}
                aria-current={at === index}
                className={styles.thumb}
                onClick={() => setIndex(at)}
              >
                <Picture image={image} alt="" widths={[160, 256, 300]} sizes="120px" ratio={1} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isFull && (
        <Suspense fallback={null}>
          <FullScreen
            images={images}
            index={index}
            onIndex={go}
            onClose={() => setFull(false)}
            title={title}
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
