import type { Owner } from './types.ts';

/** What the photo store does when data changes hands; the store registers itself, this side knows no photos. */
export interface PhotoKeeper {
  /** The drafts of `from` now belong to `to`; resolves when their bytes do too. May be called again for the same. */
  handOver(from: Owner, to: Owner): Promise<void>;
  /** Drafts with photos that exist on this device alone. */
  unsentDrafts(owner: Owner): Promise<readonly string[]>;
  /** Forgets the owner's photos, except those of the named drafts. */
  wipe(owner: Owner, keptDraftIds: readonly string[]): Promise<void>;
}

const keepers = new Set<PhotoKeeper>();

/** Gives back the way to take it out again. */
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

export async function wipePhotos(owner: Owner, keptDraftIds: readonly string[]): Promise<void> {
  for (const keeper of keepers) await keeper.wipe(owner, keptDraftIds);
}
