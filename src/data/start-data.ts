import { errorText, logger } from '#src/platform/logger/logger.ts';
import { startDatabase } from './db/current-database.ts';
import { registerPhotoKeeper } from './db/photo-keeper.ts';
import { resumePhotos } from './photos/resume-photos.ts';
import { startSync } from './sync/start-sync.ts';

/** Moves the photos with their drafts from one owner to the next, and removes them when the drafts are removed. */
function keepPhotos(): () => void {
  return registerPhotoKeeper({
    async handOver(from, to) {
      const { hasPhotoStore, photoStoreOf } = await import('./photos/owner-photos.ts');
      // Opening a store creates it, so an owner without photos would get an empty one and load the code for it.
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
    async wipe(owner, remainingDraftIds) {
      const { wipePhotosOf } = await import('./photos/owner-photos.ts');
      await wipePhotosOf(owner, remainingDraftIds);
    },
  });
}

/**
 * Starts everything stored on the device: the current owner's database, its replication, and the transfer of photos
 * at sign-in and sign-out. Call it once, after the first paint. Returns the function that stops it.
 */
export function startData(): () => Promise<void> {
  const forgetPhotos = keepPhotos();
  const stopSync = startSync();
  const stopDatabase = startDatabase();
  resumePhotos().catch((error: unknown) => {
    logger.warn('photo_uploads_not_resumed', { error: errorText(error) });
  });
  return async () => {
    await stopSync();
    await stopDatabase();
    forgetPhotos();
  };
}
