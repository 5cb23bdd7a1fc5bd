import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { distinctRows, useGrowingList } from '#src/data/growing-list.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { QueryList } from '#src/ui/kit/query-list.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { decisionLabels, ownReportKindLabels, waitingLabels } from './own-report-labels.ts';
import { myReportsQuery, type OwnReportRow } from './own-reports-query.ts';
import { reportReasonLabels } from './report-labels.ts';
import styles from './reports.module.css';

/** A person's own reports, with their status. */
export function OwnReportsPage({ userId }: { readonly userId: string }) {
  const { t } = useLingui();
  usePageTitle(t`Your reports`);
  const reports = useGrowingList(useInfiniteQuery(myReportsQuery(userId)));
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Your reports</Trans>
      </h1>
      <QueryList
        {...reports}
        rowsOf={({ pages }) => distinctRows(pages)}
        rowOf={(report) => <ReportRow key={report.uuid} report={report} />}
        className={styles.list}
        skeleton={<Skeleton height="18lh" />}
        empty={
          <EmptyState icon={Flag} title={<Trans>You have not reported anything yet</Trans>}>
            <Trans>You can report a product, seller, review or chat on its own page.</Trans>
          </EmptyState>
        }
      />
    </div>
  );
}

function ReportRow({ report }: { readonly report: OwnReportRow }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { uuid, number, kind, title, reason, state, standing, due } = report;
  const day = formatDate(report.created, locale);
  const dueDay = due === null ? '' : formatDate(due, locale);
  return (
    <li className={styles.row}>
      <span className={styles.stacked}>
        <PathLink href={`/account/gemeld/${uuid}`} className={styles.name}>
          {title === '' ? t(ownReportKindLabels[kind]) : title}
        </PathLink>
        <span className={styles.soft}>
          {t(reportReasonLabels[reason])} · {day} · {number}
        </span>
      </span>
      <span className={styles.state}>
        {state !== 'DECIDED' ? t(waitingLabels[state]) : standing !== null && t(decisionLabels[standing])}
        {due !== null && (
          <span className={styles.soft}>
            <Trans>Decision by {dueDay}</Trans>
          </span>
        )}
      </span>
    </li>
  );
}
