import type { ProductEffect } from '#domain/product/life-cycle.ts';

/** The bus topic for changed products. The payload is `{ productId }`; subscribers load the product. */
export const catalogTopic = 'catalog';

/** The seller changed the asking price. Payload `{ productId, sellerId }`. */
export const productRepriced = 'listing_repriced';

/** Staff took a product offline. Payload `{ productId, removalId }`. */
export const productTakenOffline = 'product_taken_offline';

type Announcing = Extract<ProductEffect, `announce_${string}`>;

/**
 * The domain event of each announcing effect. Payload `{ productId, sellerId }`, plus `{ reviewId, decision }` of the
 * review that caused it: always for `listing_reviewed`, and for `listing_published` if staff approved the product.
 */
export const announcements: Readonly<Record<Announcing, string>> = {
  announce_published: 'listing_published',
  announce_submitted: 'listing_submitted',
  announce_review: 'listing_reviewed',
  announce_gone: 'listing_gone',
  announce_sold: 'listing_sold',
};
