import type { PhotoRefusal } from '#domain/photo/photo-rules.ts';

/**
 * The state of a photo. `ready` is stored on the device and waits for a sign-in or a network; `queued` waits for its
 * turn or the next attempt; `refused` and `failed` have a reason, and `failed` can be retried.
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

/** Why a step failed although the photo itself is valid. */
export type UploadFailure =
  | 'network'
  | 'server_error'
  | 'too_many_requests'
  | 'upload_refused'
  | 'upload_quota_reached'
  | 'preparation_failed'
  | 'original_lost';

/** One photo of a draft and its progress towards the server, as the screen shows it. */
export interface PhotoTask {
  readonly id: string;
  readonly draftId: string;
  readonly name: string;
  readonly state: PhotoTaskState;
  /** 0 to 1 within the current state; null when there is no progress to show. */
  readonly progress: number | null;
  readonly fromBytes: number;
  /** Bytes of the prepared photo; null until known. */
  readonly toBytes: number | null;
  /** `twice`: the draft already has the same picture. */
  readonly reason: PhotoRefusal | UploadFailure | 'twice' | null;
  /** Milliseconds since 1970 of the next attempt; null when none is planned. */
  readonly nextAttemptAt: number | null;
  /** True when this device has the photo that it was made from. */
  readonly canRestore: boolean;
  /**
   * `small_photo`: accepted, but under 800 pixels. `kept_original`: no conversion was possible, so the original is
   * sent.
   */
  readonly hint: 'small_photo' | 'kept_original' | null;
}

/** The result for one chosen file: stored on the device, or refused. */
export type AddedPhoto =
  | { readonly id: string; readonly name: string; readonly reason: null }
  | { readonly id: null; readonly name: string; readonly reason: PhotoRefusal };
