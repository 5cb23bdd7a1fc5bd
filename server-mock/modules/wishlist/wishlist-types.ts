import { builder } from '../../graphql/builder.ts';
import { ProductType } from '../products/product-ref.ts';
import type { WishlistPlace } from './find-wishlist.ts';
import { wishlistIds } from './items.ts';
import { shownIds, type WishlistProducts, wishlistProducts } from './products.ts';

/** Number of products in a Wishlist object itself; wishlistProducts returns all of them in pages. */
const shownInFull = 200;

export const WishlistType = builder.objectRef<WishlistPlace>('Wishlist').implement({
  description: 'Saved products of a visitor or an account.',
  fields: (t) => ({
    uuid: t.exposeString('uuid', { description: "The wishlist's id." }),
    products: t.field({
      type: [ProductType],
      description: 'The latest 200 saved products, sold ones too.',
      resolve: async (place, _args, { db }) => {
        const page = { limit: shownInFull, offset: 0 };
        return [...(await wishlistProducts(db, await wishlistIds(db, place), page)).products];
      },
    }),
    totalCount: t.int({
      description: 'How many products are saved.',
      resolve: async (place, _args, { db }) => (await shownIds(db, await wishlistIds(db, place))).length,
    }),
  }),
});

export const SavedProductsType = builder.objectRef<WishlistProducts>('WishlistProducts').implement({
  description: 'Saved products, the latest first.',
  fields: (t) => ({
    products: t.field({
      type: [ProductType],
      description: 'The products.',
      resolve: (saved) => [...saved.products],
    }),
    totalCount: t.exposeInt('totalCount', { description: 'How many there are in all.' }),
  }),
});

export const WishlistUuidsType = builder
  .objectRef<{ readonly uuids: readonly string[] }>('WishlistUuids')
  .implement({
    description: 'What is saved, by id.',
    fields: (t) => ({
      uuids: t.stringList({
        description: "The products' ids, the latest first.",
        resolve: ({ uuids }) => [...uuids],
      }),
    }),
  });
