import type { UploadProgress } from '#domain/photo/upload-protocol.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { completeUpload } from './complete-upload.ts';
import type { MediaParts } from './media-parts.ts';
import { advanceUpload, findMedia, findUpload, type Upload } from './store.ts';
import { UploadNotFoundError } from './upload-errors.ts';

export interface UploadChunk {
  readonly hash: string;
  /** The offset of the chunk in bytes. */
  readonly offset: number;
  readonly bytes: Uint8Array;
}

/**
 * Stores the next chunk of an upload, first on disk and then in the database: a confirmed chunk is safe, and an
 * unconfirmed one is overwritten with the same bytes. A chunk at another offset than the current one, because another
 * tab or device uploads the same photo, is ignored and answered with the current offset. Throws UploadNotFoundError,
 * and the errors of `completeUpload` for the last chunk.
 */
export async function receiveChunk(
  userId: string,
  chunk: UploadChunk,
  parts: MediaParts,
): Promise<UploadProgress> {
  const { db, files, clock } = parts;
  const upload = await findUpload(db, userId, chunk.hash);
  if (upload === null) return await alreadyStored(userId, chunk.hash, parts);
  if (chunk.offset !== upload.received) return standing(upload.received);
  const received = upload.received + chunk.bytes.length;
  if (received > upload.bytes) throw new ValidationError();
  if (chunk.bytes.length > 0) {
    await files.writeChunk(userId, chunk.hash, chunk.offset, chunk.bytes);
    const moved = await advanceUpload(db, upload, received, clock.now());
    if (!moved) return standing(await currentOffset(userId, upload, parts));
  }
  if (received === upload.bytes) return await completeUpload({ ...upload, received }, parts);
  return standing(received);
}

function standing(offset: number): UploadProgress {
  return { offset, complete: false, mediaKey: null };
}

/** If the response to the last chunk was lost, the client sends the chunk again. */
async function alreadyStored(userId: string, hash: string, { db }: MediaParts): Promise<UploadProgress> {
  const media = await findMedia(db, userId, hash);
  if (media === null) throw new UploadNotFoundError();
  return { offset: media.bytes, complete: true, mediaKey: media.key };
}

async function currentOffset(userId: string, upload: Upload, { db }: MediaParts): Promise<number> {
  return (await findUpload(db, userId, upload.hash))?.received ?? upload.bytes;
}
