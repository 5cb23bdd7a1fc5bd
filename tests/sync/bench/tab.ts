import type { SyncCollection } from '#domain/sync/protocol.ts';
import { openDatabase } from '#src/data/db/create-database.ts';
import type { HervondenDatabase, OpenOptions } from '#src/data/db/types.ts';
import { editDocument, insertDocument } from '#src/data/db/write.ts';
import { createSyncEngine, type SyncEngine } from '#src/data/sync/replicate.ts';
import type { SyncTransport } from '#src/data/sync/transport.ts';
import { loadInSecondTab } from './second-tab.ts';

/** The app as the test has imported it. */
export const thisCopy = { openDatabase, createSyncEngine, editDocument, insertDocument };

/** The parts of the app that each tab has a copy of. */
export type TabCode = typeof thisCopy;

/** A second copy of the app, RxDB and Dexie included, with the same IndexedDB. */
export async function otherTab(): Promise<TabCode> {
  const load = loadInSecondTab;
  const { openDatabase: open } = (await load(
    'src/data/db/create-database.ts',
  )) as typeof import('#src/data/db/create-database.ts');
  const syncing = (await load('src/data/sync/replicate.ts')) as typeof import('#src/data/sync/replicate.ts');
  const writing = (await load('src/data/db/write.ts')) as typeof import('#src/data/db/write.ts');
  const { editDocument: edit, insertDocument: insert } = writing;
  return {
    openDatabase: open,
    createSyncEngine: syncing.createSyncEngine,
    editDocument: edit,
    insertDocument: insert,
  };
}

/** A tab that replicates a database of the given name. */
export interface Tab {
  readonly code: TabCode;
  readonly database: HervondenDatabase;
  readonly transport: SyncTransport;
  readonly engine: SyncEngine;
  readonly close: () => Promise<void>;
}

export interface TabOptions extends Pick<OpenOptions, 'storage'> {
  readonly name: string;
  readonly transport: SyncTransport;
  readonly collection?: SyncCollection;
  /** Whether the tabs report their writes to each other. */
  readonly isReporting?: boolean;
}

/** Opens the database and creates the engine, which the test starts. */
export async function openTab(
  code: TabCode,
  { name, transport, collection = 'wishlist', storage, isReporting = false }: TabOptions,
): Promise<Tab> {
  const database = await code.openDatabase(
    { kind: 'account', userId: 'robin' },
    {
      ...(storage !== undefined && { storage }),
      collections: [collection],
      multiInstance: isReporting,
      name,
    },
  );
  const engine = code.createSyncEngine({
    database,
    transport,
    collections: [collection],
    backoff: { first: 2, longest: 10 },
    pullBatch: 5,
    restartDelay: 5,
    pushInterval: 0,
  });
  return {
    code,
    database,
    transport,
    engine,
    async close() {
      await engine.stop();
      await database.close();
    },
  };
}
