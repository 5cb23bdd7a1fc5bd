import { Trans, useLingui } from '@lingui/react/macro';
import { DeskWait, Moment } from '../act/detail.tsx';
import styles from '../review/desk-review.module.css';
import { fieldLabel } from '../review/product-labels.ts';
import { useProductEdits } from '../review/review-queries.ts';

/** Edits that staff made to a product, newest first. */
export function EditHistory({ userId, slug }: { readonly userId: string; readonly slug: string }) {
  const { t } = useLingui();
  const query = useProductEdits(userId, slug);
  const { data } = query;
  if (data === undefined) return query.error === null ? null : <DeskWait query={query} height="4lh" />;
  if (data.length === 0) return null;
  const shown = (value: string) => (value === '' ? t`(empty)` : value);
  return (
    <section className={styles.box} aria-labelledby="edit-history">
      <h2 id="edit-history">
        <Trans>Changes by staff</Trans>
      </h2>
      <ol className={styles.history}>
        {data.map(({ id, at, editor, changes }) => (
          <li key={id}>
            <p className={styles.soft}>
              <Moment at={at} />
              {editor !== '' && ` · ${editor}`}
            </p>
            {changes.map(({ field, from, to }) => (
              <p key={field}>
                <strong>{t(fieldLabel(field))}</strong>: <del>{shown(from)}</del> <ins>{shown(to)}</ins>
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
