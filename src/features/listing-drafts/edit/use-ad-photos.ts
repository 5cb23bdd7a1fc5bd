import { useMemo, useState } from 'react';
import { isContentHash } from '#domain/ids.ts';
import type { DraftPhoto } from '#domain/listing/draft.ts';
import { photoCount } from '#domain/listing/limits.ts';
import type { PhotoTray, SentPhoto, TrayPhoto, TrayState } from '#src/data/photos/photo-tray.ts';
import { makePhotoTray, usePhotoTray } from '#src/data/photos/use-photo-tray.ts';
import type { PhotoTile, TileState } from '../photos/photo-tiles.ts';
import type { DraftPhotos } from '../photos/use-draft-photos.ts';
import { useRemovals } from '../photos/use-removals.ts';

const stateOf: Readonly<Record<TrayState, TileState>> = {
  preparing: 'waiting',
  waiting: 'waiting_network',
  sending: 'uploading',
  done: 'done',
  failed: 'failed',
};

type Addresses = ReadonlyMap<string, string>;

const photoOf = ({ id, name, mediaKey }: TrayPhoto): DraftPhoto => ({
  id,
  name,
  mediaKey,
  hash: mediaKey !== null && isContentHash(mediaKey) ? mediaKey : null,
  width: null,
  height: null,
  bytes: null,
});

/** A photo that neither this page nor the ad has a picture of was sent before a reload: its tile asks the server for it. */
function tileOf(photo: TrayPhoto, index: number, addresses: Addresses): PhotoTile {
  const picture = photo.preview ?? addresses.get(photo.mediaKey ?? '');
  return {
    id: photo.id,
    name: photo.name,
    photo: photoOf(photo),
    task: null,
    state: stateOf[photo.state],
    progress: photo.state === 'preparing' || photo.state === 'sending' ? photo.progress : null,
    canRestore: photo.source !== undefined,
    isFeatured: index === 0,
    ...(picture === undefined ? {} : { picture }),
  };
}

export interface AdPhotos extends DraftPhotos {
  /** Those that are in sight, as the rules read them. */
  readonly photos: readonly DraftPhoto[];
  /** Those that the server has, in their order; for one that it does not have yet, what that was made from. */
  readonly sent: readonly SentPhoto[];
}

/** A tray that begins with the photos of an ad; the same one for as long as the form is open. */
export function useAdTray(first: readonly SentPhoto[]): PhotoTray {
  const [tray] = useState(() => makePhotoTray(photoCount.max, first));
  return tray;
}

/** The photos of a placed ad in its form: put in another order, taken out, and new ones sent (FORM-045, FORM-047). */
export function useAdPhotos(tray: PhotoTray, addresses: Addresses): AdPhotos {
  const { photos, refused } = usePhotoTray(tray);
  const { hidden, remove, settle } = useRemovals(async (id) => tray.remove(id));
  const seen = useMemo(() => photos.filter(({ id }) => !hidden.has(id)), [photos, hidden]);
  return {
    tiles: useMemo(() => seen.map((photo, index) => tileOf(photo, index, addresses)), [seen, addresses]),
    photos: useMemo(() => seen.map(photoOf), [seen]),
    sent: useMemo(
      () =>
        seen.flatMap(({ name, mediaKey, source }): SentPhoto[] => {
          if (mediaKey === null) return source === undefined ? [] : [source];
          return [{ name, mediaKey, ...(source !== undefined && { source }) }];
        }),
      [seen],
    ),
    arriving: 0,
    refused,
    add: (files) => void settle().then(() => tray.add(files)),
    dismiss: (id) => tray.dismiss(id),
    cutOuts: {
      use: (tile, cutOut) => void settle().then(() => tray.exchange(tile.id, cutOut)),
      restore: (tile) => void settle().then(() => tray.restore(tile.id)),
      keptIn: 'form',
    },
    settle,
    actions: {
      moveTo: (tile, index) => tray.move(tile.id, index),
      retry: (tile) => tray.retry(tile.id),
      stop: (tile) => tray.stop(tile.id),
      remove: (tile) => remove(tile.id),
    },
  };
}
