import { useCallback, useMemo, useState } from 'react';
import type { ListingDraft } from '#domain/product/draft.ts';
import { draftPhotoService } from '#src/data/photos/draft-photo-service.ts';
import type { AddedPhoto } from '#src/data/photos/photo-task.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import type { PhotoActions } from './photo-menu.tsx';
import { type PhotoTile, photoTiles, type RefusedFile, refusedFiles } from './photo-tiles.ts';
import { usePhotoTasks } from './use-photos.ts';
import { useRemovals } from './use-removals.ts';

export interface DraftPhotos {
  readonly tiles: readonly PhotoTile[];
  /** Number of chosen files that are not stored on the device yet. */
  readonly arriving: number;
  readonly refused: readonly RefusedFile[];
  readonly actions: PhotoActions;
  readonly add: (files: File[]) => void;
  readonly dismiss: (id: string) => void;
  readonly cutOuts: CutOutActions;
  /** Carries out the removals that were not undone. */
  readonly settle: () => Promise<void>;
}

/** The actions on a photo whose background was removed. */
export interface CutOutActions {
  /** Replaces the photo by its cut-out, and keeps the photo so that it can be restored. */
  readonly use: (tile: PhotoTile, cutOut: File, source: File) => void;
  /** Restores the photo that this one was made from. */
  readonly restore: (tile: PhotoTile) => void;
  /**
   * Where the original is stored: on this device as long as the draft, or in the form until its changes are saved.
   */
  readonly storedIn: 'device' | 'form';
}

export interface DraftPhotosParts {
  readonly draft: ListingDraft;
  readonly online: boolean;
  /** Creates the draft before its first photo. */
  readonly ensureCreated: () => Promise<void>;
  /** Called when chosen files could not be stored on the device. */
  readonly onAddFailed: () => void;
}

function report(error: unknown): void {
  logger.warn('photo_action_failed', { error: errorText(error) });
}

/** The photos of the open draft and the actions on them. */
export function useDraftPhotos(parts: DraftPhotosParts): DraftPhotos {
  const { draft, online, ensureCreated } = parts;
  const tasks = usePhotoTasks(draft.id);
  const [arriving, setArriving] = useState(0);
  const [notTaken, setNotTaken] = useState<readonly RefusedFile[]>([]);
  const { hidden, remove, settle } = useRemovals((id) => draftPhotoService.remove(draft.id, id));
  const tiles = useMemo(
    () => photoTiles(draft.photos, tasks, { online, hidden }),
    [draft.photos, tasks, online, hidden],
  );
  const refused = [...notTaken, ...refusedFiles(draft.photos, tasks)];

  const noteRefused = useCallback((added: readonly AddedPhoto[]) => {
    const fresh = added.flatMap(({ id, name, reason }) =>
      id === null ? [{ id: crypto.randomUUID(), name, reason }] : [],
    );
    if (fresh.length > 0) setNotTaken((before) => [...before, ...fresh]);
  }, []);
  const add = useCallback(
    async (files: File[]) => {
      setArriving((count) => count + files.length);
      await ensureCreated();
      await settle();
      noteRefused(await draftPhotoService.add(draft.id, files));
    },
    [draft.id, ensureCreated, noteRefused, settle],
  );
  const dismiss = (id: string) => {
    if (notTaken.some((file) => file.id === id)) {
      setNotTaken((before) => before.filter((file) => file.id !== id));
    } else draftPhotoService.remove(draft.id, id).catch(report);
  };
  const exchange = (work: () => Promise<readonly AddedPhoto[]>) =>
    void settle().then(work).then(noteRefused).catch(report);
  const actions: PhotoActions = {
    moveTo: (tile, index) => void draftPhotoService.move(draft.id, tile.id, index).catch(report),
    retry: (tile) => void draftPhotoService.retry(tile.id).catch(report),
    replace: (tile, file) => exchange(() => draftPhotoService.replace(draft.id, tile.id, file)),
    stop: (tile) => void draftPhotoService.cancel(tile.id).catch(report),
    remove: (tile) => remove(tile.id),
  };
  const cutOuts: CutOutActions = {
    use: (tile, cutOut, source) =>
      exchange(() => draftPhotoService.replace(draft.id, tile.id, cutOut, source)),
    restore: (tile) => exchange(() => draftPhotoService.restore(draft.id, tile.id)),
    storedIn: 'device',
  };
  const addSafely = (files: File[]) => {
    add(files)
      .catch((error: unknown) => {
        report(error);
        parts.onAddFailed();
      })
      .finally(() => setArriving((count) => count - files.length));
  };
  return { tiles, arriving, refused, actions, add: addSafely, dismiss, cutOuts, settle };
}
