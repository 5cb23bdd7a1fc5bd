import type { DraftPhoto } from '#domain/product/draft.ts';
import type { PhotoRecord } from '#src/platform/photo-store/photo-record.ts';
import type { PhotoStore } from '#src/platform/photo-store/photo-store.ts';
import type { DraftPlaces } from './draft-places.ts';

/**
 * Updates a photo's entry in the draft to the photo's stage and drops bytes that are no longer needed. Draft and
 * photos are in two databases, so this may be interrupted at any point and is repeated: entries are found by id and
 * never added twice. A photo whose entry was removed elsewhere is removed only once the server has its bytes, because
 * this may be the only copy.
 */
export async function showInDraft(
  store: PhotoStore,
  places: DraftPlaces,
  record: PhotoRecord,
): Promise<void> {
  if (record.removed) return takeOut(store, places, record);
  if (record.shownStage === record.stage) return;
  let missing = false;
  const found = await places.edit(record.draftId, (photos) => {
    missing = record.shownStage !== null && !photos.some((photo) => photo.id === record.id);
    return missing ? [...photos] : placed(photos, record);
  });
  if (!found) return;
  if (missing && record.stage === 'uploaded') return store.forget(record.id);
  if (record.stage === 'uploaded' || record.stage === 'refused') await store.dropBytes(record.id);
  await store.update(record.id, { shownStage: record.stage, orphanSince: null });
}

async function takeOut(store: PhotoStore, places: DraftPlaces, record: PhotoRecord): Promise<void> {
  await places.edit(record.draftId, (photos) => without(photos, record.id));
  await store.forget(record.id);
}

function placed(photos: readonly DraftPhoto[], record: PhotoRecord): DraftPhoto[] {
  if (record.stage === 'refused') return without(photos, record.id);
  const entry = entryOf(record);
  if (!photos.some((photo) => photo.id === record.id)) {
    const place = photos.findIndex((photo) => photo.id === record.replaces);
    return place === -1 ? [...photos, entry] : photos.with(place, entry);
  }
  return photos.map((photo) => (photo.id === record.id ? entry : photo));
}

/** Has the same content when there was nothing to remove, so that no edit is recorded. */
function without(photos: readonly DraftPhoto[], id: string): DraftPhoto[] {
  return photos.filter((photo) => photo.id !== id);
}

function entryOf(record: PhotoRecord): DraftPhoto {
  const { id, name, mediaKey, result } = record;
  const { hash = null, width = null, height = null, bytes = null } = result ?? {};
  return { id, name, hash, width, height, bytes, mediaKey };
}
