import type { Policy } from '../../graphql/policy.ts';

/** Visitors keep a wishlist too (WISH-021); an account's wishlist opens for its owner alone. */
export const policy = {
  wishlist: { who: 'anyone', owner: true },
  createWishlist: { who: 'anyone' },
  addToWishlist: { who: 'anyone', owner: true },
  removeFromWishlist: { who: 'anyone', owner: true },
  wishlistProducts: { who: 'user', owner: true },
  wishlistUuids: { who: 'user', owner: true },
  wishlistCarousel: { who: 'anyone', owner: true },
} satisfies Policy;
