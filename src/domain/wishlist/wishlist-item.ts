import * as v from 'valibot';

/** A saved product (WISH-001..007). `id` is the product's uuid, so that saving twice is saving once. */
export const wishlistItemSchema = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  /** Milliseconds since 1970 by the device's clock: for display and sorting only. */
  addedAt: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000)),
});
export type WishlistItem = v.InferOutput<typeof wishlistItemSchema>;
