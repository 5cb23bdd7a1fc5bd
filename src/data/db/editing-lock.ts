import { errorText, logger } from '#src/platform/logger/logger.ts';

/** Milliseconds that a sign-out or sign-in waits for the forms of other tabs; a frozen tab never lets go. */
const patience = 2_000;

const lockOf = (databaseName: string): string => `hervonden-editing-${databaseName}`;

const locks = (): LockManager | null =>
  typeof navigator === 'undefined' || navigator.locks === undefined ? null : navigator.locks;

/**
 * Marks the database as being edited in this tab: the tab that takes the data away waits until every form has written
 * what was typed. Returns the function that ends it.
 */
export function holdEditing(databaseName: string): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  locks()
    ?.request(lockOf(databaseName), { mode: 'shared' }, () => released)
    .catch((error: unknown) => logger.warn('editing_not_marked', { error: errorText(error) }));
  return release;
}

/** Resolves when no tab edits the database any more, or after two seconds. */
export async function editingEnded(databaseName: string): Promise<void> {
  const signal = AbortSignal.timeout(patience);
  await locks()
    ?.request(lockOf(databaseName), { signal }, () => Promise.resolve())
    .catch((error: unknown) => logger.warn('still_edited_elsewhere', { error: errorText(error) }));
}
