import { mediaUrl } from '#src/paths/media-url.ts';
import { cx } from '#src/ui/kit/class-names.ts';
import styles from './market.module.css';

export interface PictureProps {
  /** Null draws the empty ground only. */
  readonly image: { readonly key: string; readonly color: string } | null;
  readonly alt: string;
  /** Widths in device pixels to offer, smallest first. */
  readonly widths: readonly number[];
  /** How wide it is shown, as the HTML attribute of that name. */
  readonly sizes: string;
  /** 'cover' fills the box and cuts, 'inside' shows all of the picture. */
  readonly fit?: 'cover' | 'inside';
  /** height / width to cut to; the picture's own ratio without it. */
  readonly ratio?: number;
  /** False shows no colour behind the picture; for a ground that is dark anyway. */
  readonly hasGround?: boolean;
  /** In sight at once: fetched first, not lazily. */
  readonly isFirst?: boolean;
  readonly className?: string;
}

/** A photograph on its dominant colour: the box has its size before the bytes arrive, so nothing moves. */
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
  const address = (width: number) =>
    mediaUrl({ key: image.key, width, fit, ...(ratio === undefined ? {} : { height: width * ratio }) });
  return (
    <span
      className={cx(styles.picture, className)}
      style={{ backgroundColor: hasGround ? image.color : 'transparent' }}
    >
      <img
        src={address(widths[Math.floor(widths.length / 2)] ?? 640)}
        srcSet={widths.map((width) => `${address(width)} ${width}w`).join(', ')}
        sizes={sizes}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className={fit === 'cover' ? styles.cover : styles.inside}
      />
    </span>
  );
}
