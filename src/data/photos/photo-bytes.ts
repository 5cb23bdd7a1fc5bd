import { isContentHash } from '#domain/ids.ts';
import { preparedSide } from '#domain/photo/photo-rules.ts';
import type { DraftPhoto } from '#domain/product/draft.ts';
import { mediaUrl } from '#src/paths/media-url.ts';
import { apiAddress } from '#src/platform/api/api-address.ts';
import type { PhotoStore } from '#src/platform/photo-store/photo-store.ts';

export interface PhotoBytesParts {
  readonly store: Pick<PhotoStore, 'prepared' | 'record'>;
  /** Null for a visitor, whose photos are only on the device. */
  readonly token: string | null;
  readonly fetch: typeof fetch;
  readonly signal: AbortSignal;
}

/**
 * The prepared photo in full size, from the device while it is there and otherwise from the server; null when neither
 * can provide it. `photo` may be an older copy of the entry: an upload that completes meanwhile deletes the device's
 * bytes, and the record then has the key that the copy lacks.
 */
export async function photoBytes(photo: DraftPhoto, parts: PhotoBytesParts): Promise<Blob | null> {
  const stored = photo.hash === null ? null : await parts.store.prepared(photo.hash);
  if (stored !== null) return stored;
  const mediaKey = photo.mediaKey ?? (await parts.store.record(photo.id))?.mediaKey ?? null;
  if (mediaKey === null) return null;
  if (!isContentHash(mediaKey)) return await fetched(mediaUrl({ key: mediaKey, width: preparedSide }), parts);
  if (parts.token === null) return null;
  const headers = { authorization: `Token ${parts.token}` };
  return await fetched(apiAddress(`/api/media/own/${mediaKey}`), parts, headers);
}

async function fetched(
  address: string,
  { fetch, signal }: PhotoBytesParts,
  headers: Readonly<Record<string, string>> = {},
): Promise<Blob | null> {
  const response = await fetch(address, { headers, signal });
  return response.ok ? await response.blob() : null;
}
