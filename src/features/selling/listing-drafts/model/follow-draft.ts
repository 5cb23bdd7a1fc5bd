import { filter, type Subscription } from 'rxjs';
import { onBeforeClose } from '#src/data/db/before-close.ts';
import { database$ } from '#src/data/db/database-stream.ts';
import { holdDraft, holdEditing } from '#src/data/db/editing-lock.ts';
import { isLeaving, ownerIn, ownerOf, sameOwner } from '#src/data/db/owners.ts';
import type { HervondenDatabase, Owner } from '#src/data/db/types.ts';
import { moveUnwrittenDraft } from '#src/data/db/unwritten-drafts.ts';
import { clock } from '#src/platform/clock/clock.ts';
import { session$ } from '#src/platform/session/session.ts';
import { guardUnsavedWork } from '../unsaved-work.ts';
import type { DraftSession, DraftView } from './draft-session.ts';
import { draftStore } from './draft-store.ts';
import { openDraftSession } from './open-draft-session.ts';

/** Milliseconds that a sign-out waits for the last write of a form; values that were not written stay recorded. */
const lastWriteLimit = 2_000;

export interface OpenDraft {
  readonly session: DraftSession;
  readonly view: DraftView;
}

interface Form {
  readonly session: DraftSession;
  /** The owner of the data when the form was opened. */
  readonly owner: Owner;
  /** The database that the form writes to; null until the first one is open. */
  readonly database: () => HervondenDatabase | null;
  /** Lets other tabs continue that wait for this form. */
  readonly endEditing: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Opens the draft in the current person's database. A visitor who signs in meanwhile takes the draft into the
 * account.
 */
function openForm(draftId: string): Form {
  const owner = ownerIn(session$.value);
  const releaseDraft = holdDraft(draftId);
  let own: HervondenDatabase | null = null;
  let endEditing: () => void = () => undefined;
  const own$ = database$.pipe(
    filter((database) => {
      const isTheirs = owner.kind === 'visitor' || sameOwner(owner, ownerOf(database));
      if (own === null && !isTheirs) return false;
      if (own === null) endEditing = holdEditing(database.name);
      if (own === null || own.name === database.name) own = database;
      return own === database;
    }),
  );
  const session = openDraftSession(draftId, draftStore(own$, draftId, owner), () => clock.now());
  const forget = guardUnsavedWork(session);
  const close = async () => {
    await session.close();
    forget();
    releaseDraft();
    endEditing();
  };
  return { session, owner, database: () => own, endEditing: () => endEditing(), close };
}

async function within(limit: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limitReached = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limit);
  });
  await Promise.race([work, limitReached]);
  clearTimeout(timer);
}

/**
 * Follows one draft through sign-in and sign-out. `locked` after an account signed out, in this tab or another one:
 * the text stays on the device for that account only. After a sign-in the form continues in the account's database,
 * into which the visitor's drafts were merged. Typed values are written before the database closes.
 */
export function followDraft(
  draftId: string,
  show: (open: OpenDraft | 'locked') => void,
): { readonly flush: () => void; readonly stop: () => void } {
  let form: Form | null = null;
  let views: Subscription | null = null;

  function open(): void {
    form = openForm(draftId);
    const { session } = form;
    views = session.view$.subscribe((view) => show({ session, view }));
  }

  async function close(): Promise<void> {
    const closing = form;
    form = null;
    views?.unsubscribe();
    if (closing === null) return;
    await within(lastWriteLimit, closing.close());
    closing.endEditing();
  }

  // A form whose write failed shows that itself, and its values are recorded.
  const flush = async (): Promise<void> => await form?.session.flush().catch(() => undefined);

  open();
  const switched = database$.subscribe((database) => {
    const before = form?.database() ?? null;
    if (before?.name === database.name) return;
    // After a sign-in the form waits for the account's database while the visitor's is still open.
    if (form !== null && before === null && sameOwner(form.owner, ownerIn(session$.value))) return;
    const isVisitor = ownerOf(database).kind === 'visitor';
    // Typed while the visitor's drafts were being merged into the account.
    if (before !== null && ownerOf(before).kind === 'visitor')
      moveUnwrittenDraft(draftId, before.name, database.name);
    void close();
    // The form of a visitor would be empty.
    if (isVisitor) show('locked');
    else open();
  });

  const leave = onBeforeClose(async (database) => {
    if (form === null || database.name !== form.database()?.name) return;
    if (ownerOf(database).kind === 'visitor' && session$.value !== null) {
      await within(lastWriteLimit, flush());
      form.endEditing();
    } else if (isLeaving(database)) {
      // A removal by a sign-out must not look like a draft that was deleted.
      await close();
      show('locked');
    }
  });

  return {
    flush: () => void flush(),
    stop: () => {
      leave();
      switched.unsubscribe();
      void close();
    },
  };
}
