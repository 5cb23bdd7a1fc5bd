import { createHash } from 'node:crypto';
import type { UploadProgress } from '#domain/photo/upload-protocol.ts';
import type { MediaParts } from './media-parts.ts';
import { normalise } from './normalise.ts';
import { inPictureLock } from './picture-lock.ts';
import { endUpload, findMedia, insertMedia, type Upload } from './store.ts';
import { HashMismatchError, PhotoRefusedError } from './upload-errors.ts';

const running = new Map<string, Promise<UploadProgress>>();

/**
 * Checks a complete upload against its hash, validates the photo and stores it. It can be interrupted and repeated at
 * any point. Throws HashMismatchError and PhotoRefusedError; the upload is then deleted.
 */
export function completeUpload(upload: Upload, parts: MediaParts): Promise<UploadProgress> {
  const id = `${upload.user_id}|${upload.hash}`;
  const known = running.get(id);
  if (known !== undefined) return known;
  const work = complete(upload, parts).finally(() => running.delete(id));
  running.set(id, work);
  return work;
}

async function complete(upload: Upload, parts: MediaParts): Promise<UploadProgress> {
  const { db, files, clock } = parts;
  const { user_id: userId, hash, bytes } = upload;
  const done: UploadProgress = { offset: bytes, complete: true, mediaKey: hash };
  if ((await findMedia(db, userId, hash)) !== null) return done;
  const uploaded = (await files.readUpload(userId, hash))?.subarray(0, bytes) ?? null;
  if (uploaded === null || sha256(uploaded) !== hash) {
    await dropUpload(upload, parts);
    throw new HashMismatchError();
  }
  const picture = await normalise(uploaded);
  if (!picture.ok) {
    await dropUpload(upload, parts);
    throw new PhotoRefusedError(picture.code);
  }
  const { width, height, color } = picture.value;
  const created_at = clock.now();
  await inPictureLock(db, hash, async (tx) => {
    await files.keepOriginal(hash, picture.value.bytes);
    await insertMedia(tx, { user_id: userId, key: hash, width, height, color, bytes, created_at });
  });
  await dropUpload(upload, parts);
  return done;
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function dropUpload(upload: Upload, { db, files }: MediaParts): Promise<void> {
  await endUpload(db, upload);
  await files.dropUpload(upload.user_id, upload.hash);
}
