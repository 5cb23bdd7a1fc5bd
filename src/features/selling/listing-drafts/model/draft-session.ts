import type { BehaviorSubject } from 'rxjs';
import type { ListingDraft, OtherVersion } from '#domain/product/draft.ts';
import type { DraftChange, DraftField } from './draft-fields.ts';

export interface DraftView {
  readonly draft: ListingDraft;
  /** The stored draft, or the last one, without the values that are not written yet. */
  readonly stored: ListingDraft;
  /** `gone`: deleted elsewhere while it was open here; its content is still shown. */
  readonly phase: 'loading' | 'unwritten' | 'stored' | 'gone';
  /**
   * `reopening`: the browser closed the connection, and the stored draft is probably still there. `lost`: the browser
   * deleted the storage. `restored`: the shown draft was written again after that.
   */
  readonly storage: 'intact' | 'reopening' | 'lost' | 'restored';
  /** True while typed values are not in the local database yet. */
  readonly unwritten: boolean;
  /** Why the last write on the device failed; the typed values are still in the form. */
  readonly failed: 'full' | 'refused' | null;
}

export interface DraftSession {
  readonly view$: BehaviorSubject<DraftView>;
  change(change: DraftChange): void;
  /** Until `leave`, a change by another device does not replace the value of this field. */
  enter(field: DraftField): void;
  leave(): void;
  /** True when this value of the field was last entered on this page. */
  isTypedHere(field: DraftField, value: unknown): boolean;
  answerVersions(change: DraftChange, otherVersions: OtherVersion[]): Promise<void>;
  /** Creates the draft, even if it is empty: a photo needs a draft to belong to. */
  ensureCreated(): Promise<void>;
  flush(): Promise<void>;
  /** Creates a draft that was deleted elsewhere again, with the shown content. */
  restore(): Promise<void>;
  /** To be called when the person has read that the storage was lost. */
  acknowledgeLoss(): void;
  /** Resolves when everything is written and all subscriptions have ended. */
  close(): Promise<void>;
}
