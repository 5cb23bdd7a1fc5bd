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

/** The photo itself as base64, or the address of one that the server has. */
export interface BackgroundInput {
  readonly b64Image: string | null;
  readonly imageUrl: string | null;
}

type Parts = Pick<GraphqlContext, 'db' | 'backgrounds' | 'limits' | 'config' | 'log' | 'signal'>;

/** The accounts with a photo that is worked on or waits in this process: one each, so that none fills the queue. */
const working = new Set<string>();

/** Bytes of a photo that is taken as base64. */
const largest = 8 * 1024 * 1024;
const fieldError = (field: keyof BackgroundInput, code: string) =>
  new ValidationError('validation_error', [{ field, code }]);

/**
 * A preview of the photo without its background (FORM-048, IMG-010), as base64; the photo itself stays as it is. Refuses
 * what is no photo as ValidationError, an address that is none of the person's own photos as ObjectDoesNotExistError, and
 * answers background_busy (also while another photo of the account is worked on), background_no_subject or
 * background_failed as FailedToUpdateError.
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
      imageUrl === null ? await sentPhoto(b64Image ?? '') : await keptPhoto(userId, imageUrl, parts);
    return (await parts.backgrounds.remove(photo, parts.signal)).toString('base64');
  } catch (error) {
    // Nobody reads this answer.
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

/** Read from the server's own files: an address is never fetched, whatever host it names. */
async function keptPhoto(userId: string, imageUrl: string, { db, config }: Parts): Promise<Buffer> {
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

/** What an address of this shop shows: `/media/...` or `/api/media/own/...`, with the shop's origin or without one. */
function placeOf(imageUrl: string, publicUrl: string): PhotoPlace | null {
  const url = URL.parse(imageUrl, publicUrl);
  if (url === null || url.origin !== new URL(publicUrl).origin) return null;
  const [, own] = /^\/api\/media\/own\/([^/]+)$/.exec(url.pathname) ?? [];
  if (own !== undefined) return isContentHash(own) ? { bucket: 'listings', key: own } : null;
  const [, encoded] = /^\/media\/([^/]+)$/.exec(url.pathname) ?? [];
  const address = encoded === undefined ? null : decodeMediaAddress(encoded);
  return address && { bucket: address.bucket, key: contentKeyOf(address.key) };
}
