import { builder } from '../../graphql/builder.ts';
import { ProductType } from '../products/product-ref.ts';
import { SellerType } from '../sellers/seller-object.ts';
import type { FollowedSellers, WatchedProducts } from './own-lists.ts';

builder.objectField(ProductType, 'isWatched', (t) =>
  t.boolean({
    description: 'Whether the viewer asked to hear when it is no longer reserved; false for a visitor.',
    resolve: async ({ product }, _args, { db, viewer }) => {
      if (viewer === null) return false;
      const row = await db
        .selectFrom('product_watches')
        .select('product_id')
        .where('user_id', '=', viewer.userId)
        .where('product_id', '=', product.id)
        .executeTakeFirst();
      return row !== undefined;
    },
  }),
);

builder.objectField(SellerType, 'isFollowed', (t) =>
  t.boolean({
    description: 'Whether the viewer follows this seller; false for a visitor.',
    resolve: async ({ seller }, _args, { db, viewer }) => {
      if (viewer === null) return false;
      const row = await db
        .selectFrom('seller_follows')
        .select('seller_id')
        .where('user_id', '=', viewer.userId)
        .where('seller_id', '=', seller.id)
        .executeTakeFirst();
      return row !== undefined;
    },
  }),
);

export const WatchedProductsType = builder.objectRef<WatchedProducts>('WatchedProducts').implement({
  description: 'A page of the products that the viewer watches.',
  fields: (t) => ({
    products: t.field({
      type: [ProductType],
      description: 'The latest watched first; sold ones too.',
      resolve: ({ products }) => [...products],
    }),
    totalCount: t.exposeInt('totalCount', { description: 'How many there are on all pages together.' }),
  }),
});

export const FollowedSellersType = builder.objectRef<FollowedSellers>('FollowedSellers').implement({
  description: 'A page of the sellers that the viewer follows.',
  fields: (t) => ({
    sellers: t.field({
      type: [SellerType],
      description: 'The latest followed first.',
      resolve: ({ sellers }) => [...sellers],
    }),
    totalCount: t.exposeInt('totalCount', { description: 'How many there are on all pages together.' }),
  }),
});

interface ProductWatch {
  readonly productUuid: string;
  readonly isWatched: boolean;
}

export const ProductWatchType = builder.objectRef<ProductWatch>('ProductWatch').implement({
  description: 'Whether the viewer watches a product.',
  fields: (t) => ({
    productUuid: t.exposeString('productUuid', { description: "The product's id." }),
    isWatched: t.exposeBoolean('isWatched', { description: 'True while it is watched.' }),
  }),
});

interface SellerFollow {
  readonly sellerUuid: string;
  readonly isFollowed: boolean;
}

export const SellerFollowType = builder.objectRef<SellerFollow>('SellerFollow').implement({
  description: 'Whether the viewer follows a seller.',
  fields: (t) => ({
    sellerUuid: t.exposeString('sellerUuid', { description: "The seller's id." }),
    isFollowed: t.exposeBoolean('isFollowed', { description: 'True while the seller is followed.' }),
  }),
});
