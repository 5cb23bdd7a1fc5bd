import { request } from '#src/data/graphql/client.ts';
import type { CardPhoto } from '#src/ui/market/card-photos.ts';
import { CardPhotosDocument } from './card-photos.gen.ts';

/** The photos of a product for its quick view; none if it is no longer there. Rejects without an answer. */
export async function cardPhotos(uuid: string): Promise<readonly CardPhoto[]> {
  const { productByUuid: product } = await request(CardPhotosDocument, { uuid });
  return product.__typename === 'Product' ? product.images : [];
}
