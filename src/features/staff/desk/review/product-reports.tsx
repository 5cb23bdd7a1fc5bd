import { Trans, useLingui } from '@lingui/react/macro';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { Moment } from '../act/detail.tsx';
import { reportDecisionLabels, reportReasonLabels, reportStateLabels } from '../reports/report-labels.ts';
import styles from './desk-review.module.css';
import type { DeskProduct } from './review-queries.ts';

/** The reports about the product, newest first, with the state or decision of each. */
export function ProductReports({ reports }: { readonly reports: DeskProduct['staffReports'] }) {
  const { t } = useLingui();
  if (reports.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby="product-reports">
      <h2 id="product-reports">
        <Trans>Reports</Trans>
      </h2>
      <ol className={styles.history}>
        {reports.map(({ uuid, number, reason, state, standing, created }) => (
          <li key={uuid}>
            <p>
              <PathLink href={`/staff/reports/${uuid}`}>
                {number} · {t(reportReasonLabels[reason])}
              </PathLink>{' '}
              <span className={styles.soft}>
                <Moment at={created} />
                {' · '}
                {state === 'DECIDED' && standing !== null
                  ? t(reportDecisionLabels[standing])
                  : t(reportStateLabels[state === 'APPEALED' ? 'APPEALED' : 'OPEN'])}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
