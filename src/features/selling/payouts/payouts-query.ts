import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { SellerPayoutsDocument, type SellerPayoutsQuery } from './payouts.gen.ts';

export type SellerPayouts = Extract<SellerPayoutsQuery['sellerPayouts'], { readonly held: number }>;
export type Payout = SellerPayouts['items'][number];

export const payoutPageSize = 15;

/** The seller's balance and one page of payouts, from 0; null for an account without a seller. */
export function payoutsQuery(userId: string, page: number) {
  return queryOptions({
    queryKey: ['seller-payouts', userId, page] as const,
    // Amounts and account numbers are not stored on the device.
    meta: { keep: false },
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<SellerPayouts | null> => {
      const asked = { limit: payoutPageSize, offset: page * payoutPageSize };
      const { sellerPayouts } = await request(SellerPayoutsDocument, asked, { signal });
      return 'held' in sellerPayouts ? sellerPayouts : null;
    },
  });
}
