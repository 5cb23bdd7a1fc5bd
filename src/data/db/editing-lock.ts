import { lockNames } from '#domain/storage/lock-names.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';

/**
 * Milliseconds that a sign-out or sign-in waits for the forms of other tabs, because a frozen tab never releases its
 * lock.
 */
const patience = 2_000;

const lockOf = lockNames.editing;
const draftLockOf = lockNames.draft;

const locks = (): LockManager | null =>
  typeof navigator === 'undefined' || navigator.locks === undefined ? null : navigator.locks;

function hold(name: string): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  locks()
    ?.request(name, { mode: 'shared' }, () => released)
    .catch((error: unknown) => logger.warn('editing_not_marked', { error: errorText(error) }));
  return release;
}

/**
 * Marks the database as being edited in this tab. The tab that removes the data waits until every form has written
 * what was typed. Returns the function that releases the mark.
 */
export function holdEditing(databaseName: string): () => void {
  return hold(lockOf(databaseName));
}

/**
 * Marks the draft as open in this tab, which writes its unwritten text itself. Returns the function that releases the
 * mark.
 */
export function holdDraft(draftId: string): () => void {
  return hold(draftLockOf(draftId));
}

/** Runs the work unless a tab has the draft open or the browser has no Web Locks. */
export async function unlessDraftOpen(draftId: string, work: () => Promise<void>): Promise<void> {
  await locks()?.request(draftLockOf(draftId), { ifAvailable: true }, (lock) =>
    lock === null ? undefined : work(),
  );
}

/** Resolves when no tab edits the database any more, or after two seconds. */
export async function editingEnded(databaseName: string): Promise<void> {
  const signal = AbortSignal.timeout(patience);
  await locks()
    ?.request(lockOf(databaseName), { signal }, () => Promise.resolve())
    .catch((error: unknown) => logger.warn('still_edited_elsewhere', { error: errorText(error) }));
}
