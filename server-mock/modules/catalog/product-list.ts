import { builder } from '../../graphql/builder.ts';
import type { CatalogAnswer } from '../../search/catalog-search.ts';
import { ProductType } from './product-ref.ts';
import { loadProducts } from './store.ts';

export const ProductListType = builder.objectRef<CatalogAnswer>('ProductList').implement({
  description: 'A page of products.',
  fields: (t) => ({
    products: t.field({
      type: [ProductType],
      description: 'The products of this page.',
      resolve: ({ ids }, _args, { db }) => loadProducts(db, ids),
    }),
    totalCount: t.exposeInt('totalCount', { description: 'How many products fit, on all pages together.' }),
  }),
});
