/** Both sides of a sale are invited to review each other. Payload `{ orderProductId }`. */
export const reviewRequestDue = 'review.request_due';
/** A review was published. Payload `{ reviewId }`. */
export const reviewPublished = 'review.published';
/** The subject of a review has replied to it. Payload `{ reviewId }`. */
export const reviewReplied = 'review.replied';
