import type { OfflinePart } from './route-spec.ts';

/**
 * Parts of pages that work offline although they are loaded on demand. The files of a part are those that it imports
 * statically, as for a page.
 */
export const offlineParts: readonly OfflinePart[] = [
  // The local database and what starts with it, after the first paint.
  { module: 'app/shell/after-paint.tsx', offline: 'shell' },
  { module: 'app/start-local-parts.ts', offline: 'shell' },
  { module: 'data/graphql/query-persistence.ts', offline: 'shell' },
  { module: 'data/db/current-database.ts', offline: 'shell' },
  { module: 'data/db/create-database.ts', offline: 'shell' },
  { module: 'data/db/visitor-merge.ts', offline: 'shell' },
  { module: 'data/db/write-unwritten-drafts.ts', offline: 'shell' },
  // Signing out takes an account's photos from the device.
  { module: 'data/photos/owner-photos.ts', offline: 'shell' },
  { module: 'ui/kit/layers.ts', offline: 'shell' },
  // Reading and keeping: the menu, the wishlist and the state of the sync.
  { module: 'features/shell/navigation/drawer.tsx', offline: 'shell' },
  { module: 'features/shell/navigation/use-menu.ts', offline: 'shell' },
  { module: 'features/account/account/account-menu-sheet.tsx', offline: 'shell' },
  { module: 'features/shop/home/sell-panel.tsx', offline: 'shell' },
  { module: 'features/shop/search/search-history.ts', offline: 'shell' },
  { module: 'features/shell/sync/offline-bar.tsx', offline: 'shell' },
  { module: 'features/shell/sync/sync-badge.tsx', offline: 'shell' },
  { module: 'features/buying/wishlist/save-popup.tsx', offline: 'shell' },
  { module: 'features/buying/wishlist/wishlist-row.tsx', offline: 'shell' },
  // Filters and the search panel with its history (SRCH-003), for lists that were read before.
  { module: 'features/shop/catalog/filters/filter-panel.tsx', offline: 'idle' },
  { module: 'features/shop/catalog/filters/filter-sheet.tsx', offline: 'idle' },
  { module: 'features/shop/catalog/filters/brand-search.ts', offline: 'idle' },
  { module: 'features/shop/search/search-panel.tsx', offline: 'idle' },
  { module: 'features/shop/product/quantity-picker.tsx', offline: 'idle' },
  // Firefox and Safari repeat no import that has failed: a page that was opened without a network would not sync once it
  // is back.
  { module: 'data/sync/replicate.ts', offline: 'idle' },
  { module: 'data/sync/http-transport.ts', offline: 'idle' },
  // Only sellers who add photos need these. They are stored as soon as the form of a draft opens.
  { module: 'data/photos/open-photo-pipeline.ts', offline: 'photos' },
  { module: 'features/selling/listing-drafts/photos/sortable-photos.tsx', offline: 'photos' },
  { module: 'features/selling/listing-drafts/photos/background-tool.tsx', offline: 'photos' },
  // What helps to fill in that form, and what may happen to its values.
  { module: 'features/selling/listing-drafts/form/version-notes.tsx', offline: 'photos' },
  { module: 'features/selling/listing-drafts/form/mishaps.tsx', offline: 'photos' },
  { module: 'features/selling/listing-drafts/form/delete-draft-dialog.tsx', offline: 'photos' },
  { module: 'features/selling/listing-drafts/photos/photo-slots.tsx', offline: 'photos' },
  { module: 'features/selling/listing-drafts/form/quick-choices.tsx', offline: 'photos' },
  { module: 'features/selling/listing-drafts/form/category-suggestions.tsx', offline: 'photos' },
];
