import type { MigrationStrategies } from 'rxdb';
import type { SyncCollection } from '#domain/sync/protocol.ts';

/**
 * How stored documents are converted to a newer schema, by the version that they become. A changed schema needs three
 * things together: a `version` one higher in the collection's file, its step here, and the new pin in the contract
 * test. Steps are additive: a pending edit must keep every field.
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
