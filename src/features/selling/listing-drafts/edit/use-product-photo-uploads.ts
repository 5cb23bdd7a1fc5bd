import { useCallback, useMemo, useState } from 'react';
import { isContentHash } from '#domain/ids.ts';
import type { DraftPhoto } from '#domain/product/draft.ts';
import { photoCount } from '#domain/product/limits.ts';
import type { PhotoUploads, SentPhoto, UploadingPhoto, UploadState } from '#src/data/photos/photo-uploads.ts';
import { createPhotoUploads, usePhotoUploads } from '#src/data/photos/use-photo-uploads.ts';
import type { PhotoActions } from '../photos/photo-menu.tsx';
import type { PhotoTile, TileState } from '../photos/photo-tiles.ts';
import type { CutOutActions, DraftPhotos } from '../photos/use-draft-photos.ts';
import { useRemovals } from '../photos/use-removals.ts';
import { useUnchangedTiles } from '../photos/use-unchanged.ts';

const stateOf: Readonly<Record<UploadState, TileState>> = {
  preparing: 'waiting',
  waiting: 'waiting_network',
  sending: 'uploading',
  done: 'done',
  failed: 'failed',
};

type Addresses = ReadonlyMap<string, string>;

const photoOf = ({ id, name, mediaKey }: UploadingPhoto): DraftPhoto => ({
  id,
  name,
  mediaKey,
  hash: mediaKey !== null && isContentHash(mediaKey) ? mediaKey : null,
  width: null,
  height: null,
  bytes: null,
});

/**
 * A photo without a picture on this page or in the product was uploaded before a reload: its tile requests it from
 * the server.
 */
function tileOf(photo: UploadingPhoto, index: number, addresses: Addresses): PhotoTile {
  const picture = photo.preview ?? addresses.get(photo.mediaKey ?? '');
  return {
    id: photo.id,
    name: photo.name,
    photo: photoOf(photo),
    task: null,
    state: stateOf[photo.state],
    progress: photo.state === 'preparing' || photo.state === 'sending' ? 0 : null,
    index,
    canRestore: photo.source !== undefined,
    isFeatured: index === 0,
    ...(picture === undefined ? {} : { picture }),
  };
}

export interface ProductPhotoUploads extends DraftPhotos {
  /** The visible photos, in the type that is validated. */
  readonly photos: readonly DraftPhoto[];
  /** The uploaded photos in their order; for one that is not uploaded yet, the photo that it was made from. */
  readonly sent: readonly SentPhoto[];
}

/** Photo uploads that start with the photos of a product; the same object for as long as the form is open. */
export function useProductUploads(first: readonly SentPhoto[]): PhotoUploads {
  const [uploads] = useState(() => createPhotoUploads(photoCount.max, first));
  return uploads;
}

/** The photos of a product in its form: reordered, removed, and added (FORM-045, FORM-047). */
export function useProductPhotoUploads(uploads: PhotoUploads, addresses: Addresses): ProductPhotoUploads {
  const { photos, refused } = usePhotoUploads(uploads);
  const { hidden, remove, settle } = useRemovals(useCallback(async (id) => uploads.remove(id), [uploads]));
  const seen = useMemo(() => photos.filter(({ id }) => !hidden.has(id)), [photos, hidden]);
  return {
    tiles: useUnchangedTiles(
      useMemo(() => seen.map((photo, index) => tileOf(photo, index, addresses)), [seen, addresses]),
    ),
    progress$: uploads.photos$,
    photos: useMemo(() => seen.map(photoOf), [seen]),
    sent: useMemo(() => seen.flatMap(sentOf), [seen]),
    arriving: 0,
    refused,
    add: useCallback((files: File[]) => void settle().then(() => uploads.add(files)), [uploads, settle]),
    dismiss: useCallback((id: string) => uploads.dismiss(id), [uploads]),
    cutOuts: useMemo(() => cutOutsOf(uploads, settle), [uploads, settle]),
    settle,
    actions: useMemo(() => actionsOf(uploads, remove), [uploads, remove]),
  };
}

function sentOf({ name, mediaKey, source }: UploadingPhoto): SentPhoto[] {
  if (mediaKey === null) return source === undefined ? [] : [source];
  return [{ name, mediaKey, ...(source !== undefined && { source }) }];
}

function cutOutsOf(uploads: PhotoUploads, settle: () => Promise<void>): CutOutActions {
  return {
    use: (tile, cutOut) => void settle().then(() => uploads.exchange(tile.id, cutOut)),
    restore: (tile) => void settle().then(() => uploads.restore(tile.id)),
    storedIn: 'form',
  };
}

function actionsOf(uploads: PhotoUploads, remove: (id: string) => void): PhotoActions {
  return {
    moveTo: (id, index) => uploads.move(id, index),
    retry: (tile) => uploads.retry(tile.id),
    stop: (tile) => uploads.stop(tile.id),
    remove: (tile) => remove(tile.id),
  };
}
