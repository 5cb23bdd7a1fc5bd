import { useLingui } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import type { Ref } from 'react';
import { cx } from '#src/ui/kit/class-names.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { Picture } from '#src/ui/market/picture.tsx';
import styles from './gallery.module.css';
import type { Slide } from './slides.ts';
import type { Slider } from './use-slider.ts';

export interface GalleryThumbsProps {
  readonly slides: readonly Slide[];
  readonly slider: Pick<Slider, 'index' | 'go'>;
  readonly ref: Ref<HTMLUListElement>;
}

/** Thumbnails of 144 by 144 px (PROD-033); the current one is marked. */
export function GalleryThumbs({ slides, slider, ref }: GalleryThumbsProps) {
  const { t } = useLingui();
  if (slides.length < 2) return null;
  return (
    <ul ref={ref} className={styles.thumbs}>
      {slides.map((slide, at) => (
        <li key={slide.kind === 'photo' ? slide.photo.key : slide.kind}>
          <button
            type="button"
            aria-label={slide.kind === 'photo' ? t`Photo ${slide.number}` : t`Similar products`}
            aria-current={at === slider.index}
            className={cx(styles.thumb, slide.kind === 'similar' && styles.thumbSimilar)}
            onClick={() => slider.go(at)}
          >
            {slide.kind === 'photo' ? (
              <Picture image={slide.photo} alt="" widths={[160, 300]} sizes="144px" ratio={1} />
            ) : (
              <Icon icon={Sparkles} size={24} />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
