import type { ProductEffect } from '#domain/product/life-cycle.ts';

/** The bus topic that says: this product changed. The payload is `{ productId }`; readers look it up. */
export const catalogTopic = 'catalog';

/** The stored event of a product whose seller asks another price; the payload is `{ productId, sellerId }`. */
export const productRepriced = 'listing_repriced';

/** Staff took a product offline. Payload `{ productId, removalId }`. */
export const productTakenOffline = 'product_taken_offline';

type Announcing = Extract<ProductEffect, `announce_${string}`>;

/**
 * The stored event of each announcing effect; the payload is `{ productId, sellerId }`. With a review that led to it comes
 * `{ reviewId, decision }`: always for `listing_reviewed`, and for `listing_published` when staff approved it.
 */
export const announcements: Readonly<Record<Announcing, string>> = {
  announce_published: 'listing_published',
  announce_submitted: 'listing_submitted',
  announce_review: 'listing_reviewed',
  announce_gone: 'listing_gone',
  announce_sold: 'listing_sold',
};
