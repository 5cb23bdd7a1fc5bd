import type { Policy } from '../../graphql/policy.ts';

/** Suggestions are the seller's whose piece it is, and nobody else's (SALE-020). */
export const policy = {
  saleSuggestions: { who: 'user', owner: true },
  saleSuggestion: { who: 'user', owner: true },
  acceptProductSaleSuggestion: { who: 'user', owner: true },
  rejectProductSaleSuggestion: { who: 'user', owner: true },
  updateSaleSuggestionPrice: { who: 'user', owner: true },
} satisfies Policy;
