import type { PhotoStore } from './photo-store.ts';

/**
 * Moves all photos of one owner to another, one at a time: each is written to the target before it is deleted from
 * the source. If it is interrupted, the next run continues: photos in the target are not written again, and every
 * photo is always in at least one of the stores.
 */
export async function handOver(from: PhotoStore, to: PhotoStore): Promise<number> {
  const records = await from.records();
  for (const record of records) {
    const hash = record.result?.hash ?? null;
    const [original, source, prepared, thumb] = await Promise.all([
      from.original(record.id),
      from.source(record.id),
      hash === null ? null : from.prepared(hash),
      hash === null ? null : from.thumb(hash),
    ]);
    await to.adopt(record, { original, source, prepared, thumb });
    await from.forget(record.id);
  }
  return records.length;
}

/**
 * Deletes an owner's photos at sign-out. The photos of the drafts in `keep` stay, accessible to their account only,
 * because they are the only copy until they are uploaded.
 */
export async function wipePhotos(store: PhotoStore, keep: readonly string[]): Promise<void> {
  const records = keep.length === 0 ? [] : await store.records();
  const remaining = records.filter((record) => keep.includes(record.draftId));
  if (remaining.length === 0) return store.wipe();
  for (const record of records) if (!remaining.includes(record)) await store.forget(record.id);
  await store.close();
}
