import { localKeys } from '#domain/storage/local-keys.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { localStore } from '#src/platform/web-storage/web-storage.ts';
import { stopWorkOn } from './before-close.ts';
import { editingEnded } from './editing-lock.ts';
import { forgetLocalData } from './forget-local-data.ts';
import { deleteOwnPhotos } from './own-photo-cache.ts';
import { ownerOf } from './owners.ts';
import { clearPendingWipe, recordPendingWipe } from './pending-wipe.ts';
import { draftsWithOnlyPhotosHere, wipePhotos } from './photo-keeper.ts';
import type { HervondenDatabase } from './types.ts';
import { browserDatabases, type Keep, keepOnlyUnsent, type WipeReport, wipeOwner } from './wipe.ts';

/**
 * Removes the account's data from the device except what `keep` names (AUTH-015). `close` closes the database, which
 * is required before it can be deleted.
 */
export async function lockAway(
  database: HervondenDatabase,
  keep: Keep,
  close: () => Promise<void>,
): Promise<WipeReport> {
  const owner = ownerOf(database);
  recordPendingWipe(localStore(), owner, keep);
  await stopWorkOn(database);
  if (keep !== 'nothing') {
    // The forms of other tabs close because of the sign-out. Text typed in a frozen tab is in its note.
    await editingEnded(database.name);
    const { writeUnwrittenDrafts } = await import('./write-unwritten-drafts.ts');
    await writeUnwrittenDrafts(database);
  }
  const onlyHere = keep === 'nothing' ? [] : await draftsWithOnlyPhotosHere(owner);
  const remaining = await keepOnlyUnsent(database, keep, onlyHere);
  const drafts = remaining.get('drafts') ?? [];
  await close();
  forgetLocalData(database.name, owner, keep);
  const left: string[] = [];
  await wipePhotos(owner, drafts).catch((error: unknown) => {
    logger.error('photos_not_wiped', { error: errorText(error) });
    left.push('photos');
  });
  await deleteOwnPhotos().catch((error: unknown) => {
    logger.error('own_photos_not_deleted', { error: errorText(error) });
    left.push('cached photos');
  });
  const databases = browserDatabases();
  const report = databases === null ? null : await wipeOwner(databases, owner, keptOf(keep, remaining));
  left.push(...(report?.left ?? []));
  if (left.length === 0) clearPendingWipe(localStore());
  return { removed: report?.removed ?? [], left, remainingDrafts: drafts.length };
}

/** No database stays where nothing of it is unsent; the photos of complaints belong to texts outside of it. */
function keptOf(keep: Keep, remaining: Awaited<ReturnType<typeof keepOnlyUnsent>>): Keep {
  const hasDocuments = [...remaining.values()].some((ids) => ids.length > 0);
  const hasComplaints = keep === 'unsent' && localStore()?.getItem(localKeys.complaintDrafts) != null;
  return hasDocuments || hasComplaints ? keep : 'nothing';
}
