import { useQuery } from '@tanstack/react-query';
import type { SaleTerms } from '#domain/money/payout-at.ts';
import { request } from '#src/data/graphql/client.ts';
import { MySellerDocument } from './my-seller.gen.ts';

export interface MySeller extends SaleTerms {
  readonly type: string;
  readonly canPublish: boolean;
}

/**
 * The seller of the account, as the server last sent it; persisted for reading offline. Undefined while unknown, null
 * for an account without a seller.
 */
export function useMySeller(userId: string | null): MySeller | null | undefined {
  const { data } = useQuery({
    queryKey: ['my-seller', userId],
    enabled: userId !== null,
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }): Promise<MySeller | null> => {
      const { me } = await request(MySellerDocument, {}, { signal });
      if (me.__typename !== 'User') throw new Error(`no seller terms: ${me.__typename}`);
      const seller = me.seller;
      if (seller === null || seller === undefined) return null;
      return {
        type: seller.type,
        canPublish: seller.canPublish ?? false,
        margin: seller.margin ?? 0,
        marginIncluded: seller.marginIncluded ?? 0,
        transactionFee: seller.transactionFee ?? 0,
      };
    },
  });
  return userId === null ? undefined : data;
}
