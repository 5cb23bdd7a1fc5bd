import type { PhotoRecord } from '#src/platform/photo-store/photo-record.ts';
import type { PhotoStore } from '#src/platform/photo-store/photo-store.ts';
import type { DraftPlaces } from './draft-places.ts';
import { showInDraft } from './show-in-draft.ts';

/** Milliseconds for which the photos of a deleted draft are stored, because a draft may be restored (undo, merge). */
const orphanTime = 7 * 24 * 3_600_000;

/**
 * Finishes interrupted work: entries that the draft does not have yet, removals, and photos whose draft has been gone
 * for a week. Resolves to whether anything was written.
 */
export async function tidy(
  records: readonly PhotoRecord[],
  store: PhotoStore,
  places: DraftPlaces,
  now: number,
): Promise<boolean> {
  let wrote = false;
  const exists = new Map<string, boolean>();
  for (const record of records) {
    const there = exists.get(record.draftId) ?? (await places.read(record.draftId)) !== null;
    exists.set(record.draftId, there);
    if (record.removed || (there && record.shownStage !== record.stage)) {
      await showInDraft(store, places, record);
      wrote = true;
    } else if (there !== (record.orphanSince === null)) {
      await store.update(record.id, { orphanSince: there ? null : now });
      wrote = true;
    } else if (record.orphanSince !== null && now - record.orphanSince > orphanTime) {
      await store.forget(record.id);
      wrote = true;
    }
  }
  return wrote;
}
