/** Suggestions were made for a seller. Payload `{ sellerId, suggestionIds }`. */
export const suggestionsMade = 'sale_suggestions_made';
