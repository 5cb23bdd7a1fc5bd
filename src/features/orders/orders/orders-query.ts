import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { accountPageSize, type ListState } from '#domain/account-list/list-state.ts';
import { deliveryStatuses } from '#domain/orders/delivery-life-cycle.ts';
import { defaultOrderRole, defaultOrderSort, orderRoles, orderSorts } from '#domain/orders/order-role.ts';
import { request } from '#src/data/graphql/client.ts';
import type { Locale } from '#src/i18n/locale.ts';
import type { AccountListItem } from '#src/ui/market/account-list-types.ts';
import { titleIn } from '#src/ui/market/card-title.ts';
import type { RefundParts } from '#src/ui/market/refund-text.ts';
import {
  type OrderDetailFragment,
  OrderProductDocument,
  OrderProductsDocument,
  type OrderRowFragment,
} from './orders.gen.ts';

/** A product that somebody bought or sold. Amounts in euros. */
export interface OrderRow extends AccountListItem {
  readonly order: OrderRowFragment;
}

/** An `OrderRow` with all data that its page shows. */
export interface OrderDetailRow extends AccountListItem {
  readonly order: OrderDetailFragment;
}

/** The view model of an order, for the list and the order page. */
export function rowOf<Order extends OrderRowFragment>(order: Order, locale: Locale) {
  const { product } = order;
  return {
    uuid: order.uuid,
    title: product === null ? order.title : titleIn(product, locale),
    featuredImage: product?.featuredImage ?? null,
    status: order.delivery.status,
    publicationDate: null,
    // A cancelled sale pays nothing.
    payout: order.delivery.status === 'CANCELLED' ? null : order.payout,
    payoutMade: order.payoutMade === true,
    order,
  };
}

export interface OrderRows {
  readonly rows: readonly OrderRow[];
  readonly totalCount: number;
}

/** One page of the list with its filters and sort applied (ORDER-025). */
async function loadOrders(state: ListState, locale: Locale, signal: AbortSignal): Promise<OrderRows> {
  const statuses = deliveryStatuses.filter((status) => state.filters.includes(status));
  const role = orderRoles.find((one) => one === state.role) ?? defaultOrderRole;
  const { orderProducts } = await request(
    OrderProductsDocument,
    {
      limit: accountPageSize,
      offset: (state.page - 1) * accountPageSize,
      filters: { role, ...(statuses.length > 0 && { statuses }) },
      searchString: state.search,
      sort: orderSorts.find((sort) => sort === state.sort) ?? defaultOrderSort,
      sortDirection: state.direction,
    },
    { signal },
  );
  // Signed out in the meantime; the end of the session is handled elsewhere.
  if (orderProducts.__typename !== 'OrderProductList') return { rows: [], totalCount: 0 };
  const { orderProducts: orders, totalCount } = orderProducts;
  return { rows: orders.map((order) => rowOf(order, locale)), totalCount };
}

/** A page of purchases or sales, persisted for offline reading. */
export function ordersQuery(userId: string, state: ListState, locale: Locale) {
  return queryOptions({
    queryKey: ['order-products', userId, state, locale],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => loadOrders(state, locale, signal),
  });
}

/** One sold product; null if the id does not exist for this user (ORDER-024). */
export function orderQuery(userId: string, uuid: string, locale: Locale) {
  return queryOptions({
    queryKey: ['order-products', userId, 'one', uuid, locale],
    queryFn: async ({ signal }): Promise<OrderDetailRow | null> => {
      const { orderProduct } = await request(OrderProductDocument, { uuid }, { signal });
      return orderProduct.__typename === 'OrderProduct' ? rowOf(orderProduct, locale) : null;
    },
  });
}

/** What goes back to the buyer when the sale is cancelled, in euros. A chargeback has returned the money already. */
export function refundOf(order: OrderDetailFragment): RefundParts {
  const giftCard = order.giftCard ?? 0;
  const money = paidFor(order) + order.delivery.pricePaidByCustomer - giftCard;
  return { money: order.chargedBackAt === null ? Math.max(0, money) : 0, giftCard };
}

/** What the buyer paid for all units together, after the discount, in euros. */
export function paidFor({
  price,
  quantity,
  discount,
}: Pick<OrderRowFragment, 'price' | 'quantity' | 'discount'>): number {
  return price * quantity - discount;
}
