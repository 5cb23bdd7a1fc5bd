/** A seller's sales of a year are reported to the tax authority from now on. Payload `{ sellerId, year }`. */
export const sellerYearReported = 'seller_year.reported';
