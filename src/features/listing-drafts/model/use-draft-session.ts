import { useEffect, useState } from 'react';
import { filter } from 'rxjs';
import { database$ } from '#src/data/db/database-stream.ts';
import { clock } from '#src/platform/clock/clock.ts';
import { guardUnsavedWork } from '../unsaved-work.ts';
import { type DraftSession, type DraftView, openDraftSession } from './draft-session.ts';
import { draftShelf } from './draft-shelf.ts';

interface OpenDraft {
  readonly session: DraftSession;
  readonly view: DraftView;
}

const options = { now: () => clock.now(), newId: () => crypto.randomUUID() };

/** Opens the draft in one person's database, whichever comes first; a later person's is another session. */
function openIn(draftId: string): { session: DraftSession; nameOf: () => string | null; close: () => void } {
  let name: string | null = null;
  const mine$ = database$.pipe(
    filter((database) => {
      name ??= database.name;
      return database.name === name;
    }),
  );
  const session = openDraftSession(draftId, draftShelf(mine$, draftId), options);
  const forget = guardUnsavedWork(session);
  const close = () => {
    session.close();
    forget();
  };
  return { session, nameOf: () => name, close };
}

/**
 * The open form of a draft. What is typed is written when the page is hidden or left, and after signing in the form goes
 * on in the account's database, into which the visitor's drafts were merged.
 */
export function useDraftSession(draftId: string): OpenDraft | null {
  const [open, setOpen] = useState<OpenDraft | null>(null);
  useEffect(() => {
    let current = openIn(draftId);
    let views = follow(current.session);
    function follow(session: DraftSession) {
      return session.view$.subscribe((view) => setOpen({ session, view }));
    }
    const switched = database$.subscribe((database) => {
      if (current.nameOf() === null || database.name === current.nameOf()) return;
      views.unsubscribe();
      current.close();
      current = openIn(draftId);
      views = follow(current.session);
    });
    const writeNow = () => void current.session.flush().catch(() => undefined);
    window.addEventListener('pagehide', writeNow);
    document.addEventListener('visibilitychange', writeNow);
    return () => {
      window.removeEventListener('pagehide', writeNow);
      document.removeEventListener('visibilitychange', writeNow);
      switched.unsubscribe();
      views.unsubscribe();
      current.close();
      setOpen(null);
    };
  }, [draftId]);
  return open;
}
