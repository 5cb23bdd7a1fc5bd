import type { Policy } from '../../graphql/policy.ts';

/** A person's documents are nobody else's business: the owner comes from the session, never from a row (rule 7). */
export const policy = {
  pullWishlist: { who: 'user', owner: true },
  pushWishlist: { who: 'user', owner: true },
  pullSearchHistory: { who: 'user', owner: true },
  pushSearchHistory: { who: 'user', owner: true },
  pullDrafts: { who: 'user', owner: true },
  pushDrafts: { who: 'user', owner: true },
  pullAddresses: { who: 'user', owner: true },
  pushAddresses: { who: 'user', owner: true },
  pullNotifications: { who: 'user', owner: true },
  pushNotifications: { who: 'user', owner: true },
  syncPokes: { who: 'user', owner: true },
} satisfies Policy;
