import { startDatabase } from './db/current-database.ts';
import { registerPhotoKeeper } from './db/photo-keeper.ts';
import { resumePhotos } from './photos/resume-photos.ts';
import { startSync } from './sync/start-sync.ts';

/** The photos follow their drafts from one owner to the next, and go when the drafts go. */
function keepPhotos(): () => void {
  return registerPhotoKeeper({
    async handOver(from, to) {
      const { hasPhotoStore, photoStoreOf } = await import('./photos/owner-photos.ts');
      // Opening makes a store: without photos nobody gets an empty one, and the code that comes with it.
      if (!(await hasPhotoStore(from))) return;
      const { handOver } = await import('#src/platform/photo-store/hand-over.ts');
      const [source, target] = await Promise.all([photoStoreOf(from), photoStoreOf(to)]);
      await handOver(source, target);
      await Promise.all([source.close(), target.close()]);
    },
    async unsentDrafts(owner) {
      const { draftsWithUnsentPhotos, hasPhotoStore } = await import('./photos/owner-photos.ts');
      return (await hasPhotoStore(owner)) ? await draftsWithUnsentPhotos(owner) : [];
    },
    async wipe(owner, keptDraftIds) {
      const { wipePhotosOf } = await import('./photos/owner-photos.ts');
      await wipePhotosOf(owner, keptDraftIds);
    },
  });
}

/**
 * Starts what is kept on the device: the current person's database, its replication, and the photos' way through
 * sign-in and sign-out. Call it once, after the first paint. Gives back the way to stop.
 */
export function startData(): () => Promise<void> {
  const forgetPhotos = keepPhotos();
  const stopSync = startSync();
  const stopDatabase = startDatabase();
  void resumePhotos().catch(() => undefined);
  return async () => {
    await stopSync();
    await stopDatabase();
    forgetPhotos();
  };
}
