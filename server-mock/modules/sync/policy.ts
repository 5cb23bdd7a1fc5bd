import type { Policy } from '../../graphql/policy.ts';

/**
 * A person's documents are for that person only: the owner is the user of the session and is never read from a row
 * (docs/sync.md, rule 7).
 */
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
