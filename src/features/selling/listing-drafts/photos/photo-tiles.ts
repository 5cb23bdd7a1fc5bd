import { isPhotoRefusal, type PhotoRefusal } from '#domain/photo/photo-rules.ts';
import type { DraftPhoto } from '#domain/product/draft.ts';
import type { PhotoTask, PhotoTaskState } from '#src/data/photos/photo-task.ts';
import { sameValue } from '../model/draft-fields.ts';
import type { ValueSource } from '../model/use-selected.ts';

/**
 * `elsewhere`: taken on another device that has not uploaded it yet. `waiting_network`: ready, but there is no
 * network.
 */
export type TileState = PhotoTaskState | 'elsewhere' | 'waiting_network';

/** The progress of each photo, which changes many times a second; only its bar subscribes to it. */
export type PhotoProgress$ = ValueSource<
  readonly { readonly id: string; readonly progress: number | null }[]
>;

/** Where a photo stands in the grid. */
export interface PhotoPlace {
  readonly id: string;
  /** From 0. */
  readonly index: number;
  readonly isFeatured: boolean;
}

export interface PhotoTile extends PhotoPlace {
  readonly name: string;
  readonly photo: DraftPhoto;
  readonly task: PhotoTask | null;
  readonly state: TileState;
  /**
   * Progress of the current step from 0 to 1; null when it cannot be measured. In a form any number only means that
   * there is progress, and its amount is in `PhotoProgress$`.
   */
  readonly progress: number | null;
  /** The photo that it was made from can be restored. */
  readonly canRestore: boolean;
  /** The URL of its picture when that is not stored on the device. */
  readonly picture?: string | null;
}

const waitingForNetwork: readonly TileState[] = ['ready', 'queued', 'uploading'];

function stateOf(photo: DraftPhoto, task: PhotoTask | null, online: boolean): TileState {
  if (task === null) return photo.mediaKey === null ? 'elsewhere' : 'done';
  return !online && waitingForNetwork.includes(task.state) ? 'waiting_network' : task.state;
}

/**
 * The tiles of the photo grid, in the draft's order; the first one is the main photo (FORM-047). `hidden` are photos
 * whose removal can still be undone.
 */
export function photoTiles(
  photos: readonly DraftPhoto[],
  tasks: readonly PhotoTask[],
  options: { readonly online: boolean; readonly hidden: ReadonlySet<string> },
): PhotoTile[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  return photos
    .filter((photo) => !options.hidden.has(photo.id))
    .map((photo, index) => {
      const task = byId.get(photo.id) ?? null;
      const state = stateOf(photo, task, options.online);
      const progress = state === task?.state ? task.progress : null;
      const canRestore = task?.canRestore === true;
      const { id, name } = photo;
      return { id, name, photo, task, state, progress, canRestore, index, isFeatured: index === 0 };
    });
}

/** The tiles with the unchanged ones taken from `before`: the grid renders only new objects again. */
export function withUnchanged(before: readonly PhotoTile[], tiles: readonly PhotoTile[]): PhotoTile[] {
  const known = new Map(before.map((tile) => [tile.id, tile]));
  return tiles.map((tile) => {
    const earlier = known.get(tile.id);
    return earlier !== undefined && sameValue(earlier, tile) ? earlier : tile;
  });
}

/** True when a retry would not help, because the photo itself was refused. */
export function isUnusable({ state, task }: PhotoTile): boolean {
  return (
    (state === 'failed' || state === 'refused') &&
    isPhotoRefusal(task?.reason) &&
    task?.reason !== 'storage_full'
  );
}

/** A chosen file that is not accepted as a photo. */
export interface RefusedFile {
  readonly id: string;
  readonly name: string;
  /** `twice`: the same picture is already in the draft. */
  readonly reason: PhotoRefusal | 'twice';
}

/** Chosen files that were not added to the draft, or were removed from it; the reason has to be shown. */
export function refusedFiles(photos: readonly DraftPhoto[], tasks: readonly PhotoTask[]): RefusedFile[] {
  const placed = new Set(photos.map((photo) => photo.id));
  return tasks.flatMap(({ id, name, state, reason }) =>
    state === 'refused' && !placed.has(id) && (isPhotoRefusal(reason) || reason === 'twice')
      ? [{ id, name, reason }]
      : [],
  );
}

export interface PhotoCounts {
  readonly total: number;
  readonly uploaded: number;
  /** Being prepared or uploaded, or waiting for it. */
  readonly underway: number;
  readonly needAttention: number;
}

/** The number of photos by progress, for the line above the grid and before publishing. */
export function countTiles(tiles: readonly PhotoTile[]): PhotoCounts {
  const needing = tiles.filter((tile) =>
    ['failed', 'refused', 'cancelled', 'elsewhere'].includes(tile.state),
  );
  // A photo counts as uploaded when the draft has its key, which is written a moment after the last byte was sent.
  const uploaded = tiles.filter(({ state, photo }) => state === 'done' && photo.mediaKey !== null).length;
  return {
    total: tiles.length,
    uploaded,
    underway: tiles.length - uploaded - needing.length,
    needAttention: needing.length,
  };
}

/** The new position of a photo that is dropped before or after another one; null when that changes nothing. */
export function targetIndex(
  order: readonly string[],
  moved: string,
  target: string,
  position: 'before' | 'after',
): number | null {
  const from = order.indexOf(moved);
  const rest = order.filter((id) => id !== moved);
  const at = rest.indexOf(target);
  if (from === -1 || at === -1) return null;
  const to = position === 'before' ? at : at + 1;
  return to === from ? null : to;
}
