import type { SuggestionEvent } from '#domain/suggestion/life-cycle.ts';

/** The seller answered a suggestion. Payload `{ id, from, to, actor }`. */
export const suggestionAnswered = {
  accept: 'sale_suggestion.accept',
  decline: 'sale_suggestion.decline',
  set_custom_price: 'sale_suggestion.set_custom_price',
} as const satisfies Readonly<Partial<Record<SuggestionEvent, string>>>;

/** Suggestions were made for a seller. Payload `{ sellerId, suggestionIds }`. */
export const suggestionsMade = 'sale_suggestions_made';
