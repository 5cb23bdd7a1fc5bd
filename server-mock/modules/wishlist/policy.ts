import type { Policy } from '../../graphql/policy.ts';

/** Visitors have a wishlist too (WISH-021); an account's wishlist is for its owner only. */
export const policy = {
  wishlist: { who: 'anyone', owner: true },
  createWishlist: { who: 'anyone' },
  addToWishlist: { who: 'anyone', owner: true },
  removeFromWishlist: { who: 'anyone', owner: true },
  wishlistProducts: { who: 'user', owner: true },
  wishlistUuids: { who: 'user', owner: true },
  wishlistCarousel: { who: 'anyone', owner: true },
} satisfies Policy;
