import { infiniteQueryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { GraphqlError } from '#src/data/graphql/errors.ts';
import { nextOffset } from '#src/data/growing-list.ts';
import { SellerPayoutsDocument, type SellerPayoutsQuery } from './payouts.gen.ts';

export type SellerPayouts = Extract<SellerPayoutsQuery['sellerPayouts'], { readonly held: number }>;
export type Payout = SellerPayouts['items'][number];

const payoutPageSize = 15;

/** The payouts page by page, each with the seller's balance; null for an account without a seller. */
export function payoutsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: ['seller-payouts', userId] as const,
    // Amounts and account numbers are not stored on the device.
    meta: { keep: false },
    refetchOnMount: 'always',
    initialPageParam: 0,
    queryFn: async ({ signal, pageParam: offset }): Promise<SellerPayouts | null> => {
      const asked = { limit: payoutPageSize, offset };
      const { sellerPayouts } = await request(SellerPayoutsDocument, asked, { signal });
      if ('held' in sellerPayouts) return sellerPayouts;
      if (sellerPayouts.errorCode === 'no_object_permission') return null;
      throw new GraphqlError(sellerPayouts.message, sellerPayouts.errorCode, null);
    },
    getNextPageParam: (last, pages) => nextOffset(pages.length, payoutPageSize, last?.totalCount ?? 0),
  });
}
