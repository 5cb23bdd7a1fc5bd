import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { request } from '#src/data/graphql/client.ts';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { Due, Moment, State } from '../act/detail.tsx';
import { granted } from '../act/granted.ts';
import { useDeskList } from '../act/use-desk-query.ts';
import styles from '../desk.module.css';
import { DeskList } from '../list/desk-list.tsx';
import { PersonName } from '../list/person-name.tsx';
import { chosenOf, deskPageSize, useDeskSearch } from '../list/use-desk-search.ts';
import { withdrawalListLabels, withdrawalStateLabels } from './withdrawal-labels.ts';
import { StaffWithdrawalsDocument, type StaffWithdrawalsQueryVariables } from './withdrawals.gen.ts';

/** Withdrawals from purchases, the earliest deadline first. */
export function WithdrawalsPage({ userId }: { readonly userId: string }) {
  const { t } = useLingui();
  usePageTitle(t`Withdrawals`);
  const search = useDeskSearch(['list']);
  const asked: StaffWithdrawalsQueryVariables = {
    searchString: search.query,
    list: chosenOf(withdrawalListLabels, search.filters.list) ?? 'ALL',
    offset: (search.page - 1) * deskPageSize,
  };
  const answer = useDeskList(userId, ['withdrawals', asked], async (options) =>
    granted((await request(StaffWithdrawalsDocument, asked, options)).staffWithdrawals),
  );
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Withdrawals</Trans>
      </h1>
      <DeskList
        label={t`List of withdrawals`}
        search={search}
        searchLabel={t`Product, order number or person`}
        filters={[
          {
            name: 'list',
            label: t`Status`,
            options: Object.entries(withdrawalListLabels).map(([value, label]) => ({
              value,
              label: t(label),
            })),
          },
        ]}
        answer={answer}
        name={{ label: t`Product`, of: ({ title }) => title }}
        hrefOf={({ uuid }) => `/staff/withdrawals/${uuid}`}
        columns={[
          {
            id: 'state',
            label: t`Status`,
            cell: ({ state }) => (
              <State isAlert={state === 'WITH_STAFF'}>{t(withdrawalStateLabels[state])}</State>
            ),
          },
          {
            id: 'due',
            label: t`Deadline`,
            cell: ({ due, state }) => <Due at={due} isForStaff={state === 'WITH_STAFF'} />,
          },
          { id: 'declared', label: t`Declared on`, cell: ({ declared }) => <Moment at={declared} /> },
          { id: 'number', label: t`Order`, isSecondary: true, cell: ({ orderNumber }) => orderNumber },
          {
            id: 'buyer',
            label: t`Buyer`,
            isSecondary: true,
            cell: ({ buyerName }) => <PersonName name={buyerName} />,
          },
          { id: 'seller', label: t`Seller`, isSecondary: true, cell: ({ sellerName }) => sellerName },
        ]}
        empty={{ icon: Undo2, title: <Trans>No withdrawals</Trans> }}
      />
    </div>
  );
}
