import type { PhotoRefusal } from '#domain/photo/photo-rules.ts';

/**
 * Where a photo stands. `ready` is kept on the device and waits for a sign-in or a network; `queued` waits for its turn
 * or for the next try; `refused` and `failed` carry a reason, `failed` can be retried.
 */
export type PhotoTaskState =
  | 'waiting'
  | 'converting'
  | 'compressing'
  | 'ready'
  | 'queued'
  | 'uploading'
  | 'done'
  | 'refused'
  | 'failed'
  | 'cancelled';

/** Why a step did not succeed although the photo is sound. */
export type UploadFailure =
  | 'network'
  | 'server_error'
  | 'too_many_requests'
  | 'upload_refused'
  | 'preparation_failed'
  | 'original_lost';

/** One photo of a draft and its way to the server, as the screen shows it. */
export interface PhotoTask {
  readonly id: string;
  readonly draftId: string;
  readonly name: string;
  readonly state: PhotoTaskState;
  /** 0 to 1 within the current state; null when nothing is being counted. */
  readonly progress: number | null;
  readonly fromBytes: number;
  /** Bytes of the prepared photo; null until known. */
  readonly toBytes: number | null;
  /** `twice`: the draft has the same picture already. */
  readonly reason: PhotoRefusal | UploadFailure | 'twice' | null;
  /** Milliseconds since 1970 of the next try; null when none is planned. */
  readonly nextAttemptAt: number | null;
  /** This device keeps the photo that it was made from. */
  readonly canRestore: boolean;
  /** `small_photo`: taken, but under 800 pixels. `kept_original`: no device could convert it, so it goes as it is. */
  readonly hint: 'small_photo' | 'kept_original' | null;
}

/** What became of one chosen file: on the device for good, or not taken at all. */
export type AddedPhoto =
  | { readonly id: string; readonly name: string; readonly reason: null }
  | { readonly id: null; readonly name: string; readonly reason: PhotoRefusal };
