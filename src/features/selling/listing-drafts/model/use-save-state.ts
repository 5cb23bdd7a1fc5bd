import { startTransition, useEffect, useState } from 'react';
import { combineLatest, map, type Observable, startWith } from 'rxjs';
import { lastingItemState$ } from '#src/data/db/item-state.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { session$ } from '#src/platform/session/session.ts';
import { type DraftSaveFacts, type DraftSaveState, draftSaveStateOf } from '../texts/save-state.ts';
import { settledStates } from '../texts/settled-states.ts';
import { isBlank } from './draft-fields.ts';
import type { DraftSession, DraftView } from './draft-session.ts';

/**
 * Where the text of the draft is stored. The component is rendered when a state is shown, not with each of the states
 * that follow one another while somebody types.
 */
export function useSaveState(session: DraftSession): DraftSaveState {
  const [state, setState] = useState(() => saveStateOf(session.view$.value, 'only_here'));
  useEffect(() => {
    // A transition, so that the keystroke is painted first.
    const shown = settledStates(saveState$(session)).subscribe((next) =>
      startTransition(() => setState(next)),
    );
    return () => shown.unsubscribe();
  }, [session]);
  return state;
}

function saveState$({ view$ }: DraftSession): Observable<DraftSaveState> {
  // Troubles of the device are shown while its database is not open, too.
  const sync$ = lastingItemState$('drafts', view$.value.draft.id).pipe(startWith(null));
  return combineLatest([view$, sync$, session$, online$]).pipe(
    map(([view, sync]) => saveStateOf(view, sync ?? 'only_here')),
  );
}

function saveStateOf(view: DraftView, sync: DraftSaveFacts['sync']): DraftSaveState {
  const { draft, phase, storage, unwritten, failed } = view;
  return draftSaveStateOf({
    ...{ blank: isBlank(draft), phase, storage, unwritten, failed, sync },
    ...{ signedIn: session$.value !== null, online: online$.value },
  });
}
