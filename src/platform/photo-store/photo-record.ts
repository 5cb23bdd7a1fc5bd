import type { DBSchema } from 'idb';
import type { PhotoRefusal } from '#domain/photo/photo-rules.ts';
import type { StoredFile } from './stored-file.ts';

/**
 * The stage that a photo has reached. `original`: the selected file is stored. `prepared`: the JPEG is stored
 * instead. `uploaded`: the server has stored it. `refused`: the file was not a valid photo and is not stored.
 */
type PhotoStage = 'original' | 'prepared' | 'uploaded' | 'refused';

/** A photo of a draft on this device, with everything needed to resume after the page was terminated. */
export interface PhotoRecord {
  readonly id: string;
  readonly draftId: string;
  readonly name: string;
  /** The sort order in which the photos were added, also within one selection of files. */
  readonly order: number;
  readonly stage: PhotoStage;
  /** The stage in the draft's entry; null while the draft has no entry yet. Written after the draft. */
  readonly shownStage: PhotoStage | null;
  /** Removed by the user; only the cleanup remains. */
  readonly removed: boolean;
  /** Not resumed until the user asks for it. */
  readonly halted: 'cancelled' | 'failed' | null;
  readonly reason: PhotoRefusal | string | null;
  readonly hint: 'small_photo' | 'kept_original' | null;
  readonly fromBytes: number;
  /** Null until the photo is prepared. */
  readonly result: PreparedFacts | null;
  /** The number of failed attempts at the current stage. */
  readonly attempts: number;
  /** Milliseconds since 1970; 0 means immediately. */
  readonly nextAttemptAt: number;
  /** The number of bytes confirmed by the server. */
  readonly offset: number;
  readonly mediaKey: string | null;
  /** The id of the photo that this one replaces in the draft. */
  readonly replaces?: string;
  /**
   * The name of the photo from which this one was made. It is stored with this one, so that the change can be undone.
   */
  readonly sourceName?: string;
  /** When the draft was first found missing, in milliseconds since 1970; null while it exists. */
  readonly orphanSince: number | null;
}

export interface PreparedFacts {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** Returns the key in `originals` of the photo from which another one was made. */
export function sourceKey(id: string): string {
  return `${id}|source`;
}

/**
 * There is one IndexedDB database per owner. Files are not stored in RxDB documents, because removing an RxDB
 * database leaves their bytes behind.
 */
export interface PhotoSchema extends DBSchema {
  records: { key: string; value: PhotoRecord; indexes: { byDraft: string } };
  /**
   * By photo id: the selected file, until it is prepared. By `sourceKey`: the photo from which another one was made,
   * as long as that one exists.
   */
  originals: { key: string; value: StoredFile };
  /** By content hash: the file to upload, until the upload is complete. */
  prepared: { key: string; value: StoredFile };
  /** By content hash: previews of 300 pixels. */
  thumbs: { key: string; value: StoredFile };
}
