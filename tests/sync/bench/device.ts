import type { RxStorage } from 'rxdb';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import { openDatabase } from '#src/data/db/create-database.ts';
import { collectionOf, contentOf } from '#src/data/db/rows.ts';
import type { DocumentOf, HervondenDatabase, OpenOptions, RejectedEditRow } from '#src/data/db/types.ts';
import { createSyncEngine, type EngineOptions, type SyncEngine } from '#src/data/sync/replicate.ts';
import type { FaultyNetwork } from './faults.ts';

export interface DeviceOptions {
  readonly name: string;
  readonly userId: string;
  readonly network: FaultyNetwork;
  readonly collections: readonly SyncCollection[];
  /** In memory unless given; 'app' for the one that the app opens. */
  readonly storage?: RxStorage<unknown, unknown> | 'app';
  readonly engine?: Partial<EngineOptions>;
  /** Milliseconds that this device's clock is ahead. */
  readonly clockOffset?: number;
}

let counter = 0;

/** A person's browser: a database that persists across restarts, with the real sync engine. */
export class Device {
  readonly name: string;
  readonly network: FaultyNetwork;
  clockOffset: number;
  /** Changes the collections to those of a later app version, from the next start on. */
  evolve: OpenOptions['evolve'];
  readonly #options: DeviceOptions;
  readonly #databaseName: string;
  readonly #storage: RxStorage<unknown, unknown> | 'app';
  #database: HervondenDatabase | null = null;
  #engine: SyncEngine | null = null;

  constructor(options: DeviceOptions) {
    counter += 1;
    this.name = options.name;
    this.network = options.network;
    this.clockOffset = options.clockOffset ?? 0;
    this.#options = options;
    this.#databaseName = `bench-${process.pid}-${counter}`;
    this.#storage = options.storage ?? (getRxStorageMemory() as unknown as RxStorage<unknown, unknown>);
  }

  get database(): HervondenDatabase {
    if (this.#database === null) throw new Error(`${this.name} is switched off`);
    return this.#database;
  }

  get engine(): SyncEngine {
    if (this.#engine === null) throw new Error(`${this.name} is switched off`);
    return this.#engine;
  }

  async switchOn(): Promise<void> {
    const { userId, collections, network, engine } = this.#options;
    this.#database = await openDatabase(
      { kind: 'account', userId },
      {
        ...(this.#storage !== 'app' && { storage: this.#storage }),
        collections,
        multiInstance: false,
        name: this.#databaseName,
        now: () => Date.now() + this.clockOffset,
        ...(this.evolve === undefined ? {} : { evolve: this.evolve }),
      },
    );
    this.#engine = createSyncEngine({
      database: this.#database,
      transport: network,
      collections,
      backoff: { first: 2, longest: 10 },
      restartDelay: 5,
      pullBatch: 5,
      pushBatch: 3,
      pushInterval: 0,
      ...engine,
    });
    await this.#engine.start();
  }

  async switchOff(): Promise<void> {
    await this.#engine?.stop();
    await this.#database?.close();
    this.#engine = null;
    this.#database = null;
  }

  async restart(): Promise<void> {
    await this.switchOff();
    await this.switchOn();
  }

  goOffline(): void {
    this.network.online = false;
    this.network.cut();
  }

  goOnline(): void {
    this.network.online = true;
    this.engine.retryNow();
  }

  async documents<C extends SyncCollection>(collection: C): Promise<Map<string, DocumentOf<C>>> {
    const rows = await collectionOf(this.database, collection).find().exec();
    return new Map(rows.map((row) => [row.primary, contentOf(collection, row.toMutableJSON())]));
  }

  async waiting(): Promise<number> {
    return (await this.database.journal.find().exec()).length;
  }

  async rejectedEdits(): Promise<RejectedEditRow[]> {
    return (await this.database.shelf.find().exec()).map((entry) => entry.toMutableJSON());
  }
}
