import { databasePrefix } from '#src/data/db/owners.ts';

/**
 * Takes up photos that an earlier page left unfinished. Only a device that has ever kept a photo loads the code for it:
 * most visitors never do. Where the browser cannot list its databases (older Firefox) the draft screen starts it.
 */
export async function resumePhotos(): Promise<void> {
  if (typeof indexedDB === 'undefined' || typeof indexedDB.databases !== 'function') return;
  const all = await indexedDB.databases();
  if (!all.some(({ name }) => name?.startsWith(`${databasePrefix}photos--`))) return;
  const { startPhotos } = await import('./draft-photo-service.ts');
  startPhotos();
}
