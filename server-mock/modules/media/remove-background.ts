import { isContentHash } from '#domain/ids.ts';
import { contentKeyOf, decodeMediaAddress, type MediaBucket } from '#domain/photo/media-address.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { FailedToUpdateError, ObjectDoesNotExistError, ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { BackgroundFailure } from '../../outside/background/background-remover.ts';
import { ServerBusyError } from '../../picture-gate.ts';
import { mediaFiles } from './media-files.ts';
import { normalise } from './normalise.ts';
import { findMedia } from './store.ts';

/** Either the photo as base64, or the URL of one that the server has. */
export interface BackgroundInput {
  readonly b64Image: string | null;
  readonly imageUrl: string | null;
}

type Parts = Pick<GraphqlContext, 'db' | 'backgrounds' | 'limits' | 'config' | 'log' | 'signal'>;

/**
 * The accounts with a photo being processed or queued in this process: one each, so that no account fills the queue.
 */
const working = new Set<string>();

/** The maximum size in bytes of a photo sent as base64. */
const largest = 8 * 1024 * 1024;
const fieldError = (field: keyof BackgroundInput, code: string) =>
  new ValidationError('validation_error', [{ field, code }]);

/**
 * Returns a preview of the photo without its background (FORM-048, IMG-010), as base64; the photo itself is not
 * changed. Throws ValidationError if it is no photo, ObjectDoesNotExistError if the URL is neither one of the
 * person's own photos nor one of the catalogue, and FailedToUpdateError `background_busy` (also while another photo
 * of the account is processed), `background_no_subject` or `background_failed`.
 */
export async function removeBackground(
  userId: string,
  input: BackgroundInput,
  parts: Parts,
): Promise<string> {
  const { b64Image, imageUrl } = input;
  if ((b64Image === null) === (imageUrl === null)) throw fieldError('b64Image', 'required');
  if ((b64Image?.length ?? 0) > Math.ceil(largest / 3) * 4) throw fieldError('b64Image', 'too_large');
  await parts.limits.spend(limitRules.removeBackground, userId);
  if (working.has(userId)) throw new FailedToUpdateError('background_busy');
  working.add(userId);
  try {
    const photo =
      imageUrl === null ? await sentPhoto(b64Image ?? '') : await storedPhoto(userId, imageUrl, parts);
    return (await parts.backgrounds.remove(photo, parts.signal)).toString('base64');
  } catch (error) {
    // The request was aborted, so nobody receives this error.
    if (parts.signal?.aborted) throw new FailedToUpdateError('background_failed');
    if (error instanceof ServerBusyError) throw new FailedToUpdateError('background_busy');
    if (!(error instanceof BackgroundFailure)) throw error;
    if (error.trouble === 'failed') parts.log.warn({ reason: error.message }, 'background not removed');
    throw new FailedToUpdateError(`background_${error.trouble}`);
  } finally {
    working.delete(userId);
  }
}

async function sentPhoto(b64Image: string): Promise<Buffer> {
  const picture = await normalise(Buffer.from(b64Image, 'base64'));
  if (!picture.ok) throw fieldError('b64Image', picture.code);
  return picture.value.bytes;
}

/** Reads the photo from the server's own files. URLs are never fetched, whatever host they name. */
async function storedPhoto(userId: string, imageUrl: string, { db, config }: Parts): Promise<Buffer> {
  const place = placeOf(imageUrl, config.publicUrl);
  const isTheirs =
    place !== null && (place.bucket === 'catalogue' || (await findMedia(db, userId, place.key)) !== null);
  const photo = isTheirs ? await mediaFiles(config.dataDir).original(place.bucket, place.key) : null;
  if (photo === null) throw new ObjectDoesNotExistError();
  return photo;
}

interface PhotoPlace {
  readonly bucket: MediaBucket;
  readonly key: string;
}

/** Returns the photo at a URL of this site: `/media/...` or `/api/media/own/...`, with or without its origin. */
function placeOf(imageUrl: string, publicUrl: string): PhotoPlace | null {
  const url = URL.parse(imageUrl, publicUrl);
  if (url === null || url.origin !== new URL(publicUrl).origin) return null;
  const [, own] = /^\/api\/media\/own\/([^/]+)$/.exec(url.pathname) ?? [];
  if (own !== undefined) return isContentHash(own) ? { bucket: 'listings', key: own } : null;
  const [, encoded] = /^\/media\/([^/]+)$/.exec(url.pathname) ?? [];
  const address = encoded === undefined ? null : decodeMediaAddress(encoded);
  return address && { bucket: address.bucket, key: contentKeyOf(address.key) };
}
