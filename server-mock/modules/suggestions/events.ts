/** The stored event of new suggestions for a seller; the payload is `{ sellerId, suggestionIds }`. */
export const suggestionsMade = 'sale_suggestions_made';
