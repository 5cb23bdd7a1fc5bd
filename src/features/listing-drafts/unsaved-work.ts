import { registerUnsavedWork } from '#src/platform/update/unsaved-work.ts';
import type { DraftSession } from './model/draft-session.ts';

/**
 * Makes an update of the app wait for an open form: it is asked to write first, and a form that could not write keeps
 * the page from being reloaded. Gives back the way to take that back.
 */
export function guardUnsavedWork(session: DraftSession): () => void {
  return registerUnsavedWork(async () => {
    await session.flush();
    return !session.view$.value.unwritten;
  });
}
