import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { ProductPageDocument, type ProductPageQuery } from './product.gen.ts';

export type Product = Extract<ProductPageQuery['productBySlug'], { __typename: 'Product' }>;

/** The product with this slug; null if there is none. Persisted for offline reading. */
export function productQuery(slug: string) {
  return queryOptions({
    queryKey: ['product', slug],
    staleTime: 30_000,
    queryFn: async ({ signal }): Promise<Product | null> => {
      const { productBySlug } = await request(ProductPageDocument, { slug }, { signal });
      return productBySlug.__typename === 'Product' ? productBySlug : null;
    },
  });
}
