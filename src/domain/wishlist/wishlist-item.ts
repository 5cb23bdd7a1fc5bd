import * as v from 'valibot';

/** A wishlist entry (WISH-001 to WISH-007). `id` is the product's uuid, which makes saving idempotent. */
export const wishlistItemSchema = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  /** Milliseconds since 1970 on the device's clock. Used for display and sorting only. */
  addedAt: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000)),
});
export type WishlistItem = v.InferOutput<typeof wishlistItemSchema>;
