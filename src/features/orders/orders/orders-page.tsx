import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { changeRole, freshState } from '#domain/account-list/list-state.ts';
import { deliveryStatuses } from '#domain/orders/delivery-life-cycle.ts';
import { defaultOrderRole, defaultOrderSort } from '#domain/orders/order-role.ts';
import { useQueryState } from '#src/data/use-query-state.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { AccountList } from '#src/ui/market/account-list.tsx';
import { ListPayout } from '#src/ui/market/account-list-status.tsx';
import type { ListColumn } from '#src/ui/market/account-list-types.ts';
import { ListDate } from '#src/ui/market/list-date.tsx';
import { seemsEmpty, useBuyersSide } from '#src/ui/market/use-buyers-side.ts';
import { useListState } from '#src/ui/market/use-list-state.ts';
import { deliveryStatusMessage } from './order-messages.ts';
import { OrderNext } from './order-next.tsx';
import styles from './orders.module.css';
import { type OrderRow, ordersQuery, paidFor } from './orders-query.ts';
import { OtherPerson } from './other-person.tsx';

export interface OrdersPageProps {
  readonly userId: string;
  readonly orderLink: (uuid: string, label: ReactNode) => ReactNode;
  readonly browseLink: ReactNode;
}

/** ORDER-031, ORDER-023. */
const defaults = { role: defaultOrderRole, sort: defaultOrderSort, direction: 'DESC' } as const;

const buyersSide = { ...defaults, role: 'BUYER' } as const;

/** The products that somebody sold or bought (ROUTE-071). */
export function OrdersPage({ userId, orderLink, browseLink }: OrdersPageProps) {
  const { t } = useLingui();
  usePageTitle(t`Orders`);
  const [state, change, isUntouched] = useListState('orders', defaults);
  const changeTo = (role: string) =>
    change((before) => changeRole(before, role, defaults, { resetsSort: false }));
  const isSeller = state.role === 'SELLER';
  const columns = useColumns(isSeller);
  const locale = useLocale();
  const query = useQuery(ordersQuery(userId, state, locale));
  const buyers = useQuery({
    ...ordersQuery(userId, freshState(buyersSide), locale),
    enabled: isUntouched && seemsEmpty(query),
  });
  const isUndecided = useBuyersSide({ sellers: query, buyers, isUntouched, open: () => changeTo('BUYER') });
  const shown = useQueryState(query);
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Orders</Trans>
      </h1>
      <AccountList
        label={t`Orders`}
        columns={columns}
        link={({ uuid, title }) => orderLink(uuid, title)}
        lead={({ order }) => <OtherPerson order={order} />}
        state={state}
        change={change}
        roles={{
          label: t`Which orders`,
          options: [
            { value: 'SELLER', label: t({ id: 'order.sold', message: 'Sold' }) },
            { value: 'BUYER', label: t({ id: 'order.bought', message: 'Bought' }) },
          ],
          value: state.role,
          onChange: changeTo,
        }}
        filters={{
          label: t`Status`,
          options: deliveryStatuses.map((value) => {
            const label = deliveryStatusMessage(value);
            return { value, label: label === null ? value : t(label) };
          }),
        }}
        query={isUndecided ? { ...shown, data: undefined } : shown}
        empty={{
          icon: Package,
          text: isSeller ? (
            <Trans>Your sales appear here, from payment to payout.</Trans>
          ) : (
            <Trans>Your purchases appear here, from payment to delivery.</Trans>
          ),
          action: isSeller ? (
            <Button kind="primary" onPress={() => changeTo('BUYER')}>
              <Trans>View your purchases</Trans>
            </Button>
          ) : (
            browseLink
          ),
        }}
      />
    </div>
  );
}

function useColumns(isSeller: boolean): readonly ListColumn<OrderRow>[] {
  const { t } = useLingui();
  const statusLabel = ({ status }: OrderRow) => {
    const known = deliveryStatusMessage(status);
    return known === null ? null : t(known);
  };
  return [
    { id: 'title', label: t`Product`, sort: 'TITLE', cell: ({ title }) => title, csv: ({ title }) => title },
    {
      id: 'status',
      label: t`Status`,
      sort: 'STATUS',
      isLong: true,
      cell: (row) => <OrderNext row={row} status={statusLabel(row)} />,
      csv: (row) => statusLabel(row) ?? '',
    },
    {
      id: 'price',
      label: t`Price`,
      sort: 'PRICE',
      isNumber: true,
      cell: ({ order }) => formatEuro(paidFor(order)),
      csv: ({ order }) => paidFor(order),
    },
    ...(isSeller ? [payoutColumn(t`You receive`)] : []),
    {
      id: 'created',
      label: t`Ordered`,
      sort: 'CREATED',
      cell: ({ order }) => <ListDate at={order.created} />,
      csv: ({ order }) => order.created.slice(0, 10),
    },
  ];
}

function payoutColumn(label: string): ListColumn<OrderRow> {
  return {
    ...{ id: 'payout', label, isNumber: true },
    cell: (row) => <ListPayout item={row} />,
    csv: ({ payout }) => payout ?? '',
  };
}
