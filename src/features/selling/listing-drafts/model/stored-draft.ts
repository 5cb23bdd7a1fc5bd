import type { Observable } from 'rxjs';
import type { ListingDraft, OtherVersion } from '#domain/product/draft.ts';
import type { StorageUpdate } from '#src/data/db/database-stream.ts';
import type { UnwrittenEdit } from '#src/data/db/unwritten-drafts.ts';
import type { DraftChange } from './draft-fields.ts';

/** `deleted`: a person deleted it. `absent`: it was never here, or it was lost with the storage. */
export type StoredDraft = ListingDraft | 'deleted' | 'absent';

export type StoredChange = DraftChange & { otherVersions?: OtherVersion[] };

/** Values that a form has not written yet, with what a later page needs to tell them from values of others. */
export interface UnwrittenDraftEdit extends UnwrittenEdit {
  readonly change: DraftChange;
}

/** Where a draft is stored: the local database, or a map in tests. */
export interface DraftStore {
  /** Emits the stored draft, and again after every change, also by another device. */
  readonly stored$: Observable<StoredDraft>;
  /** Emits when the storage is removed; `stored$` emits what is left once there is a storage again. */
  readonly lost$: Observable<StorageUpdate['loss']>;
  /** Resolves when it is stored; `over` merges it with a draft that another tab stored meanwhile. */
  create(draft: ListingDraft, over: (found: ListingDraft) => ListingDraft): Promise<void>;
  /** Writes only the given fields; any result but `written` means that nothing was written. */
  write(change: StoredChange): Promise<'written' | 'deleted' | 'absent'>;
  /**
   * Records values that are not written yet, so that they survive when the page is killed. Synchronous; an empty
   * change removes the record.
   */
  recordUnwritten(note: UnwrittenDraftEdit): void;
  /** The values that an earlier page recorded and could not write. */
  unwritten(): UnwrittenDraftEdit;
  /** An id for a losing value of the stored draft, which identifies where it came from. */
  newVersionId(): string;
}
