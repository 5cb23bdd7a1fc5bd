import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  TooManyRequestsError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { followSeller, unfollowSeller } from './follow-seller.ts';
import { followedSellers, type Page, watchedProducts } from './own-lists.ts';
import {
  FollowedSellersType,
  ProductWatchType,
  SellerFollowType,
  WatchedProductsType,
} from './watch-objects.ts';
import { unwatchProduct, watchProduct } from './watch-product.ts';

const pageLength = 24;
const longestPage = 100;

function pageOf({ limit, offset }: Page): Page {
  return { limit: Math.min(Math.max(limit, 0), longestPage), offset: Math.max(offset, 0) };
}

const ends = [UserNotAuthenticatedError, InvalidUUIDError, TooManyRequestsError];
const begins = [...ends, ObjectDoesNotExistError, ValidationError];

builder.queryFields((t) => {
  const args = {
    limit: t.arg.int({
      defaultValue: pageLength,
      required: true,
      description: 'Entries of the page, at most 100.',
    }),
    offset: t.arg.int({ defaultValue: 0, required: true, description: 'Entries to skip.' }),
  };
  return {
    watchedProducts: t.field({
      type: WatchedProductsType,
      description: 'The products that the viewer watches.',
      errors: { types: [UserNotAuthenticatedError] },
      args,
      resolve: (_root, page, context) => watchedProducts(context.db, signedIn(context), pageOf(page)),
    }),
    followedSellers: t.field({
      type: FollowedSellersType,
      description: 'The sellers that the viewer follows.',
      errors: { types: [UserNotAuthenticatedError] },
      args,
      resolve: (_root, page, context) => followedSellers(context.db, signedIn(context), pageOf(page)),
    }),
  };
});

builder.mutationFields((t) => {
  const productUuid = t.arg.string({ required: true, description: "The product's id." });
  const sellerUuid = t.arg.string({ required: true, description: "The seller's id." });
  return {
    watchProduct: t.field({
      type: ProductWatchType,
      description: 'Ask to hear when a reserved product can be bought again.',
      errors: { types: begins },
      args: { productUuid },
      resolve: async (_root, args, context) => ({
        productUuid: await watchProduct(context, args.productUuid),
        isWatched: true,
      }),
    }),
    unwatchProduct: t.field({
      type: ProductWatchType,
      description: 'No longer watch a product.',
      errors: { types: ends },
      args: { productUuid },
      resolve: async (_root, args, context) => ({
        productUuid: await unwatchProduct(context, args.productUuid),
        isWatched: false,
      }),
    }),
    followSeller: t.field({
      type: SellerFollowType,
      description: 'Follow a seller, to hear of what they put on sale.',
      errors: { types: begins },
      args: { sellerUuid },
      resolve: async (_root, args, context) => ({
        sellerUuid: await followSeller(context, args.sellerUuid),
        isFollowed: true,
      }),
    }),
    unfollowSeller: t.field({
      type: SellerFollowType,
      description: 'No longer follow a seller.',
      errors: { types: ends },
      args: { sellerUuid },
      resolve: async (_root, args, context) => ({
        sellerUuid: await unfollowSeller(context, args.sellerUuid),
        isFollowed: false,
      }),
    }),
  };
});
