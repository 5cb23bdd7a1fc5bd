import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OrderRole } from '#domain/orders/order-role.ts';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { useOnline } from '#src/data/use-online.ts';
import { formatDate, formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { AccountDetail, DetailColumns, Fact, Facts } from '#src/ui/market/account-detail.tsx';
import { BuyerDelivery } from './buyer-delivery.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { deliveryTypeWords } from './order-words.ts';
import { type OrderDetailRow, orderQuery, paidFor } from './orders-query.ts';
import { SellerDelivery } from './seller-delivery.tsx';

export interface OrderPageProps {
  readonly userId: string;
  readonly uuid: string;
  readonly notFound: ReactNode;
  /** The way to the list, told whether this was bought. */
  readonly backLink: (isBought: boolean) => ReactNode;
  /** How both sides agree on a day where the transport partner brings the piece (ORDER-010). */
  readonly transport: (deliveryUuid: string) => ReactNode;
}

/** One sold piece for its buyer or its seller: how far it is, where the money is, what to do (ROUTE-072). */
export function OrderPage({ userId, uuid, notFound, backLink, transport }: OrderPageProps) {
  const { t } = useLingui();
  const query = useQuery(orderQuery(userId, uuid, useLocale()));
  const { data, error } = query;
  const isOffline = !useOnline() || error instanceof NetworkError;
  usePageTitle(data === undefined || data === null ? t`Order` : `${t`Order`}: ${data.title}`);
  return (
    <AccountDetail
      answer={{
        data,
        error,
        isOffline,
        isFetching: query.isFetching,
        updatedAt: query.dataUpdatedAt,
        retry: () => void query.refetch(),
      }}
      notFound={notFound}
      backLink={backLink(data?.order.role === 'BUYER')}
    >
      {(row) => <Detail row={row} isOffline={isOffline} transport={transport} />}
    </AccountDetail>
  );
}

interface DetailProps extends Pick<OrderPageProps, 'transport'> {
  readonly row: OrderDetailRow;
  readonly isOffline: boolean;
}

function Detail({ row, isOffline, transport }: DetailProps) {
  const { order } = row;
  const { uuid, status, deliveryMethod } = order.delivery;
  // Once it has arrived there is nothing to agree on any more.
  const isPlanned = status === 'PENDING' && deliveryMethod.type === 'brenger_transport';
  const role = order.role ?? 'SELLER';
  const Delivery = role === 'BUYER' ? BuyerDelivery : SellerDelivery;
  return (
    <>
      <h1>{row.title}</h1>
      <DetailColumns image={row.featuredImage} alt={row.title}>
        {order.delivery.status === 'CANCELLED' && (
          <Banner kind="warning" title={<Trans>This order was cancelled</Trans>}>
            {role === 'BUYER' ? (
              <Trans>You get your money back, the same way you paid.</Trans>
            ) : (
              <Trans>The buyer gets the money back. Nothing needs to be sent any more.</Trans>
            )}
          </Banner>
        )}
        <OrderTimeline order={order} role={role} />
        {order.delivery.status !== 'CANCELLED' && <Delivery order={order} isOffline={isOffline} />}
        {isPlanned && transport(uuid)}
        <OrderFacts row={row} role={role} />
        {order.product?.status === 'PUBLISHED' && (
          <PathLink href={`/products/${order.product.slug}`}>
            <Trans>See the piece</Trans>
          </PathLink>
        )}
      </DetailColumns>
    </>
  );
}

function OrderFacts({ row, role }: { readonly row: OrderDetailRow; readonly role: OrderRole }) {
  const { order, payout } = row;
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Facts>
      <Fact name={<Trans>Order number</Trans>}>{order.order.orderNumber}</Fact>
      <Fact name={<Trans>Ordered on</Trans>}>{formatDate(order.created, locale)}</Fact>
      <Fact name={<Trans>Price</Trans>}>
        {order.quantity > 1 ? (
          <Trans>
            {formatEuro(paidFor(order))} for {order.quantity} pieces
          </Trans>
        ) : (
          formatEuro(paidFor(order))
        )}
      </Fact>
      {payout != null && <Fact name={<Trans>You receive</Trans>}>{formatEuro(payout)}</Fact>}
      <Fact name={<Trans>Delivery</Trans>}>
        {t(deliveryTypeWords(role, order.delivery.deliveryMethod.type))}
        {order.delivery.pricePaidByCustomer > 0 && ` · ${formatEuro(order.delivery.pricePaidByCustomer)}`}
      </Fact>
    </Facts>
  );
}
