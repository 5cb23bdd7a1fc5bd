import type { Policy } from '../../graphql/policy.ts';

/** Suggestions are for the seller of the product only (SALE-020). */
export const policy = {
  saleSuggestions: { who: 'user', owner: true },
  saleSuggestion: { who: 'user', owner: true },
  acceptProductSaleSuggestion: { who: 'user', owner: true },
  rejectProductSaleSuggestion: { who: 'user', owner: true },
  updateSaleSuggestionPrice: { who: 'user', owner: true },
} satisfies Policy;
