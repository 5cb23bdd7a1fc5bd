import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ListingDraft } from '#domain/product/draft.ts';
import { draftPhotoService } from '#src/data/photos/draft-photo-service.ts';
import type { AddedPhoto } from '#src/data/photos/photo-task.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import type { PhotoActions } from './photo-menu.tsx';
import {
  countTiles,
  type PhotoProgress$,
  type PhotoTile,
  photoTiles,
  type RefusedFile,
  refusedFiles,
} from './photo-tiles.ts';
import type { PhotosToPublish } from './photos-to-publish.ts';
import { usePhotoTasks } from './use-photos.ts';
import { useRemovals } from './use-removals.ts';
import { useUnchangedTiles } from './use-unchanged.ts';

export interface DraftPhotos {
  readonly tiles: readonly PhotoTile[];
  readonly progress$: PhotoProgress$;
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
  readonly draftId: string;
  readonly stored: ListingDraft['photos'];
  readonly online: boolean;
  readonly toPublish: PhotosToPublish;
  /** Creates the draft before its first photo. */
  readonly ensureCreated: () => Promise<void>;
  /** Called when chosen files could not be stored on the device. */
  readonly onAddFailed: () => void;
}

function report(error: unknown): void {
  logger.warn('photo_action_failed', { error: errorText(error) });
}

/** The photos of the open draft and the actions on them, which stay the same while a photo makes progress. */
export function useDraftPhotos(parts: DraftPhotosParts): DraftPhotos {
  const { draftId, stored, online, toPublish, ensureCreated, onAddFailed } = parts;
  const { tasks, tasks$ } = usePhotoTasks(draftId);
  const { hidden, remove, settle } = useRemovals((id) => draftPhotoService.remove(draftId, id));
  const tiles = useUnchangedTiles(
    useMemo(() => photoTiles(stored, tasks, { online, hidden }), [stored, tasks, online, hidden]),
  );
  useLayoutEffect(() => toPublish.setSettle(settle), [toPublish, settle]);
  useLayoutEffect(() => {
    const count = () =>
      toPublish.counts$.next(countTiles(photoTiles(stored, tasks$.value, { online, hidden })));
    const following = tasks$.subscribe(count);
    return () => following.unsubscribe();
  }, [toPublish, tasks$, stored, online, hidden]);
  const { notTaken, note, forget } = useNotTaken();
  const { arriving, add } = useAdding({ draftId, ensureCreated, settle, note, onAddFailed });
  const exchange = useCallback(
    (work: () => Promise<readonly AddedPhoto[]>) => void settle().then(work).then(note).catch(report),
    [settle, note],
  );
  const dismiss = useCallback(
    (id: string) => {
      if (!forget(id)) draftPhotoService.remove(draftId, id).catch(report);
    },
    [draftId, forget],
  );
  return {
    tiles,
    progress$: tasks$,
    arriving,
    refused: useMemo(() => [...notTaken, ...refusedFiles(stored, tasks)], [notTaken, stored, tasks]),
    actions: useMemo(() => actionsOf(draftId, remove, exchange), [draftId, remove, exchange]),
    add,
    dismiss,
    cutOuts: useMemo(() => cutOutsOf(draftId, exchange), [draftId, exchange]),
    settle,
  };
}

/** The chosen files that were refused before they became a photo. */
function useNotTaken() {
  const [notTaken, setNotTaken] = useState<readonly RefusedFile[]>([]);
  const latest = useRef(notTaken);
  latest.current = notTaken;
  const note = useCallback((added: readonly AddedPhoto[]) => {
    const fresh = added.flatMap(({ id, name, reason }) =>
      id === null ? [{ id: crypto.randomUUID(), name, reason }] : [],
    );
    if (fresh.length > 0) setNotTaken((before) => [...before, ...fresh]);
  }, []);
  /** Returns false for a file that is not among them. */
  const forget = useCallback((id: string): boolean => {
    if (!latest.current.some((file) => file.id === id)) return false;
    setNotTaken((before) => before.filter((file) => file.id !== id));
    return true;
  }, []);
  return { notTaken, note, forget };
}

interface AddingParts extends Pick<DraftPhotosParts, 'draftId' | 'ensureCreated' | 'onAddFailed'> {
  readonly settle: () => Promise<void>;
  readonly note: (added: readonly AddedPhoto[]) => void;
}

function useAdding({ draftId, ensureCreated, settle, note, onAddFailed }: AddingParts) {
  const [arriving, setArriving] = useState(0);
  const add = useCallback(
    (files: File[]) => {
      setArriving((count) => count + files.length);
      const store = async () => {
        await ensureCreated();
        await settle();
        note(await draftPhotoService.add(draftId, files));
      };
      store()
        .catch((error: unknown) => {
          report(error);
          onAddFailed();
        })
        .finally(() => setArriving((count) => count - files.length));
    },
    [draftId, ensureCreated, settle, note, onAddFailed],
  );
  return { arriving, add };
}

type Exchange = (work: () => Promise<readonly AddedPhoto[]>) => void;

function actionsOf(draftId: string, remove: (id: string) => void, exchange: Exchange): PhotoActions {
  return {
    moveTo: (id, index) => void draftPhotoService.move(draftId, id, index).catch(report),
    retry: (tile) => void draftPhotoService.retry(tile.id).catch(report),
    replace: (tile, file) => exchange(() => draftPhotoService.replace(draftId, tile.id, file)),
    stop: (tile) => void draftPhotoService.cancel(tile.id).catch(report),
    remove: (tile) => remove(tile.id),
  };
}

function cutOutsOf(draftId: string, exchange: Exchange): CutOutActions {
  return {
    use: (tile, cutOut, source) =>
      exchange(() => draftPhotoService.replace(draftId, tile.id, cutOut, source)),
    restore: (tile) => exchange(() => draftPhotoService.restore(draftId, tile.id)),
    storedIn: 'device',
  };
}
