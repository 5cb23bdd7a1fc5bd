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

/** Why the photo stays as it is. */
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
      /** The prepared photo, to go back to. */
      readonly original: Blob;
      /** The photo as the form shows it large (IMG-007). */
      readonly before: Blob;
      /** The photo on plain paper, as large as the original. */
      readonly after: Blob;
    }
  | { readonly kind: 'refused'; readonly reason: BackgroundRefusal };

/**
 * Milliseconds that the answer may take. The server works on one photo at a time, for 15 seconds at most, and has up to
 * six others wait (server-mock/modules/media); whoever does not want to wait closes the dialog.
 */
const timeLimit = 120_000;

const refused = (reason: BackgroundRefusal): BackgroundRemoval => ({ kind: 'refused', reason });

/**
 * Has the background of a photo removed (FORM-048, IMG-010). Changes nothing: the caller decides which of the two is used.
 * Rejects only when it is aborted.
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

/** Where the server has the photo; null while only this device does. */
function addressOf({ mediaKey }: DraftPhoto): string | null {
  if (mediaKey === null) return null;
  return isContentHash(mediaKey)
    ? `/api/media/own/${mediaKey}?size=form`
    : mediaUrl({ key: mediaKey, width: formSide });
}
