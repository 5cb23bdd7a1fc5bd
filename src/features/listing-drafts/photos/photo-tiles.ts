import { isPhotoRefusal, type PhotoRefusal } from '#domain/photo/photo-rules.ts';
import type { DraftPhoto } from '#domain/product/draft.ts';
import type { PhotoTask, PhotoTaskState } from '#src/data/photos/photo-task.ts';

/** `elsewhere`: another device took it and has not sent it yet. `waiting_network`: ready, but there is no signal. */
export type TileState = PhotoTaskState | 'elsewhere' | 'waiting_network';

export interface PhotoTile {
  readonly id: string;
  readonly name: string;
  readonly photo: DraftPhoto;
  readonly task: PhotoTask | null;
  readonly state: TileState;
  /** 0 to 1 of the step under way; null when nothing is being counted. */
  readonly progress: number | null;
  readonly isFeatured: boolean;
  /** The photo that it was made from can be put back. */
  readonly canRestore: boolean;
  /** The address of its picture where that is not kept on the device. */
  readonly picture?: string | null;
}

const waitingForNetwork: readonly TileState[] = ['ready', 'queued', 'uploading'];

function stateOf(photo: DraftPhoto, task: PhotoTask | null, online: boolean): TileState {
  if (task === null) return photo.mediaKey === null ? 'elsewhere' : 'done';
  return !online && waitingForNetwork.includes(task.state) ? 'waiting_network' : task.state;
}

/**
 * What the photo grid shows, in the draft's order; the first is the featured one (FORM-047). `hidden` are photos taken
 * out a moment ago, while that can still be undone.
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
      return { id, name, photo, task, state, progress, canRestore, isFeatured: index === 0 };
    });
}

/** True when trying again would not help: it is the photo that was refused. */
export function isUnusable({ state, task }: PhotoTile): boolean {
  return (
    (state === 'failed' || state === 'refused') &&
    isPhotoRefusal(task?.reason) &&
    task?.reason !== 'storage_full'
  );
}

/** A chosen file that is no photo for us. */
export interface RefusedFile {
  readonly id: string;
  readonly name: string;
  /** `twice`: the same picture is there already. */
  readonly reason: PhotoRefusal | 'twice';
}

/** Chosen files that never got a place in the draft, or lost it: one must be told why. */
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
  /** Being prepared or sent, or waiting for it. */
  readonly underway: number;
  readonly needAttention: number;
}

/** The photos of the draft by how far they are, for the line above the grid and before publishing. */
export function countTiles(tiles: readonly PhotoTile[]): PhotoCounts {
  const needing = tiles.filter((tile) =>
    ['failed', 'refused', 'cancelled', 'elsewhere'].includes(tile.state),
  );
  // On the server is what the draft says so of: its key is written a moment after the last byte went.
  const uploaded = tiles.filter(({ state, photo }) => state === 'done' && photo.mediaKey !== null).length;
  return {
    total: tiles.length,
    uploaded,
    underway: tiles.length - uploaded - needing.length,
    needAttention: needing.length,
  };
}

/** The place a photo gets when dropped before or after another one; null when that changes nothing. */
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
