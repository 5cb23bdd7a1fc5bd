import type { Messages } from '../../messages.ts';

export const reviewMessages: Messages = {
  review_needs_receipt:
    /*i18n*/ 'You can write a review once receipt is confirmed. After a refund this is no longer possible.',
  review_too_late: /*i18n*/ 'You can write a review until 60 days after receipt.',
  review_exists: /*i18n*/ 'You have already reviewed this order. Refresh the page to see your review.',
  review_edit_too_late:
    /*i18n*/ 'You can change your review until 48 hours after writing or publication. That time has passed.',
  review_has_reply: /*i18n*/ 'You have already replied to this review.',
  review_rating: /*i18n*/ 'Choose 1 to 5 stars.',
  review_text_too_long: /*i18n*/ 'This text is too long. Shorten it.',
  review_name_too_long: /*i18n*/ 'Use at most 60 characters for your name.',
  reply_empty: /*i18n*/ 'Write your reply first.',
};
