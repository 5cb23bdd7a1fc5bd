import { Trans, useLingui } from '@lingui/react/macro';
import { Package } from 'lucide-react';
import { request } from '#src/data/graphql/client.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { Moment, State } from '../act/detail.tsx';
import { granted } from '../act/granted.ts';
import { useDeskList } from '../act/use-desk-query.ts';
import styles from '../desk.module.css';
import { DeskList } from '../list/desk-list.tsx';
import { PersonName } from '../list/person-name.tsx';
import { chosenOf, deskPageSize, useDeskSearch } from '../list/use-desk-search.ts';
import { deliveryStatusLabels } from './order-labels.ts';
import { StaffOrdersDocument, type StaffOrdersQueryVariables } from './orders.gen.ts';

/** All orders, one per payment. */
export function OrdersPage({ userId }: { readonly userId: string }) {
  const { t } = useLingui();
  usePageTitle(t`Orders`);
  const search = useDeskSearch(['status', 'user']);
  const asked: StaffOrdersQueryVariables = {
    searchString: search.query,
    status: chosenOf(deliveryStatusLabels, search.filters.status),
    userUuid: search.filters.user || null,
    offset: (search.page - 1) * deskPageSize,
  };
  const answer = useDeskList(userId, ['orders', asked], async (options) =>
    granted((await request(StaffOrdersDocument, asked, options)).staffOrders),
  );
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Orders</Trans>
      </h1>
      <DeskList
        label={t`Orders`}
        search={search}
        searchLabel={t`Order number, title, person or ID`}
        filters={[
          {
            name: 'status',
            label: t`Status`,
            options: Object.entries(deliveryStatusLabels).map(([value, label]) => ({
              value,
              label: t(label),
            })),
          },
        ]}
        answer={answer}
        name={{ label: t`Order number`, of: ({ number }) => number }}
        hrefOf={({ uuid }) => `/staff/orders/${uuid}`}
        columns={[
          {
            id: 'created',
            label: t`Ordered`,
            isSecondary: true,
            cell: ({ created }) => <Moment at={created} />,
          },
          { id: 'what', label: t`Products`, cell: ({ lines }) => lines.map(({ title }) => title).join(', ') },
          {
            id: 'buyer',
            label: t`Buyer`,
            isSecondary: true,
            cell: ({ buyerName, buyerEmail }) => <PersonName name={buyerName ?? buyerEmail} />,
          },
          {
            id: 'seller',
            label: t`Seller`,
            isSecondary: true,
            cell: ({ lines }) => [...new Set(lines.map(({ sellerName }) => sellerName))].join(', '),
          },
          { id: 'paid', label: t`Paid`, isNumber: true, cell: ({ paid }) => formatEuro(paid) },
          {
            id: 'held',
            label: t`Held`,
            isNumber: true,
            isSecondary: true,
            cell: ({ held }) => formatEuro(held),
          },
          {
            id: 'status',
            label: t`Status`,
            cell: ({ lines }) =>
              [...new Set(lines.map(({ status }) => status))].map((status) => (
                <State key={status} isAlert={status === 'IN_REVIEW'}>
                  {t(deliveryStatusLabels[status])}
                </State>
              )),
          },
        ]}
        empty={{ icon: Package, title: <Trans>No orders yet</Trans> }}
      />
    </div>
  );
}
