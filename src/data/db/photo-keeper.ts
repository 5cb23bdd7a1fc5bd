import type { Owner } from './types.ts';

/**
 * What the photo store does when data changes owner. The store registers itself, so that this layer does not depend
 * on photos.
 */
export interface PhotoKeeper {
  /**
   * Moves the drafts of `from` to `to`; resolves when their photos are moved too. May be called again for the same
   * owners.
   */
  handOver(from: Owner, to: Owner): Promise<void>;
  /** Ids of drafts with photos that exist only on this device. */
  unsentDrafts(owner: Owner): Promise<readonly string[]>;
  /** Removes the owner's photos, except those of the named drafts. */
  wipe(owner: Owner, remainingDraftIds: readonly string[]): Promise<void>;
}

const keepers = new Set<PhotoKeeper>();

/** Returns the function that removes the keeper again. */
export function registerPhotoKeeper(keeper: PhotoKeeper): () => void {
  keepers.add(keeper);
  return () => {
    keepers.delete(keeper);
  };
}

export async function handOverPhotos(from: Owner, to: Owner): Promise<void> {
  for (const keeper of keepers) await keeper.handOver(from, to);
}

export async function draftsWithOnlyPhotosHere(owner: Owner): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const keeper of keepers) ids.push(...(await keeper.unsentDrafts(owner)));
  return ids;
}

export async function wipePhotos(owner: Owner, remainingDraftIds: readonly string[]): Promise<void> {
  for (const keeper of keepers) await keeper.wipe(owner, remainingDraftIds);
}
