import { getChangedDocumentsSince } from 'rxdb';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import { collectionOf } from '../db/rows.ts';
import type { HervondenDatabase } from '../db/types.ts';

/**
 * Knows which pages of the first pull consist of documents that this device cannot have: none was here at its
 * beginning, deleted ones included, and none of the page has arrived or was written here since.
 */
export class FirstPull {
  #arrived: Set<string> | null = null;

  async begin<C extends SyncCollection>(
    database: HervondenDatabase,
    collection: C,
    checkpoint: string | null,
  ): Promise<void> {
    this.#arrived = null;
    if (checkpoint !== null) return;
    const { storageInstance } = collectionOf(database, collection);
    const { documents } = await getChangedDocumentsSince(storageInstance, 1);
    if (documents.length === 0) this.#arrived = new Set();
  }

  /** False from the last page on. */
  get isRunning(): boolean {
    return this.#arrived !== null;
  }

  /** Whether no document of this page is on this device. */
  isNew(ids: readonly string[], isLast: boolean, wasWritten: (id: string) => boolean): boolean {
    const arrived = this.#arrived;
    if (arrived === null) return false;
    const isNew = ids.every((id) => !arrived.has(id) && !wasWritten(id));
    for (const id of ids) arrived.add(id);
    if (isLast) this.#arrived = null;
    return isNew;
  }
}
