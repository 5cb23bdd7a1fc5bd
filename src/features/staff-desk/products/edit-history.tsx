import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { formatDate, formatTime } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import styles from '../review/desk-review.module.css';
import { wordsOfField } from '../review/product-words.ts';
import { editsQuery } from '../review/review-queries.ts';

/** What staff changed about a product, the newest first. */
export function EditHistory({ userId, slug }: { readonly userId: string; readonly slug: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { data } = useQuery(editsQuery(userId, slug));
  if (data === undefined || data.length === 0) return null;
  const said = (value: string) => (value === '' ? t`(empty)` : value);
  return (
    <section className={styles.box} aria-labelledby="edit-history">
      <h2 id="edit-history">
        <Trans>Changes by staff</Trans>
      </h2>
      <ol className={styles.history}>
        {data.map(({ id, at, editor, changes }) => (
          <li key={id}>
            <p className={styles.soft}>
              <time dateTime={at}>
                {formatDate(at, locale)} {formatTime(at, locale)}
              </time>
              {editor !== '' && ` · ${editor}`}
            </p>
            {changes.map(({ field, from, to }) => (
              <p key={field}>
                <strong>{t(wordsOfField(field))}</strong>: <del>{said(from)}</del> <ins>{said(to)}</ins>
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
