import type { SyntheticEvent } from 'react';
import { mediaUrl } from '#src/paths/media-url.ts';
import { cx } from '#src/ui/kit/class-names.ts';
import styles from './market.module.css';

export interface PictureProps {
  /** Null renders only the background. */
  readonly image: { readonly key: string; readonly color: string } | null;
  readonly alt: string;
  /** The widths to offer in device pixels, smallest first. */
  readonly widths: readonly number[];
  /** The displayed width, as the HTML attribute `sizes`. */
  readonly sizes: string;
  /** 'cover' fills the box and crops, 'inside' shows the whole picture. */
  readonly fit?: 'cover' | 'inside';
  /** The height / width ratio to crop to; without it the picture keeps its own ratio. */
  readonly ratio?: number;
  /** False shows no colour behind the picture, for a background that is dark anyway. */
  readonly hasGround?: boolean;
  /** In the first viewport: loaded eagerly with high priority instead of lazily. */
  readonly isFirst?: boolean;
  readonly className?: string;
}

/** A photo on its dominant colour. The box has its size before the image loads, to avoid a layout shift. */
export function Picture(props: PictureProps) {
  const {
    image,
    alt,
    widths,
    sizes,
    fit = 'cover',
    ratio,
    isFirst = false,
    hasGround = true,
    className,
  } = props;
  if (image === null) return <span className={cx(styles.picture, className)} />;
  const addresses = widths.map((width) => addressOf(image.key, width, fit, ratio));
  return (
    <span
      className={cx(styles.picture, className)}
      style={{ backgroundColor: hasGround ? image.color : 'transparent' }}
    >
      <img
        src={addresses[Math.floor(widths.length / 2)]}
        srcSet={addresses.map((address, index) => `${address} ${widths[index]}w`).join(', ')}
        sizes={sizes}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        // The alternative text says what is missing; without one, only the colour is shown.
        onError={alt === '' ? hideBroken : undefined}
        onLoad={alt === '' ? showLoaded : undefined}
        className={fit === 'cover' ? styles.cover : styles.inside}
      />
    </span>
  );
}

function addressOf(key: string, width: number, fit: 'cover' | 'inside', ratio: number | undefined): string {
  return mediaUrl({ key, width, fit, ...(ratio === undefined ? {} : { height: width * ratio }) });
}

/** Without a network a photo may be missing, for which the browser draws a broken picture. */
function hideBroken({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.style.visibility = 'hidden';
}

function showLoaded({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.style.visibility = '';
}
