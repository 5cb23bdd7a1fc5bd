import type { PhotoStore } from './photo-store.ts';

/**
 * Moves every photo of one owner to another, one at a time: written there first, taken away here after. Killed at any
 * point, the next run goes on: what is already there is not written again, and nothing is ever in neither place.
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
 * Deletes an owner's photos at sign-out. Those of the drafts named in `keep` stay, locked to their account: they are the
 * only copy until the server has them.
 */
export async function wipePhotos(store: PhotoStore, keep: readonly string[]): Promise<void> {
  const records = keep.length === 0 ? [] : await store.records();
  const kept = records.filter((record) => keep.includes(record.draftId));
  if (kept.length === 0) return store.wipe();
  for (const record of records) if (!kept.includes(record)) await store.forget(record.id);
  await store.close();
}
