import { databaseNames } from '#domain/storage/database-names.ts';

/**
 * Resumes photos that an earlier page left unfinished. The code is loaded only on a device that has ever stored a
 * photo, which most visitors never do. Where the browser cannot list its databases (older Firefox), the draft screen
 * starts it.
 */
export async function resumePhotos(): Promise<void> {
  if (typeof indexedDB === 'undefined' || typeof indexedDB.databases !== 'function') return;
  const all = await indexedDB.databases();
  if (!all.some(({ name }) => name?.startsWith(databaseNames.photos('')))) return;
  const { startPhotos } = await import('./draft-photo-service.ts');
  startPhotos();
}
