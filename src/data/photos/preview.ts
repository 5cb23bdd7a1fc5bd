import { combineLatest, distinctUntilChanged, from, map, Observable, switchMap } from 'rxjs';
import type { DraftPhoto } from '#domain/product/draft.ts';
import { apiAddress } from '#src/platform/api/api-address.ts';
import type { PhotoStore } from '#src/platform/photo-store/photo-store.ts';
import type { PhotoViewModel } from './photo-view-model.ts';
import type { Surrounding } from './surrounding.ts';

/**
 * The object URL of a photo's 300 pixel preview (FORM-065), from this device or else from the server, if another
 * device added the photo; then it is stored. Null until there is one. The URL is revoked with the subscription.
 */
export function previewOf(
  photo: DraftPhoto,
  viewModel: PhotoViewModel,
  around$: Observable<Surrounding>,
  fetchIt: typeof fetch,
): Observable<string | null> {
  return combineLatest([viewModel.records$, around$]).pipe(
    map(([records, around]) => {
      const record = records.find((found) => found.id === photo.id);
      const sent = record?.stage === 'uploaded' || photo.mediaKey !== null;
      return { hash: record?.result?.hash ?? photo.hash, token: sent && around.online ? around.token : null };
    }),
    distinctUntilChanged((a, b) => a.hash === b.hash && a.token === b.token),
    switchMap(({ hash, token }) => from(find(hash, token, viewModel.store, fetchIt))),
    distinctUntilChanged(),
    switchMap(objectUrl),
  );
}

/** Milliseconds for which an object URL outlives its subscription. */
const graceMs = 5_000;

async function find(
  hash: string | null,
  token: string | null,
  store: PhotoStore,
  fetchIt: typeof fetch,
): Promise<Blob | null> {
  if (hash === null) return null;
  // The store was closed during the request (sign-out), so there is no picture to show.
  const stored = await store.thumb(hash).catch(() => null);
  if (stored !== null || token === null) return stored;
  try {
    const response = await fetchIt(apiAddress(`/api/media/own/${hash}?size=preview`), {
      headers: { authorization: `Token ${token}` },
    });
    if (!response.ok) return null;
    const thumb = await response.blob();
    await store.keepThumb(hash, thumb).catch(() => undefined);
    return thumb;
  } catch {
    return null;
  }
}

function objectUrl(blob: Blob | null): Observable<string | null> {
  return new Observable((subscriber) => {
    const url = blob === null ? null : URL.createObjectURL(blob);
    subscriber.next(url);
    return () => {
      // An <img> that has just received this URL may still be loading it.
      if (url !== null) setTimeout(() => URL.revokeObjectURL(url), graceMs);
    };
  });
}
