import { infiniteQueryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
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
    staleTime: 0,
    initialPageParam: 0,
    queryFn: async ({ signal, pageParam: offset }): Promise<SellerPayouts | null> => {
      const asked = { limit: payoutPageSize, offset };
      const { sellerPayouts } = await request(SellerPayoutsDocument, asked, { signal });
      return 'held' in sellerPayouts ? sellerPayouts : null;
    },
    getNextPageParam: (last, pages) => nextOffset(pages.length, payoutPageSize, last?.totalCount ?? 0),
  });
}
