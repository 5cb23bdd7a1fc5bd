import type { Messages } from '../../messages.ts';

export const catalogMessages: Messages = {
  seller_suspended:
    /*i18n*/ 'An account of this seller is suspended. Nothing can be published while the suspension lasts.',
  seller_required: /*i18n*/ 'You have not filled in your seller details yet.',
  product_is_being_paid:
    /*i18n*/ 'A buyer is paying for this product right now. Nothing has changed. If the payment succeeds, the order appears among your sales; otherwise, try again after {until}.',
  product_is_promised:
    /*i18n*/ 'You accepted a bid on this product: it is reserved for that buyer until {until}. Nothing has changed. If the buyer does not pay, you can do this afterwards.',
  seller_is_being_paid:
    /*i18n*/ 'The bank is processing a payment for one of your products. Your account and your listings are still there. Try again once the payment has ended, on {until} at the latest.',
  product_changed_since_seen:
    /*i18n*/ 'This listing was changed in the meantime, for example on another device. Your changes have not been saved. Look at what is new, then save again.',
  product_already_sold: /*i18n*/ 'This product has already been sold.',
  already_reviewed:
    /*i18n*/ 'A colleague has just reviewed this product. Your decision was not saved; this page shows what was decided.',
  review_own_product: /*i18n*/ 'This is your own listing. A colleague has to review it; nothing has changed.',
  removal_stands:
    /*i18n*/ 'This product was removed after a report. It only comes back if an appeal against that decision is granted.',
  review_under_appeal:
    /*i18n*/ 'An appeal against the removal of this product is open. Nothing has changed: decide on the appeal first.',
  review_own_removal:
    /*i18n*/ 'You took this product offline yourself. A colleague has to approve it; nothing has changed.',
  changed_since_seen:
    /*i18n*/ 'This product was changed while you were reviewing it. Your choices are still here: look at what is new, then decide.',
  review_change_unclear: /*i18n*/ 'This is not clear enough yet. Say exactly what it is.',
  review_change_incomplete: /*i18n*/ 'Something that buyers want to know is still missing.',
  review_change_incorrect: /*i18n*/ 'This does not match what we see in the photos or the description.',
  review_change_poor_quality:
    /*i18n*/ 'The photos are too dark, blurred or too small. Take new ones in daylight.',
  review_change_not_own: /*i18n*/ 'Use photos that you took of this product yourself.',
  review_change_damage_missing: /*i18n*/ 'Show signs of wear and damage clearly.',
  review_change_contact_details: /*i18n*/ 'Remove phone numbers, email addresses, links and names of shops.',
  review_change_unrealistic: /*i18n*/ 'This number does not look right. Check it again.',
  review_change_replica: /*i18n*/ 'Do not name a brand or designer unless the product is genuinely theirs.',
  review_rejection_prohibited: /*i18n*/ 'This product may not be sold here.',
  review_rejection_out_of_scope: /*i18n*/ 'This is not furniture, lighting, tableware or home decoration.',
  review_rejection_counterfeit: /*i18n*/ 'This is an imitation. We do not sell replicas.',
  review_rejection_unsafe: /*i18n*/ 'This product is not safe to use.',
  review_rejection_duplicate: /*i18n*/ 'This product is already in another of your listings.',
};
