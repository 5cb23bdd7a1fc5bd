import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isInPerson } from '#domain/orders/delivery-life-cycle.ts';
import type { OrderRole } from '#domain/orders/order-role.ts';
import { useQueryState } from '#src/data/use-query-state.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { AccountDetail } from '#src/ui/market/account-detail.tsx';
import { BuyerDelivery } from './buyer-delivery.tsx';
import { CancelledNote, OrderFacts, ReleaseNote } from './order-facts.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderNow } from './order-now.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import styles from './orders.module.css';
import { type OrderDetailRow, orderQuery } from './orders-query.ts';
import { SellerDelivery } from './seller-delivery.tsx';
import { OpenWithdrawal, WithdrawalLink } from './withdrawal-link.tsx';

export interface OrderPageProps {
  readonly userId: string;
  readonly uuid: string;
  readonly notFound: ReactNode;
  /** The link to the list of bought or sold products. */
  readonly backLink: (isBought: boolean) => ReactNode;
  /** Renders how both sides agree on a day for delivery by the transport partner (ORDER-010). */
  readonly transport: (deliveryUuid: string) => ReactNode;
  /** Renders the appointment and proof of a hand-over in person. */
  readonly pickup: (deliveryUuid: string) => ReactNode;
  /** Renders the button for the conversation between the two sides. */
  readonly message?: (orderUuid: string, role: OrderRole) => ReactNode;
  /** Renders the form with which a seller marks a parcel as sent. */
  readonly shipment: (deliveryUuid: string) => ReactNode;
  /**
   * Renders whose turn it is in the open complaint, and until when. Where a complaint can be opened, it preloads the
   * data of the form, so that the form also opens offline.
   */
  readonly complaint?: (orderUuid: string, isOpen: boolean) => ReactNode;
  /** Renders the reviews of both sides, after receipt. */
  readonly reviews?: (orderProductUuid: string) => ReactNode;
  /** Renders the prompt for push notifications while the order is open. */
  readonly notifications?: (role: OrderRole) => ReactNode;
}

/** The order page of one sold product, for its buyer or its seller: status, money and actions (ROUTE-072). */
export function OrderPage({ userId, uuid, notFound, backLink, ...slots }: OrderPageProps) {
  const { t } = useLingui();
  const query = useQueryState(useQuery(orderQuery(userId, uuid, useLocale())));
  const { data, isOffline } = query;
  usePageTitle(data === undefined || data === null ? t`Order` : `${t`Order`}: ${data.title}`);
  return (
    <AccountDetail query={query} notFound={notFound} backLink={backLink(data?.order.role === 'BUYER')}>
      {(row) => <Detail row={row} isOffline={isOffline} {...slots} />}
    </AccountDetail>
  );
}

interface DetailProps
  extends Pick<
    OrderPageProps,
    'transport' | 'pickup' | 'shipment' | 'complaint' | 'reviews' | 'message' | 'notifications'
  > {
  readonly row: OrderDetailRow;
  readonly isOffline: boolean;
}

function Detail({ row, isOffline, transport, pickup, shipment, complaint, ...slots }: DetailProps) {
  const { reviews, message, notifications } = slots;
  const { order } = row;
  const { uuid, status, deliveryMethod } = order.delivery;
  // After arrival there is nothing left to arrange.
  const isPending = status === 'PENDING' && !order.isWithdrawalOpen;
  const isPlanned = isPending && deliveryMethod.type === 'brenger_transport';
  const isMeeting =
    (isPending || (status === 'ARRIVED' && !order.isWithdrawalOpen)) && isInPerson(deliveryMethod.type);
  const isComplained = status === 'IN_REVIEW' && !order.isWithdrawalOpen;
  const role = order.role ?? 'SELLER';
  const Delivery = role === 'BUYER' ? BuyerDelivery : SellerDelivery;
  return (
    <>
      <OrderHead row={row} message={order.role !== null && message?.(order.uuid, order.role)} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {order.delivery.status === 'CANCELLED' && <CancelledNote order={order} role={role} />}
          {status === 'CONFIRMED' && <ReleaseNote text={order.delivery.staffReason} />}
          <OrderNow order={order} role={role} />
          {(isComplained || order.delivery.possible.includes('dispute')) &&
            complaint?.(order.uuid, isComplained)}
          {order.isWithdrawalOpen ? (
            <OpenWithdrawal order={order} />
          ) : (
            status !== 'CANCELLED' && <Delivery order={order} isOffline={isOffline} />
          )}
          {isPending && order.delivery.possible.includes('ship') && shipment(uuid)}
          {isMeeting && pickup(uuid)}
          {isPlanned && transport(uuid)}
          {order.delivery.confirmedAt !== null && !order.isWithdrawalOpen && reviews?.(order.uuid)}
        </div>
        <div className={styles.column}>
          <OrderTimeline order={order} role={role} />
          <OrderMoney order={order} role={role} />
          <OrderFacts row={row} role={role} />
          {isPending && order.role !== null && notifications?.(order.role)}
          {!order.isWithdrawalOpen && <WithdrawalLink order={order} />}
          {order.product?.status === 'PUBLISHED' && (
            <PathLink href={`/products/${order.product.slug}`}>
              <Trans>View product</Trans>
            </PathLink>
          )}
        </div>
      </div>
    </>
  );
}
