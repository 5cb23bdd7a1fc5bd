import type { Policy } from '../../graphql/policy.ts';

/** Wanted items require a login (WANT-020) and nothing else (WANT-021); each is for its owner only. */
export const policy = {
  wantedItems: { who: 'user', owner: true },
  wantedItem: { who: 'user', owner: true },
  createWantedItem: { who: 'user' },
  updateWantedItem: { who: 'user', owner: true },
  removeWantedItem: { who: 'user', owner: true },
} satisfies Policy;
