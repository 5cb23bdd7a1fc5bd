import type { PhotoRefusal } from '#domain/photo/photo-rules.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { session$ } from '#src/platform/session/session.ts';
import { createPhotoWorkerPool } from '#src/platform/workers/photo-worker-pool.ts';
import { startPhotoWorker } from '#src/platform/workers/start-photo-worker.ts';
import { convertHeicOnServer } from './heic-on-server.ts';
import { convertPhoto } from './preparation.ts';
import { reportingFetch } from './reporting-fetch.ts';
import { type PhotoUpload, type UploadOutcome, uploadPhoto } from './upload-photo.ts';

const workerPool = createPhotoWorkerPool(startPhotoWorker);

/** A prepared photo with a small preview, or the reason why it was refused. */
export type SinglePhoto =
  | { readonly kind: 'prepared'; readonly blob: Blob; readonly hash: string; readonly preview: Blob }
  | { readonly kind: 'refused'; readonly reason: PhotoRefusal };

/**
 * Prepares one photo that belongs to no draft, in the same way as product photos: same limits, same steps, HEIC
 * included. `onProgress` receives 0 to 1. Rejects when it is aborted or the worker fails.
 */
export async function prepareSinglePhoto(
  file: Blob,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
): Promise<SinglePhoto> {
  const convertOnServer = (heic: Blob, ending: AbortSignal) =>
    online$.value ? convertHeicOnServer(heic, ending) : Promise.resolve(null);
  const listen = (_step: string, progress: number) => onProgress(progress);
  const { answer } = await convertPhoto(file, listen, signal, { workerPool, convertOnServer });
  if (answer.kind !== 'prepared') {
    return { kind: 'refused', reason: answer.kind === 'refused' ? answer.reason : 'unsupported_image' };
  }
  const { blob, hash, thumb } = answer.photo;
  return { kind: 'prepared', blob, hash, preview: thumb.size > 0 ? thumb : blob };
}

/** Sends a prepared photo for the signed-in person, from the offset that the server reports. */
export async function sendSinglePhoto(
  upload: PhotoUpload,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
): Promise<UploadOutcome> {
  const token = session$.value?.token;
  if (token === undefined) return { kind: 'signed_out' };
  const onOffset = (offset: number) => onProgress(offset / upload.blob.size);
  return await uploadPhoto(upload, { fetch: reportingFetch, token, signal, onOffset });
}
