import type { Policy } from '../../graphql/policy.ts';

/** Watches and follows are for their owner only: no operation takes another person's id. */
export const policy = {
  watchedProducts: { who: 'user', owner: true },
  followedSellers: { who: 'user', owner: true },
  watchProduct: { who: 'user' },
  unwatchProduct: { who: 'user', owner: true },
  followSeller: { who: 'user' },
  unfollowSeller: { who: 'user', owner: true },
} satisfies Policy;
