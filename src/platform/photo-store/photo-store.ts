import type { IDBPTransaction } from 'idb';
import {
  asStorageError,
  deletePhotoDatabase,
  openPhotoDatabase,
  type PhotoDatabase,
} from './open-photo-database.ts';
import { type PhotoRecord, type PhotoSchema, type PreparedFacts, sourceKey } from './photo-record.ts';
import { asBlob, asBytes, isRefusedFile, type StoredFile } from './stored-file.ts';

type StoreName = 'records' | 'originals' | 'prepared' | 'thumbs';
type Write = IDBPTransaction<PhotoSchema, StoreName[], 'readwrite'>;

const everything: StoreName[] = ['records', 'originals', 'prepared', 'thumbs'];

/** The result of preparing a photo. */
export interface PreparedBytes {
  readonly facts: PreparedFacts;
  readonly blob: Blob;
  /** Null when no preview could be made. */
  readonly thumb: Blob | null;
}

/**
 * The photos of one owner on this device. Every write is one transaction with strict durability and resolves when it
 * is complete. A full disk rejects with StorageFullError and changes nothing.
 */
export class PhotoStore {
  readonly name: string;
  private opened: Promise<PhotoDatabase> | null = null;
  /** Permanently closed: a late call must not recreate a deleted database. */
  private closed = false;
  private refusesFiles = false;

  constructor(name: string) {
    this.name = name;
  }

  /**
   * Stores a selected file with its record, and the photo from which it was made. An existing record with the same id
   * is not changed.
   */
  keepOriginal(record: PhotoRecord, file: Blob, source: Blob | null = null): Promise<void> {
    return this.writeFiles([file, source], async (tx, [storedFile, storedSource]) => {
      const records = tx.objectStore('records');
      const originals = tx.objectStore('originals');
      if ((await records.get(record.id)) !== undefined) return;
      // One after the other: WebKit never ends a transaction in which a file is refused before another write is done.
      await records.put(record);
      await putIfAny(originals, storedFile, record.id);
      await putIfAny(originals, storedSource, sourceKey(record.id));
    });
  }

  /** Replaces the original with the prepared file in one transaction, so that one of them is always stored. */
  keepPrepared(
    id: string,
    prepared: PreparedBytes,
    change: Partial<PhotoRecord>,
  ): Promise<PhotoRecord | null> {
    const { facts, blob, thumb } = prepared;
    return this.writeFiles([blob, thumb], async (tx, [storedBlob, storedThumb]) => {
      const record = await this.change(tx, id, { ...change, stage: 'prepared', result: facts });
      if (record === null) return null;
      await putIfAny(tx.objectStore('prepared'), storedBlob, facts.hash);
      await putIfAny(tx.objectStore('thumbs'), storedThumb, facts.hash);
      await tx.objectStore('originals').delete(id);
      return record;
    });
  }

  /** Changes a record. Resolves to null when it no longer exists. */
  update(id: string, change: Partial<PhotoRecord>): Promise<PhotoRecord | null> {
    return this.write((tx) => this.change(tx, id, change));
  }

  /** Deletes files that are no longer needed, after the upload or a refusal. The preview stays. */
  dropBytes(id: string): Promise<void> {
    return this.write(async (tx) => {
      await tx.objectStore('originals').delete(id);
      const record = await tx.objectStore('records').get(id);
      const hash = record?.result?.hash;
      if (hash === undefined) return;
      const sharing = (await tx.objectStore('records').getAll()).filter((other) =>
        needsBytes(other, hash, id),
      );
      if (sharing.length === 0) await tx.objectStore('prepared').delete(hash);
    });
  }

  /** Deletes a photo and its files, except for files that another photo with the same content still needs. */
  forget(id: string): Promise<void> {
    return this.write(async (tx) => {
      const records = tx.objectStore('records');
      const hash = (await records.get(id))?.result?.hash;
      const originals = tx.objectStore('originals');
      await Promise.all([records.delete(id), originals.delete(id), originals.delete(sourceKey(id))]);
      if (hash === undefined) return;
      const others = await records.getAll();
      if (others.some((other) => other.result?.hash === hash)) return;
      await Promise.all([tx.objectStore('prepared').delete(hash), tx.objectStore('thumbs').delete(hash)]);
    });
  }

  /** Returns every photo in the order in which they were added. */
  async records(): Promise<PhotoRecord[]> {
    const all = await this.read((database) => database.getAll('records'));
    return all.sort((a, b) => a.order - b.order);
  }

  async recordsOf(draftId: string): Promise<PhotoRecord[]> {
    const own = await this.read((database) => database.getAllFromIndex('records', 'byDraft', draftId));
    return own.sort((a, b) => a.order - b.order);
  }

  async record(id: string): Promise<PhotoRecord | null> {
    return (await this.read((database) => database.get('records', id))) ?? null;
  }

