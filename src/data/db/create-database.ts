import type { Dexie } from 'dexie';
import { addRxPlugin, createRxDatabase, type RxCollectionCreator, type RxStorage } from 'rxdb';
import { RxDBMigrationSchemaPlugin } from 'rxdb/plugins/migration-schema';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { type SyncCollection, syncCollections } from '#domain/sync/protocol.ts';
import { pause } from '#src/platform/pause/pause.ts';
import { enableAdding } from './add-without-reading.ts';
import { addressesSchema } from './collections/addresses.ts';
import { draftsSchema } from './collections/drafts.ts';
import { journalSchema } from './collections/journal.ts';
import { migrations } from './collections/migrations.ts';
import { notificationsSchema } from './collections/notifications.ts';
import { rejectedEditSchema } from './collections/rejected-edits.ts';
import { searchHistorySchema } from './collections/search-history.ts';
import { wishlistSchema } from './collections/wishlist.ts';
import { type BindableHandler, conflictHandler } from './conflict-handler.ts';
import { baseOf, journalEntry } from './journal.ts';
import { databaseName, rememberOwner } from './owners.ts';
import { recordRejectedEdit } from './rejected-edits.ts';
import { replicaStorage } from './replica-storage.ts';
import { isFromServer, storedState } from './rows.ts';
import { sentVersions } from './sent-states.ts';
import { watchStore } from './storage-loss.ts';
import type { Collections, HervondenDatabase, OpenOptions, Owner, StorageLoss } from './types.ts';

addRxPlugin(RxDBMigrationSchemaPlugin);

/**
 * The collections of one database: five replicated ones, the journal and the rejected edits. The free limit is 13 per
 * page.
 */
export const schemas = {
  wishlist: wishlistSchema,
  searchHistory: searchHistorySchema,
  drafts: draftsSchema,
  addresses: addressesSchema,
  notifications: notificationsSchema,
  journal: journalSchema,
  shelf: rejectedEditSchema,
} as const;

type Handlers = { readonly [C in SyncCollection]: BindableHandler<C> };

function handlersFor(): Handlers {
  return {
    wishlist: conflictHandler('wishlist'),
    searchHistory: conflictHandler('searchHistory'),
    drafts: conflictHandler('drafts'),
    addresses: conflictHandler('addresses'),
    notifications: conflictHandler('notifications'),
  };
}

/** Connects the conflict handlers to the journal and the rejected edits. */
function bindHandlers(database: HervondenDatabase, handlers: Handlers): void {
  for (const collection of syncCollections) {
    handlers[collection].bind({
      async lostBase(id) {
        const entry = await journalEntry(database, collection, id);
        if (entry !== null) return baseOf(entry) ?? 'made_here';
        const stored = await storedState(database, collection, id);
        // An edit whose entry is lost, because the power failed before the browser had written it to the disk.
        return stored === null || isFromServer(stored) ? 'clean' : 'made_here';
      },
      sent: (id) => sentVersions(database, collection, id),
      recordRejectedEdit: (docId, leftover) =>
        recordRejectedEdit(database, { collection, docId, fields: [], ...leftover }),
    });
  }
}

type Creators = Record<string, RxCollectionCreator>;

function creators(names: readonly SyncCollection[], handlers: Handlers): Creators {
  const wanted: Creators = {
    journal: { schema: journalSchema, migrationStrategies: migrations.journal },
    shelf: { schema: rejectedEditSchema, migrationStrategies: migrations.shelf },
  };
  for (const name of names) {
    const creator = {
      schema: schemas[name],
      migrationStrategies: migrations[name],
      conflictHandler: handlers[name],
    };
    wanted[name] = creator as unknown as RxCollectionCreator;
  }
  return wanted;
}

/**
 * Opens the owner's local database: Dexie on IndexedDB (PWA-007) unless a storage is given. Never open a second
 * owner's database beside it: the free limit of 13 collections counts all open databases (docs/sync-hazards.md, H17).
 */
export async function openDatabase(owner: Owner, options: OpenOptions = {}): Promise<HervondenDatabase> {
  let opened: HervondenDatabase | null = null;
  const lost = (loss: StorageLoss): void => {
    if (opened !== null) options.onStorageLost?.(opened, loss);
  };
  const onCreate = (store: Dexie): void => {
    watchStore(store, lost);
    enableAdding(store);
  };
  const storage = replicaStorage(
    options.storage ?? (getRxStorageDexie({ onCreate }) as unknown as RxStorage<unknown, unknown>),
  );
  const database = await createRxDatabase<Collections>({
    name: options.name ?? (await databaseName(owner)),
    storage: storage as RxStorage<never, never>,
    multiInstance: options.multiInstance ?? typeof window !== 'undefined',
    eventReduce: true,
    closeDuplicates: true,
  });
  // Each step blocks a phone for two frames. The pause lets pending input run in between.
  await pause();
  const handlers = handlersFor();
  try {
    const wanted = creators(options.collections ?? syncCollections, handlers);
    await database.addCollections(options.evolve?.(wanted) ?? wanted);
  } catch (error) {
    await database.close();
    throw error;
  }
  opened = database as unknown as HervondenDatabase;
  bindHandlers(opened, handlers);
  rememberOwner(opened, owner, options.now ?? Date.now);
  return opened;
}
