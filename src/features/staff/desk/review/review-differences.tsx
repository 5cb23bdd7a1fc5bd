import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { mediaUrl } from '#src/paths/media-url.ts';
import styles from './desk-review.module.css';
import { fieldLabel, valueLabel } from './product-labels.ts';
import type { Sheet } from './review-queries.ts';

/**
 * What the seller changed since the last review: fields with their old and new values, and added and removed photos.
 */
export function ReviewDifferences({ sheet }: { readonly sheet: Sheet }) {
  const { t } = useLingui();
  const { changes, addedPhotos, removedPhotos, arePhotosReordered } = sheet;
  const none =
    changes.length === 0 && addedPhotos.length === 0 && removedPhotos.length === 0 && !arePhotosReordered;
  const shown = (value: string) => {
    if (value === '') return t`(empty)`;
    const label = valueLabel(value);
    return label === null ? value : t(label);
  };
  return (
    <section className={styles.box} aria-labelledby="review-differences">
      <h2 id="review-differences">
        <Trans>Changed since the last review</Trans>
      </h2>
      {none && (
        <p className={styles.soft}>
          <Trans>The seller changed nothing.</Trans>
        </p>
      )}
      {changes.length > 0 && (
        <dl className={styles.differences}>
          {changes.map(({ field, from, to }) => (
            <div key={field}>
              <dt>{t(fieldLabel(field))}</dt>
              <dd>
                <del>{shown(from)}</del>
              </dd>
              <dd>
                <ins>{shown(to)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {addedPhotos.length > 0 && (
        <p>
          <Plural value={addedPhotos.length} one="# photo added" other="# photos added" />
        </p>
      )}
      {arePhotosReordered && (
        <p>
          <Trans>The photos are in a different order.</Trans>
        </p>
      )}
      {removedPhotos.length > 0 && (
        <>
          <p>
            <Plural value={removedPhotos.length} one="# photo removed" other="# photos removed" />
          </p>
          <ul className={styles.removed} aria-label={t`Removed photos`}>
            {removedPhotos.map((key) => (
              <li key={key}>
                <img src={mediaUrl({ key, width: 256, fit: 'inside' })} alt="" loading="lazy" />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
