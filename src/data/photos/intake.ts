import { originalBytesLimit, type PhotoRefusal } from '#domain/photo/photo-rules.ts';
import { photoLimit } from '#domain/product/draft.ts';
import { StorageFullError } from '#src/platform/photo-store/open-photo-database.ts';
import type { PhotoRecord } from '#src/platform/photo-store/photo-record.ts';
import type { PhotoStore } from '#src/platform/photo-store/photo-store.ts';
import { withFreedSpace } from '#src/platform/storage-quota/free-space.ts';
import type { DraftPlaces } from './draft-places.ts';
import type { AddedPhoto } from './photo-task.ts';
import { showInDraft } from './show-in-draft.ts';

export interface IntakeParts {
  readonly store: PhotoStore;
  readonly places: DraftPlaces;
  readonly now: () => number;
  readonly newId: () => string;
}

/** The photo that a file replaces, and the file it was made from if that is stored too. */
export interface Exchange {
  readonly photoId: string;
  readonly source: File | null;
}

/**
 * Stores chosen files on the device, then gives each a place in the draft, in the given order. A file that does not
 * fit into storage is refused without affecting the others. At most 20 photos per draft (FORM-045); a replaced photo
 * does not count.
 */
export async function takeIn(
  draftId: string,
  files: readonly File[],
  parts: IntakeParts,
  exchange: Exchange | null = null,
): Promise<AddedPhoto[]> {
  const taken = await photosOf(draftId, exchange, parts);
  const start = parts.now() * 100;
  const added: AddedPhoto[] = [];
  const stored: PhotoRecord[] = [];
  for (const [index, file] of files.entries()) {
    const record = { ...newRecord(parts.newId(), draftId, start + index, file), ...exchanged(exchange) };
    const reason =
      taken + stored.length >= photoLimit
        ? 'too_many_photos'
        : await keep(record, file, exchange?.source ?? null, parts.store);
    if (reason === null) {
      stored.push(record);
      added.push({ id: record.id, name: file.name, reason: null });
    } else added.push({ id: null, name: file.name, reason });
  }
  for (const record of stored) await showInDraft(parts.store, parts.places, record);
  return added;
}

function exchanged(exchange: Exchange | null): Pick<PhotoRecord, 'replaces' | 'sourceName'> {
  if (exchange === null) return {};
  const { photoId, source } = exchange;
  return { replaces: photoId, ...(source !== null && { sourceName: source.name.slice(0, 255) }) };
}

/** The number of photos with a place in the draft or about to get one, without the photo that is replaced. */
async function photosOf(
  draftId: string,
  exchange: Exchange | null,
  { store, places }: IntakeParts,
): Promise<number> {
  const ids = new Set((await places.read(draftId))?.map((photo) => photo.id) ?? []);
  for (const record of await store.recordsOf(draftId)) {
    const leaving = record.removed || record.stage === 'refused';
    if (leaving) ids.delete(record.id);
    else if (record.shownStage === null) ids.add(record.id);
  }
  if (exchange !== null) ids.delete(exchange.photoId);
  return ids.size;
}

const isFull = (error: unknown): boolean => error instanceof StorageFullError;

async function keep(
  record: PhotoRecord,
  file: File,
  source: File | null,
  store: PhotoStore,
): Promise<PhotoRefusal | null> {
  if (file.size > originalBytesLimit) return 'too_large';
  try {
    await withFreedSpace(isFull, () => store.keepOriginal(record, file, source));
    return null;
  } catch (error) {
    if (isFull(error)) return 'storage_full';
    // The file cannot be read (it was moved, or is a cloud file without a network).
    if (
      error instanceof DOMException &&
      ['NotReadableError', 'NotFoundError', 'DataError'].includes(error.name)
    ) {
      return 'damaged_file';
    }
    throw error;
  }
}

function newRecord(id: string, draftId: string, order: number, file: File): PhotoRecord {
  return {
    id,
    draftId,
    name: file.name.slice(0, 255),
    order,
    stage: 'original',
    shownStage: null,
    removed: false,
    halted: null,
    reason: null,
    hint: null,
    fromBytes: file.size,
    result: null,
    attempts: 0,
    nextAttemptAt: 0,
    offset: 0,
    mediaKey: null,
    orphanSince: null,
  };
}
