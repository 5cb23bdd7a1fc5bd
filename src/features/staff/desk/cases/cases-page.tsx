import { Trans, useLingui } from '@lingui/react/macro';
import { Scale } from 'lucide-react';
import { request } from '#src/data/graphql/client.ts';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { Due, State } from '../act/detail.tsx';
import { granted } from '../act/granted.ts';
import { useDeskList } from '../act/use-desk-query.ts';
import styles from '../desk.module.css';
import { DeskList } from '../list/desk-list.tsx';
import { PersonName } from '../list/person-name.tsx';
import { chosenOf, deskPageSize, useDeskSearch } from '../list/use-desk-search.ts';
import { caseListLabels, caseReasonLabels, caseStateLabels } from './case-labels.ts';
import { StaffCasesDocument, type StaffCasesQueryVariables } from './cases.gen.ts';

/** Complaints about orders, earliest deadline first. */
export function CasesPage({ userId }: { readonly userId: string }) {
  const { t } = useLingui();
  usePageTitle(t`Complaints`);
  const search = useDeskSearch(['list']);
  const asked: StaffCasesQueryVariables = {
    searchString: search.query,
    list: chosenOf(caseListLabels, search.filters.list) ?? 'ALL',
    offset: (search.page - 1) * deskPageSize,
  };
  const answer = useDeskList(userId, ['cases', asked], async (options) =>
    granted((await request(StaffCasesDocument, asked, options)).staffCases),
  );
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Complaints</Trans>
      </h1>
      <DeskList
        label={t`List of complaints`}
        search={search}
        searchLabel={t`Product, order number or person`}
        filters={[
          {
            name: 'list',
            label: t`Status`,
            options: Object.entries(caseListLabels).map(([value, label]) => ({ value, label: t(label) })),
          },
        ]}
        answer={answer}
        name={{ label: t`Product`, of: ({ title }) => title }}
        hrefOf={({ uuid }) => `/staff/cases/${uuid}`}
        columns={[
          { id: 'reason', label: t`Reason`, cell: ({ reason }) => t(caseReasonLabels[reason]) },
          {
            id: 'state',
            label: t`Status`,
            cell: ({ state }) => (
              <State isAlert={state === 'ESCALATED' || state === 'APPEALED'}>
                {t(caseStateLabels[state])}
              </State>
            ),
          },
          {
            id: 'due',
            label: t`Deadline`,
            cell: ({ due, state }) => (
              <Due at={due} isForStaff={state === 'ESCALATED' || state === 'APPEALED'} />
            ),
          },
          { id: 'number', label: t`Order`, isSecondary: true, cell: ({ orderNumber }) => orderNumber },
          {
            id: 'buyer',
            label: t`Buyer`,
            isSecondary: true,
            cell: ({ buyerName }) => <PersonName name={buyerName} />,
          },
          { id: 'seller', label: t`Seller`, isSecondary: true, cell: ({ sellerName }) => sellerName },
        ]}
        empty={{ icon: Scale, title: <Trans>There are no complaints here</Trans> }}
      />
    </div>
  );
}
