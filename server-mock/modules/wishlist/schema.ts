import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  TooManyRequestsError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { addToWishlist, removeFromWishlist } from './change-wishlist.ts';
import { createWishlist } from './create-wishlist.ts';
import { findWishlist } from './find-wishlist.ts';
import { wishlistIds } from './items.ts';
import { carouselProducts, wishlistProducts } from './products.ts';
import { SavedProductsType, WishlistType, WishlistUuidsType } from './wishlist-types.ts';

const uuidDescription = "The wishlist's id; the caller's own without one.";
const notFound = [InvalidUUIDError, ObjectDoesNotExistError, UserHasNoObjectPermissionError];
/** The default page size (WISH-018, docs/readings.md); `longestPage` is the maximum. */
const pageLength = 36;
const longestPage = 100;

builder.queryFields((t) => ({
  wishlist: t.field({
    type: WishlistType,
    description: 'A wishlist by its id. That of an account opens for its owner alone.',
    errors: { types: notFound },
    args: { uuid: t.arg.string({ description: uuidDescription }) },
    resolve: (_root, { uuid }, { db, viewer }) => findWishlist(db, viewer, uuid ?? null),
  }),
  wishlistProducts: t.field({
    type: SavedProductsType,
    description: "The caller's saved products in pages.",
    errors: { types: [UserNotAuthenticatedError] },
    args: {
      limit: t.arg.int({
        defaultValue: pageLength,
        required: true,
        description: 'Products of the page, at most 100.',
      }),
      offset: t.arg.int({ defaultValue: 0, required: true, description: 'Products to skip.' }),
    },
    resolve: async (_root, { limit, offset }, { db, viewer }) => {
      const page = { limit: Math.min(Math.max(limit, 0), longestPage), offset: Math.max(offset, 0) };
      const place = await findWishlist(db, signedIn({ viewer }), null);
      return await wishlistProducts(db, await wishlistIds(db, place), page);
    },
  }),
  wishlistUuids: t.field({
    type: WishlistUuidsType,
    description: "The ids of the caller's saved products.",
    errors: { types: [UserNotAuthenticatedError] },
    resolve: async (_root, _args, { db, viewer }) => {
      const place = await findWishlist(db, signedIn({ viewer }), null);
      return { uuids: await wishlistIds(db, place) };
    },
  }),
  wishlistCarousel: t.field({
    type: SavedProductsType,
    description: 'The latest saved products that can still be bought, at most 12.',
    errors: { types: notFound },
    args: { uuid: t.arg.string({ description: uuidDescription }) },
    resolve: async (_root, { uuid }, { db, viewer }) =>
      carouselProducts(db, await wishlistIds(db, await findWishlist(db, viewer, uuid ?? null))),
  }),
}));

builder.mutationFields((t) => ({
  createWishlist: t.field({
    type: WishlistType,
    description: "Make a visitor's wishlist. A logged-in caller gets the products added to the own one.",
    errors: { types: [InvalidUUIDError, ValidationError, TooManyRequestsError] },
    args: {
      productUuids: t.arg.stringList({ required: true, description: 'Products to begin with.' }),
      email: t.arg.string({ description: "Given at the wishlist's sign-up." }),
      redirectUrl: t.arg.string({ description: 'The page of ours to open after the sign-up, as a path.' }),
    },
    resolve: (_root, { productUuids, email, redirectUrl }, context) =>
      createWishlist(context, { productUuids, email: email ?? null, redirectUrl: redirectUrl ?? null }),
  }),
  addToWishlist: t.field({
    type: WishlistType,
    description: 'Add products. Unknown ones and those that are in it already are left out.',
    errors: { types: [...notFound, ValidationError] },
    args: {
      productUuids: t.arg.stringList({ required: true, description: 'The products.' }),
      uuid: t.arg.string({ description: uuidDescription }),
    },
    resolve: (_root, { productUuids, uuid }, context) => addToWishlist(context, productUuids, uuid ?? null),
  }),
  removeFromWishlist: t.field({
    type: WishlistType,
    description: 'Take a product off. One that is not on it changes nothing.',
    errors: { types: notFound },
    args: {
      productUuid: t.arg.string({ required: true, description: 'The product.' }),
      uuid: t.arg.string({ description: uuidDescription }),
    },
    resolve: (_root, { productUuid, uuid }, context) =>
      removeFromWishlist(context, productUuid, uuid ?? null),
  }),
}));
