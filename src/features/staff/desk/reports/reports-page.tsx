import { Trans, useLingui } from '@lingui/react/macro';
import { Flag } from 'lucide-react';
import { request } from '#src/data/graphql/client.ts';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { Moment, State } from '../act/detail.tsx';
import { granted } from '../act/granted.ts';
import { useDeskList } from '../act/use-desk-query.ts';
import styles from '../desk.module.css';
import { DeskList } from '../list/desk-list.tsx';
import { chosenOf, deskPageSize, useDeskSearch } from '../list/use-desk-search.ts';
import { FiguresButton } from './figures-button.tsx';
import {
  reportDecisionLabels,
  reportKindLabels,
  reportReasonLabels,
  reportStateLabels,
} from './report-labels.ts';
import { StaffReportsDocument, type StaffReportsQueryVariables } from './reports.gen.ts';

/** All reports that people have made, about products, conversations and sellers. */
export function ReportsPage({ userId }: { readonly userId: string }) {
  const { t } = useLingui();
  usePageTitle(t`Reports`);
  const search = useDeskSearch(['state', 'kind']);
  const asked: StaffReportsQueryVariables = {
    searchString: search.query,
    state: chosenOf(reportStateLabels, search.filters.state) ?? 'ALL',
    kind: chosenOf(reportKindLabels, search.filters.kind),
    offset: (search.page - 1) * deskPageSize,
  };
  const answer = useDeskList(userId, ['reports', asked], async (options) =>
    granted((await request(StaffReportsDocument, asked, options)).staffReports),
  );
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Reports</Trans>
      </h1>
      <FiguresButton />
      <DeskList
        label={t`List of reports`}
        search={search}
        searchLabel={t`Text, product or person`}
        filters={[
          {
            name: 'state',
            label: t`Status`,
            options: Object.entries(reportStateLabels).map(([value, label]) => ({ value, label: t(label) })),
          },
          {
            name: 'kind',
            label: t`What was reported`,
            options: Object.entries(reportKindLabels).map(([value, label]) => ({ value, label: t(label) })),
          },
        ]}
        answer={answer}
        name={{
          label: t`What was reported`,
          of: ({ kind, productTitle, sellerName }) => (kind === 'SELLER' ? sellerName : productTitle) ?? '–',
        }}
        hrefOf={({ uuid }) => `/staff/reports/${uuid}`}
        columns={[
          { id: 'kind', label: t`Kind`, cell: ({ kind }) => t(reportKindLabels[kind]) },
          { id: 'reason', label: t`Reason`, cell: ({ reason }) => t(reportReasonLabels[reason]) },
          {
            id: 'state',
            label: t`Status`,
            cell: ({ state, standing }) => (
              <State isAlert={state !== 'DECIDED'}>
                {state === 'DECIDED' && standing !== null
                  ? t(reportDecisionLabels[standing])
                  : t(reportStateLabels[state === 'APPEALED' ? 'APPEALED' : 'OPEN'])}
              </State>
            ),
          },
          {
            id: 'due',
            label: t`Decide by`,
            cell: ({ due, isOverdue }) =>
              due !== null && (
                <State isAlert={isOverdue}>
                  <Moment at={due} />
                </State>
              ),
          },
          {
            id: 'by',
            label: t`Reported by`,
            isSecondary: true,
            cell: ({ reporterName, reporterEmail }) => reporterName ?? reporterEmail,
          },
          { id: 'at', label: t`Reported`, isSecondary: true, cell: ({ created }) => <Moment at={created} /> },
          { id: 'who', label: t`Assigned to`, isSecondary: true, cell: ({ assigneeName }) => assigneeName },
        ]}
        empty={{ icon: Flag, title: <Trans>Nothing has been reported</Trans> }}
      />
    </div>
  );
}
