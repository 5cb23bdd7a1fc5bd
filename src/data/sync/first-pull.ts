import type { Dexie } from 'dexie';
import { createRevision, getChangedDocumentsSince, now, setCheckpoint, type WithDeleted } from 'rxdb';
import type { RxReplicationState } from 'rxdb/plugins/replication';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { addWithoutReading } from '../db/add-without-reading.ts';
import type { StoredCheckpoint } from '../db/engine-meta.ts';
import { collectionOf } from '../db/rows.ts';
import type { HervondenDatabase, RowOf } from '../db/types.ts';

type Engine<C extends SyncCollection> = Pick<
  RxReplicationState<RowOf<C>, StoredCheckpoint>,
  'internalReplicationState'
>;

/** The documents of a page and the checkpoint at its end. */
interface Page<C extends SyncCollection> {
  readonly documents: readonly WithDeleted<RowOf<C>>[];
  readonly checkpoint: string;
}

/**
 * Stores the full pages of the first pull into an empty collection, for which RxDB would read each document four times and
 * write it twice. A page is only ever added: if one of its documents exists by now, from a local write or from another
 * tab, nothing is stored and RxDB takes over. So it does at the first page with a tombstone, which needs a record, and at
 * the last page (docs/decisions/0068-first-pulls.md).
 */
export class FirstPull<C extends SyncCollection> {
  readonly #database: HervondenDatabase;
  readonly #collection: C;
  readonly #signal: AbortSignal;
  readonly #onError: (error: unknown) => void;
  #engine: Engine<C> | null = null;
  #reached: string | null = null;
  #writing: Promise<unknown> = Promise.resolve();

  /** Nothing is written once the signal aborts. `onError` is called when a checkpoint could not be stored. */
  constructor(
    database: HervondenDatabase,
    collection: C,
    signal: AbortSignal,
    onError: (error: unknown) => void,
  ) {
    this.#database = database;
    this.#collection = collection;
    this.#signal = signal;
    this.#onError = onError;
  }

  /** Begins if this device has neither pulled nor written anything of the collection, deleted documents included. */
  async begin(engine: Engine<C>, checkpoint: string | null): Promise<void> {
    if (checkpoint !== null) return;
    const { storageInstance } = collectionOf(this.#database, this.#collection);
    const { documents } = await getChangedDocumentsSince(storageInstance, 1);
    if (documents.length === 0) this.#engine = engine;
  }

  /** The checkpoint of the last stored page; null when RxDB knows it. */
  get reached(): string | null {
    return this.#reached;
  }

  /**
   * Gives RxDB the next page and all after it. If a page were added after one that RxDB has not stored yet, its checkpoint
   * would be stored first, and a device whose tab is closed in between would never get the page before.
   */
  handOver(): void {
    this.#engine = null;
    this.#reached = null;
  }

  /** Resolves when nothing is being written. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  /** Whether this page may be stored here. With one document its transaction would look like that of a local write. */
  canStore({ documents }: Pick<Page<C>, 'documents'>): boolean {
    return this.#engine !== null && documents.length > 1 && documents.every(({ _deleted }) => !_deleted);
  }

  /** Stores a page. Resolves to false if RxDB has to do it, and all after it. */
  async store({ documents, checkpoint }: Page<C>): Promise<boolean> {
    const internal = this.#engine?.internalReplicationState;
    const adding = internal === undefined ? null : this.#add(documents, internal.downstreamBulkWriteFlag);
    this.#writing = Promise.allSettled([adding]);
    if (internal === undefined || (await adding) !== true) {
      this.#engine = null;
      return false;
    }
    this.#reached = checkpoint;
    // RxDB stores checkpoints one after another, and none after it was cancelled.
    this.#writing = setCheckpoint(internal, 'down', { text: checkpoint }).catch(this.#onError);
    // One that could not be stored must not fail those after it, which stand for its documents as well.
    internal.checkpointQueue = internal.checkpointQueue.catch(() => undefined);
    return true;
  }

  async #add(documents: Page<C>['documents'], flag: Promise<string>): Promise<boolean> {
    // RxDB sends nothing that was written in this context.
    const context = await flag;
    const { storageInstance } = collectionOf(this.#database, this.#collection);
    // Below RxDB's own wrapper, which gives every inserted document other fields of RxDB.
    const { originalStorageInstance: storage } = storageInstance;
    const { dexieDb }: { readonly dexieDb?: Dexie } = await storageInstance.internals;
    const own = {
      _attachments: {},
      _meta: { lwt: now() },
      _rev: createRevision<object>(this.#database.token),
    };
    const rows = documents.map((state) => ({ document: { ...state, ...own } }));
    this.#signal.throwIfAborted();
    const write = () => this.#database.lockedRun(() => storage.bulkWrite(rows as never, context));
    try {
      const addition = { ids: new Set(documents.map(({ id }) => id)), signal: this.#signal };
      const { error } = await (dexieDb === undefined ? write() : addWithoutReading(dexieDb, addition, write));
      return error.length === 0;
    } catch (error) {
      this.#signal.throwIfAborted();
      // A document exists by now, or the storage has a fault that RxDB meets and reports.
      logger.info('first_pull_handed_over', { collection: this.#collection, error: errorText(error) });
      return false;
    }
  }
}
