import { errorText, logger } from '#src/platform/logger/logger.ts';
import { stopWorkOn } from './before-close.ts';
import { editingEnded } from './editing-lock.ts';
import { forgetLocalData } from './forget-local-data.ts';
import { localStore } from './local-store.ts';
import { deleteOwnPhotos } from './own-photo-cache.ts';
import { ownerOf } from './owners.ts';
import { clearPendingWipe, recordPendingWipe } from './pending-wipe.ts';
import { draftsWithOnlyPhotosHere, wipePhotos } from './photo-keeper.ts';
import type { HervondenDatabase } from './types.ts';
import { browserDatabases, keepOnlyUnsentDrafts, type WipeReport, wipeOwner } from './wipe.ts';

/**
 * Removes the account's data from the device (AUTH-015). With `keepDrafts`, unsent drafts stay, readable only by that
 * account. `close` closes the database, which is required before it can be deleted.
 */
export async function lockAway(
  database: HervondenDatabase,
  keepDrafts: boolean,
  close: () => Promise<void>,
): Promise<WipeReport> {
  const owner = ownerOf(database);
  recordPendingWipe(localStore(), owner, keepDrafts);
  await stopWorkOn(database);
  if (keepDrafts) {
    // The forms of other tabs close because of the sign-out. Text typed in a frozen tab is in its note.
    await editingEnded(database.name);
    const { writeUnwrittenDrafts } = await import('./write-unwritten-drafts.ts');
    await writeUnwrittenDrafts(database);
  }
  const onlyHere = keepDrafts ? await draftsWithOnlyPhotosHere(owner) : [];
  const remaining = keepDrafts ? await keepOnlyUnsentDrafts(database, onlyHere) : [];
  await close();
  forgetLocalData(database.name, owner, keepDrafts);
  const left: string[] = [];
  await wipePhotos(owner, remaining).catch((error: unknown) => {
    logger.error('photos_not_wiped', { error: errorText(error) });
    left.push('photos');
  });
  await deleteOwnPhotos().catch((error: unknown) => {
    logger.error('own_photos_not_deleted', { error: errorText(error) });
    left.push('cached photos');
  });
  const databases = browserDatabases();
  const report = databases === null ? null : await wipeOwner(databases, owner, remaining.length > 0);
  left.push(...(report?.left ?? []));
  if (left.length === 0) clearPendingWipe(localStore());
  return { removed: report?.removed ?? [], left, remainingDrafts: remaining.length };
}
