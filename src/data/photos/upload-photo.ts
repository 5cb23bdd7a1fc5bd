import * as v from 'valibot';
import { isPhotoRefusal, type PhotoRefusal } from '#domain/photo/photo-rules.ts';
import type { UploadProgress } from '#domain/photo/upload-protocol.ts';
import { apiAddress } from '#src/platform/api/api-address.ts';
import { BlockedRequestError } from './reporting-fetch.ts';

/**
 * Bytes per request: well below the server's limit, so that progress is visible and little is lost on a weak network.
 */
const chunkBytes = 256 * 1024;
const requestTime = 60_000;

export interface PhotoUpload {
  readonly hash: string;
  readonly name: string;
  readonly blob: Blob;
}

export interface UploadParts {
  readonly fetch: typeof fetch;
  readonly token: string;
  readonly signal: AbortSignal;
  /** Receives the number of bytes that the server has confirmed. */
  readonly onOffset: (offset: number) => void;
}

/** The outcome of an attempt. `again`: worth retrying, not before `after` milliseconds. */
export type UploadOutcome =
  | { readonly kind: 'done'; readonly mediaKey: string }
  | {
      readonly kind: 'again';
      readonly reason: 'network' | 'server_error' | 'too_many_requests';
      readonly after: number;
    }
  | { readonly kind: 'signed_out' }
  | { readonly kind: 'refused'; readonly reason: PhotoRefusal | 'upload_refused' | 'upload_quota_reached' };

const progressSchema = v.object({
  offset: v.number(),
  complete: v.boolean(),
  mediaKey: v.nullable(v.string()),
});
const problemSchema = v.object({ errorCode: v.string() });

/**
 * Uploads a photo from the offset that the server reports. Photos are identified by their hash: sending one that the
 * server already has costs one request, and two devices that send the same photo create one picture.
 */
export async function uploadPhoto(upload: PhotoUpload, parts: UploadParts): Promise<UploadOutcome> {
  let answer = await announce(upload, parts);
  // Each request advances the offset. The limit protects against a server that never does.
  for (let turn = 0; turn < 200 && 'offset' in answer; turn += 1) {
    parts.onOffset(answer.offset);
    if (answer.complete && answer.mediaKey !== null) return { kind: 'done', mediaKey: answer.mediaKey };
    answer = await sendChunk(upload, answer.offset, parts);
  }
  return 'kind' in answer ? answer : { kind: 'again', reason: 'server_error', after: 0 };
}

function announce(upload: PhotoUpload, parts: UploadParts): Promise<UploadProgress | UploadOutcome> {
  const { hash, name, blob } = upload;
  return ask(parts, '/api/media/uploads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ hash, name, bytes: blob.size }),
  });
}

function sendChunk(
  upload: PhotoUpload,
  offset: number,
  parts: UploadParts,
): Promise<UploadProgress | UploadOutcome> {
  return ask(parts, `/api/media/uploads/${upload.hash}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/octet-stream', 'upload-offset': String(offset) },
    body: upload.blob.slice(offset, offset + chunkBytes),
  });
}

async function ask(
  parts: UploadParts,
  path: `/${string}`,
  init: RequestInit,
): Promise<UploadProgress | UploadOutcome> {
  const signal = AbortSignal.any([parts.signal, AbortSignal.timeout(requestTime)]);
  const headers = { ...init.headers, authorization: `Token ${parts.token}` };
  try {
    const response = await parts.fetch(apiAddress(path), { ...init, headers, signal });
    const body: unknown = await response.json().catch(() => null);
    return response.ok ? progressOf(body) : problemOf(response, body);
  } catch (error) {
    parts.signal.throwIfAborted();
    // A wait for the network ends when the network returns, which would end the backoff of a blocked request every
    // time.
    const reason = error instanceof BlockedRequestError ? 'server_error' : 'network';
    return { kind: 'again', reason, after: 0 };
  }
}

function progressOf(body: unknown): UploadProgress | UploadOutcome {
  const progress = v.safeParse(progressSchema, body);
  return progress.success ? progress.output : { kind: 'again', reason: 'server_error', after: 0 };
}

function problemOf(response: Response, body: unknown): UploadOutcome {
  const problem = v.safeParse(problemSchema, body);
  const code = problem.success ? problem.output.errorCode : null;
  const after = Number(response.headers.get('retry-after') ?? 0) * 1000;
  if (response.status === 401) return { kind: 'signed_out' };
  if (response.status === 429) return { kind: 'again', reason: 'too_many_requests', after };
  // The server has discarded the uploaded bytes, so the next attempt starts from the beginning.
  if (code === 'hash_mismatch' || code === 'upload_not_found')
    return { kind: 'again', reason: 'server_error', after };
  if (code === 'upload_quota_reached') return { kind: 'refused', reason: code };
  if (isPhotoRefusal(code)) return { kind: 'refused', reason: code };
  if (response.status >= 500 || code === null) return { kind: 'again', reason: 'server_error', after };
  return { kind: 'refused', reason: 'upload_refused' };
}
