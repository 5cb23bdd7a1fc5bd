import type { MigrationStrategies } from 'rxdb';
import type { SyncCollection } from '#domain/sync/protocol.ts';

/**
 * How stored documents become those of a newer schema, by the version they become. A changed shape needs three things
 * together: `version` one higher in the collection's file, its step here, and the new pin in the contract test. Steps
 * are additive: an edit that waits must come through with every field.
 */
export const migrations: { readonly [C in SyncCollection | 'journal' | 'shelf']: MigrationStrategies } = {
  wishlist: {},
  searchHistory: {},
  drafts: {},
  addresses: {},
  notifications: {},
  journal: { 1: (entry: object) => ({ ...entry, sent: [], sentOver: '' }) },
  shelf: {},
};
