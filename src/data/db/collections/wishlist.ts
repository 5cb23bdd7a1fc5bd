import { type WishlistItem, wishlistItemSchema } from '#domain/wishlist/wishlist-item.ts';
import { rowSchema } from '../mirror.ts';
import type { WishlistRow } from '../types.ts';

/** RxDB reads an index in ascending order only, so the newest entry is stored with the smallest number. */
const endOfTime = 8_640_000_000_000;

/** Wishlist entries (PWA-027, WISH-006), newest first by index. */
export const wishlistSchema = rowSchema<WishlistRow>('wishlist', 0, wishlistItemSchema, {
  properties: { newestFirst: { type: 'number', minimum: 0, maximum: endOfTime, multipleOf: 1 } },
  indexes: ['newestFirst'],
});

export function wishlistRow(item: WishlistItem): WishlistRow {
  return { id: item.id, addedAt: item.addedAt, newestFirst: endOfTime - item.addedAt };
}
