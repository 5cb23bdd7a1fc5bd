import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReviewRating } from '#domain/reviews/review-content.ts';

/** Labels of the ratings next to the stars (SELL-012). */
export const ratingLabels: Readonly<Record<ReviewRating, MessageDescriptor>> = {
  itemCondition: msg`Condition of the product`,
  itemDescription: msg`Matches the description`,
  itemWrapping: msg`Packaging`,
  deliveryTime: msg`Delivery time`,
  sellerCommunication: msg`Contact with the seller`,
  platformService: msg`Hervonden’s service`,
};
