import { registerUnsavedWork } from '#src/platform/update/unsaved-work.ts';
import type { DraftSession } from './model/draft-session.ts';

/**
 * Makes an app update wait for an open form: the form writes its values first, and one that could not prevents the
 * reload. Returns the function that removes the guard.
 */
export function guardUnsavedWork(session: DraftSession): () => void {
  return registerUnsavedWork(async () => {
    await session.flush();
    return !session.view$.value.unwritten;
  });
}
