import { useItemState } from '#src/data/db/use-live.ts';
import { useSeller } from '../publish/use-seller.ts';
import { type DraftSaveState, draftSaveStateOf } from '../texts/save-state.ts';
import { isBlank } from './draft-fields.ts';
import type { DraftSession, DraftView } from './draft-session.ts';
import { useSelected } from './use-selected.ts';

/** Where the text of the draft is stored. */
export function useSaveState(session: DraftSession): DraftSaveState {
  const facts = useSelected(session.view$, savingFacts);
  const { signedIn, online } = useSeller();
  const sync = useItemState('drafts', session.view$.value.draft.id) ?? 'only_here';
  return draftSaveStateOf({ ...facts, signedIn, online, sync });
}

function savingFacts({ draft, phase, storage, unwritten, failed }: DraftView) {
  return { blank: isBlank(draft), phase, storage, unwritten, failed };
}
