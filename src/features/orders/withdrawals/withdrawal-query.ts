import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import {
  LinkedPurchasesDocument,
  type PurchaseDetailFragment,
  PurchaseWithdrawalDocument,
  WithdrawablePurchasesDocument,
  type WithdrawablePurchasesQuery,
} from './withdrawals.gen.ts';

/** Query key of an account's purchases, below the key of the orders so that changes to an order invalidate it. */
const purchasesKey = (userId: string) => ['order-products', userId, 'withdrawal'] as const;

/** A purchase with its withdrawal; null if there is no such order. */
export function purchaseQuery(userId: string, orderUuid: string) {
  return queryOptions({
    queryKey: [...purchasesKey(userId), orderUuid],
    queryFn: async ({ signal }): Promise<PurchaseDetailFragment | null> => {
      const { purchaseWithdrawal } = await request(PurchaseWithdrawalDocument, { orderUuid }, { signal });
      return purchaseWithdrawal.__typename === 'Purchase' ? purchaseWithdrawal : null;
    },
  });
}

export type WithdrawablePurchase = Extract<
  WithdrawablePurchasesQuery['withdrawablePurchases'],
  { readonly __typename: 'Purchases' }
>['items'][number];

/** The purchases that an account may currently withdraw from. */
export function withdrawableQuery(userId: string) {
  return queryOptions({
    queryKey: [...purchasesKey(userId), 'all'],
    queryFn: async ({ signal }): Promise<readonly WithdrawablePurchase[]> => {
      const { withdrawablePurchases } = await request(WithdrawablePurchasesDocument, {}, { signal });
      if (withdrawablePurchases.__typename !== 'Purchases')
        throw new Error(`no purchases to withdraw from: ${withdrawablePurchases.__typename}`);
      return withdrawablePurchases.items;
    },
  });
}

export type LinkAnswer =
  | { readonly kind: 'purchases'; readonly items: readonly PurchaseDetailFragment[] }
  | { readonly kind: 'refused'; readonly message: string };

/** The purchases in the order of an emailed link. Not persisted on the device, because the link grants access. */
export function linkQuery(token: string) {
  return queryOptions({
    queryKey: ['withdrawal-link', token],
    meta: { keep: false },
    queryFn: async ({ signal }): Promise<LinkAnswer> => {
      const { linkedPurchases } = await request(LinkedPurchasesDocument, { token }, { signal });
      return linkedPurchases.__typename === 'Purchases'
        ? { kind: 'purchases', items: linkedPurchases.items }
        : { kind: 'refused', message: linkedPurchases.message };
    },
  });
}
