import type { Observable } from 'rxjs';
import type { ListingDraft, OtherVersion } from '#domain/product/draft.ts';
import type { StorageUpdate } from '#src/data/db/database-stream.ts';
import type { UnwrittenEdit } from '#src/data/db/unwritten-drafts.ts';
import type { DraftChange } from './draft-fields.ts';

/** `deleted`: somebody deleted it. `absent`: it was never here, or it went with the storage. */
export type StoredDraft = ListingDraft | 'deleted' | 'absent';

export type StoredChange = DraftChange & { otherVersions?: OtherVersion[] };

/** What a form has not written yet, with what a later page needs to tell its values from those of others. */
export interface UnwrittenDraftEdit extends UnwrittenEdit {
  readonly change: DraftChange;
}

/** Where a draft lives; the app gives the local database, a test gives a map. */
export interface DraftStore {
  /** Emits what is stored now, and again after every change, also from another device. */
  readonly stored$: Observable<StoredDraft>;
  /** Emits when the storage is taken away; `stored$` says what is left once there is one again. */
  readonly lost$: Observable<StorageUpdate['loss']>;
  /** Resolves when the storage has it; `over` says what becomes of one that another tab stored meanwhile. */
  create(draft: ListingDraft, over: (found: ListingDraft) => ListingDraft): Promise<void>;
  /** Writes only the given fields; anything but `written` means that nothing was. */
  write(change: StoredChange): Promise<'written' | 'deleted' | 'absent'>;
  /** Keeps what is not written yet over a kill of the page, without waiting for anything; an empty change ends it. */
  recordUnwritten(note: UnwrittenDraftEdit): void;
  /** What an earlier page noted and could not write. */
  unwritten(): UnwrittenDraftEdit;
  /** An id for a value of the stored draft that gives way; it says where the value came from. */
  newVersionId(): string;
}
