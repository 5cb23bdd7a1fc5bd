import { Trans, useLingui } from '@lingui/react/macro';
import { contentKeyOf } from '#domain/photo/media-address.ts';
import { mediaUrl } from '#src/paths/media-url.ts';
import { Picture } from '#src/ui/market/picture.tsx';
import styles from './desk-review.module.css';
import type { DeskProduct } from './review-queries.ts';

/** All photos in large; each links to its full size. Photos added since the last review are marked. */
export function ProductPhotos({ product, added }: { product: DeskProduct; added: readonly string[] }) {
  const { t } = useLingui();
  if (product.images.length === 0)
    return (
      <p className={styles.soft}>
        <Trans>There are no photos.</Trans>
      </p>
    );
  return (
    <ul className={styles.photos} aria-label={t`Photos`}>
      {product.images.map(({ key, color, alt }, at) => (
        <li key={key}>
          <a
            href={mediaUrl({ key, width: 1920, fit: 'inside' })}
            target="_blank"
            rel="noreferrer"
            aria-label={t`${alt} (opens in a new window)`}
          >
            <Picture
              image={{ key, color }}
              alt=""
              widths={[480, 960, 1440]}
              sizes="(min-width: 1200px) 40vw, 90vw"
              fit="inside"
              isFirst={at === 0}
              className={styles.photo ?? ''}
            />
          </a>
          {added.includes(contentKeyOf(key)) && (
            <span className={styles.new}>
              <Trans>New photo</Trans>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
