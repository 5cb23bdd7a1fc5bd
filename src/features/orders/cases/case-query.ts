import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { type CaseDetailFragment, OrderCaseDocument, type OrderCaseQuery } from './cases.gen.ts';

export type OrderOfCase = Extract<OrderCaseQuery['orderProduct'], { readonly uuid: string }>;

export interface CaseAnswer {
  readonly order: OrderOfCase;
  /** Null while there is no complaint. */
  readonly found: CaseDetailFragment | null;
}

/** The complaint about an order; null where there is no such order. */
export function caseQuery(userId: string, orderUuid: string) {
  return queryOptions({
    // Under the key of the orders, so that a change of the order also refetches its complaint.
    queryKey: ['order-products', userId, 'case', orderUuid],
    queryFn: async ({ signal }): Promise<CaseAnswer | null> => {
      const { orderCase, orderProduct } = await request(OrderCaseDocument, { orderUuid }, { signal });
      if (orderProduct.__typename !== 'OrderProduct') return null;
      return { order: orderProduct, found: orderCase.__typename === 'OrderCase' ? orderCase : null };
    },
  });
}
