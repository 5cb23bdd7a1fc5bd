/** A seller's sales of a year will be reported to the tax authority. Payload `{ sellerId, year }`. */
export const sellerYearReported = 'seller_year.reported';
