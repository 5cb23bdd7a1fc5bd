import { Trans, useLingui } from '@lingui/react/macro';
import { CreditCard } from 'lucide-react';
import { request } from '#src/data/graphql/client.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { Moment, State } from '../act/detail.tsx';
import { granted } from '../act/granted.ts';
import { useDeskList } from '../act/use-desk-query.ts';
import styles from '../desk.module.css';
import { DeskList } from '../list/desk-list.tsx';
import { PersonName } from '../list/person-name.tsx';
import { chosenOf, deskPageSize, useDeskSearch } from '../list/use-desk-search.ts';
import { MethodName } from '../orders/method-name.tsx';
import { paymentStatusLabels } from '../orders/order-labels.ts';
import {
  StaffPaymentsDocument,
  type StaffPaymentsQuery,
  type StaffPaymentsQueryVariables,
} from './payments.gen.ts';

/** All payments, including those that did not result in an order. */
export function PaymentsPage({ userId }: { readonly userId: string }) {
  const { t } = useLingui();
  usePageTitle(t`Payments`);
  const search = useDeskSearch(['status']);
  const asked: StaffPaymentsQueryVariables = {
    searchString: search.query,
    status: chosenOf(paymentStatusLabels, search.filters.status),
    offset: (search.page - 1) * deskPageSize,
  };
  const answer = useDeskList(userId, ['payments', asked], async (options) =>
    granted((await request(StaffPaymentsDocument, asked, options)).staffPayments),
  );
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Payments</Trans>
      </h1>
      <DeskList
        label={t`Payments`}
        search={search}
        searchLabel={t`Person, order number, provider’s number or ID`}
        filters={[
          {
            name: 'status',
            label: t`Status`,
            options: Object.entries(paymentStatusLabels).map(([value, label]) => ({
              value,
              label: t(label),
            })),
          },
        ]}
        answer={answer}
        name={{ label: t`Started`, of: ({ created }) => <Moment at={created} /> }}
        hrefOf={({ orderUuid }) => (orderUuid === null ? null : `/staff/orders/${orderUuid}`)}
        columns={[
          { id: 'order', label: t`Order`, cell: ({ orderNumber }) => orderNumber },
          {
            id: 'buyer',
            label: t`Buyer`,
            cell: ({ buyerUuid, buyerName, buyerEmail }) =>
              buyerUuid === null ? (
                <PersonName name={buyerEmail} />
              ) : (
                <PathLink href={`/staff/users/${buyerUuid}`}>
                  <PersonName name={buyerName ?? buyerEmail} />
                </PathLink>
              ),
          },
          {
            id: 'method',
            label: t`Method`,
            isSecondary: true,
            cell: ({ method }) => <MethodName method={method} />,
          },
          { id: 'amount', label: t`Amount`, isNumber: true, cell: ({ amount }) => formatEuro(amount) },
          {
            id: 'held',
            label: t`Held`,
            isNumber: true,
            isSecondary: true,
            cell: ({ held }) => formatEuro(held),
          },
          {
            id: 'refunded',
            label: t`Refunded`,
            isNumber: true,
            isSecondary: true,
            cell: ({ refunded }) => formatEuro(refunded),
          },
          {
            id: 'status',
            label: t`Status`,
            cell: (row) => <PaymentState row={row} />,
          },
        ]}
        empty={{ icon: CreditCard, title: <Trans>No payments yet</Trans> }}
      />
    </div>
  );
}

type Row = Extract<StaffPaymentsQuery['staffPayments'], { readonly items: unknown }>['items'][number];

function PaymentState({ row: { status, isSuperseded, heldUntil } }: { readonly row: Row }) {
  const { t } = useLingui();
  return (
    <>
      <State isAlert={status === 'failed' || status === 'chargeback'}>{t(paymentStatusLabels[status])}</State>
      {heldUntil !== null && (status === 'created' || status === 'reserved') && (
        <>
          {' '}
          <Trans>
            until <Moment at={heldUntil} />
          </Trans>
        </>
      )}
      {isSuperseded && (
        <State>
          <Trans>Replaced by another</Trans>
        </State>
      )}
    </>
  );
}
