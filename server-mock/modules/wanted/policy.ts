import type { Policy } from '../../graphql/policy.ts';

/** Wanted items need a login (WANT-020), and nothing more (WANT-021); each is its owner's alone. */
export const policy = {
  wantedItems: { who: 'user', owner: true },
  wantedItem: { who: 'user', owner: true },
  createWantedItem: { who: 'user' },
  updateWantedItem: { who: 'user', owner: true },
  removeWantedItem: { who: 'user', owner: true },
} satisfies Policy;
