import { queryOptions, skipToken } from '@tanstack/react-query';
import type { SearchPlace } from '#domain/search/product-list-state.ts';
import { request } from '#src/data/graphql/client.ts';
import type { ShownDelivery } from '#src/ui/market/delivery-texts.tsx';
import { PostcodeDeliveryDocument } from './delivery.gen.ts';

export interface PostcodeDelivery {
  /** The town of the postcode. */
  readonly place: string;
  readonly options: readonly Pick<ShownDelivery, 'type' | 'price'>[];
}

/**
 * The delivery methods of a product to a postcode with their prices at this moment, which are never persisted
 * (DELIV-002). Null if the postcode is unknown or the product is gone.
 */
export function postcodeDeliveryQuery(slug: string, place: SearchPlace | null) {
  return queryOptions({
    queryKey: ['postcode-delivery', slug, place],
    staleTime: 0,
    gcTime: 0,
    meta: { keep: false },
    queryFn:
      place === null
        ? skipToken
        : async ({ signal }): Promise<PostcodeDelivery | null> => {
            const { postcodeDelivery } = await request(
              PostcodeDeliveryDocument,
              { ...place, slug },
              { signal },
            );
            return 'options' in postcodeDelivery ? postcodeDelivery : null;
          },
  });
}
