import { inspectPhoto } from '#domain/photo/header/read-header.ts';
import { FailedToUpdateError, ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import type { Limits } from '../../limits.ts';
import { normalise } from './normalise.ts';

/** The maximum size of a HEIC to convert, in bytes. */
const largest = 8 * 1024 * 1024;
const limit = limitRules.convertHeic;

/**
 * Converts a HEIC to JPEG, both as base64 (IMG-011). Throws ValidationError with the code of the photo worker for a
 * file that is no HEIC or larger than 8 MB, FailedToUpdateError for a HEIC that cannot be decoded, and
 * TooManyRequestsError.
 */
export async function convertHeic(userId: string, b64Image: string, limits: Limits): Promise<string> {
  const refuseWith = (code: string) => new ValidationError('validation_error', [{ field: 'b64Image', code }]);
  if (b64Image.length > Math.ceil(largest / 3) * 4) throw refuseWith('too_large');
  // Files that are no HEIC count too, because inspecting megabytes takes time as well.
  await limits.spend(limit, userId);
  const bytes = Buffer.from(b64Image, 'base64');
  const inspected = inspectPhoto(bytes);
  if (!inspected.ok) throw refuseWith(inspected.code);
  if (inspected.value.format !== 'heic') throw refuseWith('unsupported_image');
  const picture = await normalise(bytes);
  if (!picture.ok) throw new FailedToUpdateError();
  return picture.value.bytes.toString('base64');
}
