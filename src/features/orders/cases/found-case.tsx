import { Trans, useLingui } from '@lingui/react/macro';
import { formatEuro } from '#src/i18n/format.ts';
import { Fact, Facts } from '#src/ui/market/account-detail.tsx';
import { CaseActions } from './case-actions.tsx';
import { CaseEntries, CasePhotos } from './case-entries.tsx';
import { caseCheckLabels, caseQuestionLabels, caseReasonLabels, wishLabel } from './case-labels.ts';
import { CaseReturn } from './case-return.tsx';
import { CaseEnd, CaseStatus } from './case-status.tsx';
import type { CaseDetailFragment } from './cases.gen.ts';
import styles from './cases.module.css';

export interface FoundCaseProps {
  readonly found: CaseDetailFragment;
  readonly isOffline: boolean;
}

/** A complaint with its status, the actions of the reader and the messages. */
export function FoundCase({ found, isOffline }: FoundCaseProps) {
  const { t } = useLingui();
  const complaintPhotos = found.entries[0]?.photos ?? [];
  return (
    <>
      <CaseEnd found={found} />
      <CaseStatus found={found} />
      <CaseReturn found={found} />
      <CaseActions found={found} isOffline={isOffline} />
      <Facts>
        <Fact name={<Trans>Reason</Trans>}>{t(caseReasonLabels[found.reason])}</Fact>
        <Fact name={<Trans>Requested solution</Trans>}>
          {t(wishLabel(found.wish, { reason: found.reason, isSeller: found.role === 'seller' }))}
          {found.wishAmount !== null && ` · ${formatEuro(found.wishAmount)}`}
        </Fact>
        {found.checks.map(({ question, answer }) => (
          <Fact key={question} name={t(caseQuestionLabels[question])}>
            {t(caseCheckLabels[answer])}
          </Fact>
        ))}
      </Facts>
      {complaintPhotos.length > 0 && (
        <section className={styles.compared}>
          <div className={styles.stack}>
            <h2 className={styles.legend}>
              <Trans>Complaint photos</Trans>
            </h2>
            <CasePhotos keys={complaintPhotos} alt={t`Complaint photo`} />
          </div>
          <div className={styles.stack}>
            <h2 className={styles.legend}>
              <Trans>Photos of the listing</Trans>
            </h2>
            <CasePhotos keys={found.listingPhotos} alt={t`Photo of the listing`} />
          </div>
        </section>
      )}
      <CaseEntries found={found} />
    </>
  );
}
