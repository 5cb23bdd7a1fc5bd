import type { SyncCollection } from '#domain/sync/protocol.ts';
import type { SpecOf } from '../collection-spec.ts';
import { addressesSpec } from './addresses.ts';
import { draftsSpec } from './drafts.ts';
import { searchHistorySpec } from './search-history.ts';
import { wishlistSpec } from './wishlist.ts';

/** Every replicated collection; the type makes a missing one a compile error. */
export const collectionSpecs: { readonly [C in SyncCollection]: SpecOf<C> } = {
  wishlist: wishlistSpec,
  searchHistory: searchHistorySpec,
  drafts: draftsSpec,
  addresses: addressesSpec,
};
