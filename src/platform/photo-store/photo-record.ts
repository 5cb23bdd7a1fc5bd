import type { DBSchema } from 'idb';
import type { PhotoRefusal } from '#domain/photo/photo-rules.ts';

/**
 * How far a photo has come for good. `original`: the chosen file is kept. `prepared`: the JPEG is kept instead.
 * `uploaded`: the server keeps it. `refused`: the file was no photo, nothing of it is kept.
 */
type PhotoStage = 'original' | 'prepared' | 'uploaded' | 'refused';

/** One photo of one draft on this device. All that a restart must know to go on where the page was killed. */
export interface PhotoRecord {
  readonly id: string;
  readonly draftId: string;
  readonly name: string;
  /** Sorts the photos in the order they were added, also within one choice of files. */
  readonly order: number;
  readonly stage: PhotoStage;
  /** The stage that the draft's entry shows; null while the draft has no entry yet. Written after the draft. */
  readonly shownStage: PhotoStage | null;
  /** Taken out by hand; only the cleaning up is left to do. */
  readonly removed: boolean;
  /** Stopped until somebody asks to go on. */
  readonly halted: 'cancelled' | 'failed' | null;
  readonly reason: PhotoRefusal | string | null;
  readonly hint: 'small_photo' | 'kept_original' | null;
  readonly fromBytes: number;
  /** What is known once prepared; null before. */
  readonly result: PreparedFacts | null;
  /** Tries of the present stage that failed. */
  readonly attempts: number;
  /** Milliseconds since 1970; 0 means at once. */
  readonly nextAttemptAt: number;
  /** Bytes that the server has confirmed. */
  readonly offset: number;
  readonly mediaKey: string | null;
  /** The id of the photo whose place in the draft this one takes. */
  readonly replaces?: string;
  /** The name of the photo that this one was made from and that is kept beside it, to go back to. */
  readonly sourceName?: string;
  /** Milliseconds since 1970 at which the draft was first found gone; null while it is there. */
  readonly orphanSince: number | null;
}

export interface PreparedFacts {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** Where `originals` has the photo that another one was made from. */
export function sourceKey(id: string): string {
  return `${id}|source`;
}

/** One IndexedDB database per owner: bytes never travel in documents, and RxDB's own removal leaves bytes behind. */
export interface PhotoSchema extends DBSchema {
  records: { key: string; value: PhotoRecord; indexes: { byDraft: string } };
  /** By photo id: the file as chosen, until it is prepared. By `sourceKey`: what a photo was made from, as long as it is there. */
  originals: { key: string; value: Blob };
  /** By content hash: the bytes to upload, until the server has them. */
  prepared: { key: string; value: Blob };
  /** By content hash: 300 pixel previews. */
  thumbs: { key: string; value: Blob };
}
