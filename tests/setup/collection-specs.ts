import type { SyncCollection } from '#domain/sync/protocol.ts';
import type { SpecOf } from '#server/modules/sync/collection-spec.ts';
import { addressesSpec } from '#server/modules/sync/collections/addresses.ts';
import { draftsSpec } from '#server/modules/sync/collections/drafts.ts';
import { notificationsSpec } from '#server/modules/sync/collections/notifications.ts';
import { searchHistorySpec } from '#server/modules/sync/collections/search-history.ts';
import { wishlistSpec } from '#server/modules/sync/collections/wishlist.ts';

/** Every replicated collection; a missing one is a compile error. */
export const collectionSpecs: { readonly [C in SyncCollection]: SpecOf<C> } = {
  wishlist: wishlistSpec,
  searchHistory: searchHistorySpec,
  drafts: draftsSpec,
  addresses: addressesSpec,
  notifications: notificationsSpec,
};
