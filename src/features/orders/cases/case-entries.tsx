import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate, formatTime } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { mediaUrl } from '#src/paths/media-url.ts';
import { CaseEntryName, CaseSideName } from '#src/ui/market/case-entry-names.tsx';
import { decisionGroundLabels } from './case-labels.ts';
import type { CaseDetailFragment } from './cases.gen.ts';
import styles from './cases.module.css';
import { TermsText } from './terms-text.tsx';

/** The messages and events of a complaint, the latest first. */
export function CaseEntries({ found }: { readonly found: CaseDetailFragment }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <section className={styles.part} aria-labelledby="case-entries">
      <h2 id="case-entries" className={styles.title}>
        <Trans>Complaint history</Trans>
      </h2>
      <ol className={styles.entries}>
        {found.entries.toReversed().map((entry) => (
          <li key={entry.uuid} className={styles.entry}>
            <p className={styles.head}>
              <strong>
                <CaseSideName side={entry.side} />
              </strong>
              <time className={styles.soft} dateTime={entry.created}>
                {formatDate(entry.created, locale)}, {formatTime(entry.created, locale)}
              </time>
            </p>
            <p>
              <CaseEntryName what={entry.what} />
            </p>
            {entry.terms !== null && <TermsText terms={entry.terms} found={found} />}
            {entry.ground !== null && <p>{t(decisionGroundLabels[entry.ground])}</p>}
            {entry.text !== '' && <p className={styles.text}>{entry.text}</p>}
            <CasePhotos keys={entry.photos} alt={t`Complaint photo`} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A row of photos; each opens in full size. */
export function CasePhotos({ keys, alt }: { readonly keys: readonly string[]; readonly alt: string }) {
  if (keys.length === 0) return null;
  return (
    <ul className={styles.tiles}>
      {keys.map((key) => (
        <li key={key}>
          <a href={mediaUrl({ key, width: 1920 })} target="_blank" rel="noreferrer">
            <img
              src={mediaUrl({ key, width: 480, height: 480, fit: 'cover' })}
              alt={alt}
              loading="lazy"
              className={styles.photo}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
