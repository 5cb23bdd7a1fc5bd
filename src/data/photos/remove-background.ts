import { isContentHash } from '#domain/ids.ts';
import { formSide } from '#domain/photo/photo-rules.ts';
import type { DraftPhoto } from '#domain/product/draft.ts';
import { request } from '#src/data/graphql/client.ts';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { mediaUrl } from '#src/paths/media-url.ts';
import { isReachable, online$ } from '#src/platform/connectivity/connectivity.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { session$ } from '#src/platform/session/session.ts';
import { fromBase64, toBase64 } from './base64.ts';
import { draftPhotoService } from './draft-photo-service.ts';
import { onPaper, shrunk } from './paint.ts';
import { RemoveBackgroundDocument } from './remove-background.gen.ts';

/** Why the background was not removed. */
export type BackgroundRefusal =
  | 'offline'
  | 'signed_out'
  | 'busy'
  | 'no_subject'
  | 'too_many_requests'
  | 'failed';

export type BackgroundRemoval =
  | {
      readonly kind: 'removed';
      /** The prepared photo, for undoing the removal. */
      readonly original: Blob;
      /** The photo in the large size of the form (IMG-007). */
      readonly before: Blob;
      /** The photo on a plain background, in the size of the original. */
      readonly after: Blob;
    }
  | { readonly kind: 'refused'; readonly reason: BackgroundRefusal };

/**
 * Time limit of the request, in milliseconds. The server processes one photo at a time, for 15 seconds at most, and
 * queues up to six others (server-mock/modules/media). Closing the dialog aborts the request.
 */
const timeLimit = 120_000;

const refused = (reason: BackgroundRefusal): BackgroundRemoval => ({ kind: 'refused', reason });

/**
 * Removes the background of a photo (FORM-048, IMG-010). The draft is unchanged: the caller decides which version is
 * used. Rejects only when it is aborted.
 */
export async function removeBackground(photo: DraftPhoto, signal: AbortSignal): Promise<BackgroundRemoval> {
  if (session$.value === null) return refused('signed_out');
  if (!online$.value) return refused('offline');
  try {
    const original = await draftPhotoService.bytes(photo, signal);
    if (original === null) return refused('failed');
    const before = await shrunk(original, formSide);
    const answer = await ask(photo, before, signal);
    if (typeof answer === 'string') return refused(answer);
    return { kind: 'removed', original, before, after: await onPaper(original, answer) };
  } catch (error) {
    signal.throwIfAborted();
    logger.warn('background_not_removed', { error: errorText(error) });
    const isOffline = error instanceof NetworkError && !(await isReachable());
    return refused(isOffline ? 'offline' : 'failed');
  }
}

async function ask(photo: DraftPhoto, form: Blob, signal: AbortSignal): Promise<Blob | BackgroundRefusal> {
  const address = addressOf(photo);
  const variables = address === null ? { b64Image: await toBase64(form) } : { imageUrl: address };
  const { removeBg: answer } = await request(RemoveBackgroundDocument, variables, { signal, timeLimit });
  switch (answer.__typename) {
    case 'BackgroundRemoved':
      return fromBase64(answer.base64Preview, 'image/webp');
    case 'TooManyRequestsError':
      return 'too_many_requests';
    case 'UserNotAuthenticatedError':
      return 'signed_out';
    case 'FailedToUpdateError':
      return answer.errorCode === 'background_busy'
        ? 'busy'
        : answer.errorCode === 'background_no_subject'
          ? 'no_subject'
          : 'failed';
    default:
      return 'failed';
  }
}

/** The address of the photo on the server; null while only this device has it. */
function addressOf({ mediaKey }: DraftPhoto): string | null {
  if (mediaKey === null) return null;
  return isContentHash(mediaKey)
    ? `/api/media/own/${mediaKey}?size=form`
    : mediaUrl({ key: mediaKey, width: formSide });
}
