import * as v from 'valibot';
import { contentHashPattern } from '#domain/ids.ts';
import { uploadBytesLimit } from '#domain/photo/photo-rules.ts';
import type { UploadProgress } from '#domain/photo/upload-protocol.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { completeUpload } from './complete-upload.ts';
import type { MediaParts } from './media-parts.ts';
import { endUpload, findMedia, findUpload, staleUploads, startUpload } from './store.ts';
import { HashMismatchError, PhotoRefusedError, UploadNotFoundError } from './upload-errors.ts';
import { requireQuota } from './upload-quota.ts';

const staleAfter = 7 * 24 * 3_600_000;

const announcementSchema = v.object({
  hash: v.pipe(v.string(), v.regex(contentHashPattern)),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  name: v.optional(v.pipe(v.string(), v.maxLength(255)), ''),
});

/**
 * Registers an upload or returns its progress; repeated calls are idempotent. Throws PhotoRefusedError `empty_file` or
 * `too_large` (over 10 MB), UploadQuotaError for a new upload, and the errors of `completeUpload` if all bytes were
 * received but the upload was not completed.
 */
export async function announceUpload(
  userId: string,
  body: unknown,
  parts: MediaParts,
): Promise<UploadProgress> {
  const read = v.safeParse(announcementSchema, body);
  if (!read.success) throw new ValidationError();
  const { hash, bytes } = read.output;
  if (bytes === 0) throw new PhotoRefusedError('empty_file');
  if (bytes > uploadBytesLimit) throw new PhotoRefusedError('too_large');
  const stored = await findMedia(parts.db, userId, hash);
  if (stored !== null) return { offset: stored.bytes, complete: true, mediaKey: stored.key };
  await parts.limits.spend(limitRules.upload, userId);
  await dropStale(userId, parts);
  if ((await findUpload(parts.db, userId, hash)) === null) await requireQuota(parts.db, userId, bytes);
  await startUpload(parts.db, { user_id: userId, hash, bytes }, parts.clock.now());
  const upload = await findUpload(parts.db, userId, hash);
  if (upload === null) throw new UploadNotFoundError();
  if (upload.bytes !== bytes) throw new HashMismatchError();
  if (upload.received === upload.bytes) return await completeUpload(upload, parts);
  return { offset: upload.received, complete: false, mediaKey: null };
}

async function dropStale(userId: string, { db, files, clock }: MediaParts): Promise<void> {
  for (const upload of await staleUploads(db, userId, new Date(clock.now().getTime() - staleAfter))) {
    await endUpload(db, upload);
    await files.dropUpload(userId, upload.hash);
  }
}
