import { isUuid } from '#domain/ids.ts';
import { wishlistItemSchema } from '#domain/wishlist/wishlist-item.ts';
import type { SpecOf } from '../collection-spec.ts';

/**
 * Products on the wishlist: the id is the whole content, so that only the time at which it was added can differ
 * (WISH-007).
 */
export const wishlistSpec: SpecOf<'wishlist'> = {
  name: 'wishlist',
  graphqlName: 'Wishlist',
  inputName: 'WishlistItemDocumentInput',
  schema: wishlistItemSchema,
  isId: isUuid,
  displayClocks: ['addedAt'],
  editable: 'all',
  blank: (id) => ({ id, addedAt: 0 }),
  maxDocuments: 2000,
  overflow: 'refuse',
  converters: {},
};