  original(id: string): Promise<Blob | null> {
    return this.file('originals', id);
  }

  /** Returns the photo from which this one was made, or null. */
  source(id: string): Promise<Blob | null> {
    return this.original(sourceKey(id));
  }

  prepared(hash: string): Promise<Blob | null> {
    return this.file('prepared', hash);
  }

  thumb(hash: string): Promise<Blob | null> {
    return this.file('thumbs', hash);
  }

  keepThumb(hash: string, thumb: Blob): Promise<void> {
    return this.writeFiles([thumb], (tx, [stored]) => putIfAny(tx.objectStore('thumbs'), stored, hash));
  }

  /** Copies a record with its files from another store. An existing record is not changed. */
  adopt(
    record: PhotoRecord,
    bytes: Readonly<Record<'original' | 'source' | 'prepared' | 'thumb', Blob | null>>,
  ): Promise<void> {
    const files = [bytes.original, bytes.source, bytes.prepared, bytes.thumb];
    return this.writeFiles(files, async (tx, [original, source, prepared, thumb]) => {
      const records = tx.objectStore('records');
      if ((await records.get(record.id)) !== undefined) return;
      await records.put(record);
      const originals = tx.objectStore('originals');
      await putIfAny(originals, original, record.id);
      await putIfAny(originals, source, sourceKey(record.id));
      const hash = record.result?.hash;
      if (hash === undefined) return;
      await putIfAny(tx.objectStore('prepared'), prepared, hash);
      await putIfAny(tx.objectStore('thumbs'), thumb, hash);
    });
  }

  /** Closes the store permanently. Later calls are rejected. */
  async close(): Promise<void> {
    this.closed = true;
    const opened = this.opened;
    this.opened = null;
    (await opened?.catch(() => null))?.close();
  }

  /** Deletes all photos of this owner from the device. Resolves when the browser confirms it. */
  async wipe(): Promise<void> {
    await this.close();
    await deletePhotoDatabase(this.name);
  }

  private async file(store: 'originals' | 'prepared' | 'thumbs', key: string): Promise<Blob | null> {
    const stored = await this.read((database) => database.get(store, key));
    return stored === undefined ? null : asBlob(stored);
  }

  private async change(tx: Write, id: string, change: Partial<PhotoRecord>): Promise<PhotoRecord | null> {
    const records = tx.objectStore('records');
    const before = await records.get(id);
    if (before === undefined) return null;
    const after = { ...before, ...change };
    await records.put(after);
    return after;
  }

  /**
   * Writes with these files; once more with their bytes if the browser refuses files. The refusal has aborted the
   * transaction, and bytes have to be read before one begins.
   */
  private async writeFiles<Result>(
    files: readonly (Blob | null)[],
    work: (tx: Write, files: readonly (StoredFile | null)[]) => Promise<Result>,
  ): Promise<Result> {
    if (!this.refusesFiles) {
      try {
        return await this.write((tx) => work(tx, files));
      } catch (error) {
        if (!isRefusedFile(error)) throw error;
        this.refusesFiles = true;
      }
    }
    const bytes = await Promise.all(files.map((file) => (file === null ? null : asBytes(file))));
    return await this.write((tx) => work(tx, bytes));
  }

  private async write<Result>(work: (tx: Write) => Promise<Result>): Promise<Result> {
    try {
      return await this.read(async (database) => {
        const tx = database.transaction(everything, 'readwrite', { durability: 'strict' });
        // A failed request also aborts the transaction, whose own rejection only says so.
        tx.done.catch(() => undefined);
        const result = await work(tx);
        await tx.done;
        return result;
      });
    } catch (error) {
      throw asStorageError(error);
    }
  }

  /** Runs on the open database, and once more on a new connection when the browser had closed the old one. */
  private async read<Result>(work: (database: PhotoDatabase) => Promise<Result>): Promise<Result> {
    try {
      return await work(await this.open());
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      this.opened = null;
      return work(await this.open());
    }
  }

  private open(): Promise<PhotoDatabase> {
    if (this.closed) return Promise.reject(new Error('The photo store is closed'));
    this.opened ??= openPhotoDatabase(this.name, (why) => {
      this.opened = null;
      if (why === 'deleted') this.closed = true;
    });
    this.opened.catch(() => {
      this.opened = null;
    });
    return this.opened;
  }
}

async function putIfAny(
  files: { put(file: StoredFile, key: string): Promise<string> },
  file: StoredFile | null | undefined,
  key: string,
): Promise<void> {
  if (file !== null && file !== undefined) await files.put(file, key);
}

function needsBytes(record: PhotoRecord, hash: string, exceptId: string): boolean {
  return record.id !== exceptId && record.result?.hash === hash && record.stage === 'prepared';
}
