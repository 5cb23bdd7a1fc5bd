import { BehaviorSubject, EMPTY, filter, firstValueFrom, map, merge, type Observable, switchMap } from 'rxjs';
import type { DraftPhoto } from '#domain/product/draft.ts';
import { onBeforeClose } from '#src/data/db/before-close.ts';
import { database$, databaseState$ } from '#src/data/db/database-stream.ts';
import type { HervondenDatabase } from '#src/data/db/types.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { openPhotoPipeline } from './open-photo-pipeline.ts';
import type { PhotoPipeline } from './photo-pipeline.ts';
import type { AddedPhoto, PhotoTask } from './photo-task.ts';

/** Everything the screens may do with the photos of a draft. */
export interface DraftPhotoService {
  /**
   * Takes files into a draft in the given order. Resolves once every taken original is durable on the device and its
   * place in the draft is written; preparing and uploading go on by themselves. At most 20 photos a draft (FORM-045).
   * The draft has to exist: photos of one that does not yet get their place when it is written.
   */
  add(draftId: string, files: readonly File[]): Promise<AddedPhoto[]>;
  /** The photos of a draft that are not yet done, and those done on this device, in the order they were added. */
  tasks$(draftId: string): Observable<PhotoTask[]>;
  /** Stops preparing or uploading a photo; its bytes stay, and `retry` takes it up again. */
  cancel(id: string): Promise<void>;
  /** Takes up a failed or cancelled photo again, at once. */
  retry(id: string): Promise<void>;
  /** Takes a photo out of the draft and its bytes off the device; also dismisses a refused file. */
  remove(draftId: string, id: string): Promise<void>;
  /**
   * Puts a file in the place of a photo, which stays when the file cannot be kept. `source` is what the file was made from:
   * kept on this device as long as the draft, for `restore`. Answers what `add` does.
   */
  replace(draftId: string, id: string, file: File, source?: File): Promise<AddedPhoto[]>;
  /** Puts back what a photo was made from. Answers what `add` does; nothing when this device does not have that. */
  restore(draftId: string, id: string): Promise<AddedPhoto[]>;
  /** Moves a photo to a place in the draft; the first one is the featured image (FORM-047). */
  move(draftId: string, id: string, toIndex: number): Promise<void>;
  /** The prepared photo, full size: from this device, else from the server; null when neither has it. */
  bytes(photo: DraftPhoto, signal: AbortSignal): Promise<Blob | null>;
  /** An address for an <img>, of at most 300 pixels (FORM-065); null until there is a picture. Ends with the subscription. */
  preview$(photo: DraftPhoto): Observable<string | null>;
}

/** Null while none is open: during a change of owner nothing may be written for the one before. */
const room$ = new BehaviorSubject<PhotoPipeline | null>(null);
let started = false;

/**
 * Takes up the photos that an earlier page left unfinished, for whoever uses the app, and follows sign-in and sign-out.
 * `resumePhotos` calls it where there may be some; the desk calls it too, so that calling it twice does no harm.
 */
export function startPhotos(): void {
  if (started) return;
  started = true;
  let open: PhotoPipeline | null = null;
  let switching: Promise<void> = Promise.resolve();
  const change = (next: () => Promise<PhotoPipeline | null>): Promise<void> => {
    switching = switching
      .then(async () => {
        room$.next(null);
        const before = open;
        open = null;
        await before?.stop();
        open = await next();
        room$.next(open);
      })
      // A room that did not close well must not keep the next one, or a sign-out, from going on.
      .catch((error: unknown) => logger.error('photo_room_not_left', { error: errorText(error) }));
    return switching;
  };
  database$.subscribe((database) => void change(() => openRoom(database)));
  onBeforeClose(() => change(async () => null));
}

async function openRoom(database: HervondenDatabase): Promise<PhotoPipeline | null> {
  try {
    return await openPhotoPipeline(database);
  } catch (error) {
    logger.error('photo_room_not_opened', { error: errorText(error) });
    return null;
  }
}

function inRoom<Result>(act: (room: PhotoPipeline) => Promise<Result>): Promise<Result> {
  startPhotos();
  const unavailable$ = databaseState$.pipe(filter((state) => state === 'unavailable'));
  const refused$ = unavailable$.pipe(
    map((): never => {
      throw new Error('Nothing can be kept on this device now');
    }),
  );
  return firstValueFrom(merge(room$.pipe(filter((room) => room !== null)), refused$)).then(act);
}

function ofRoom<Value>(look: (room: PhotoPipeline) => Observable<Value>): Observable<Value> {
  startPhotos();
  return room$.pipe(switchMap((room) => (room === null ? EMPTY : look(room))));
}

/** The one desk of the app: acts wait for the database to be open, streams follow whoever is signed in. */
export const draftPhotoService: DraftPhotoService = {
  add: (draftId, files) => inRoom((room) => room.add(draftId, files)),
  tasks$: (draftId) => ofRoom((room) => room.tasks$(draftId)),
  cancel: (id) => inRoom((room) => room.cancel(id)),
  retry: (id) => inRoom((room) => room.retry(id)),
  remove: (draftId, id) => inRoom((room) => room.remove(draftId, id)),
  replace: (draftId, id, file, source) => inRoom((room) => room.replace(draftId, id, file, source)),
  restore: (draftId, id) => inRoom((room) => room.restore(draftId, id)),
  move: (draftId, id, toIndex) => inRoom((room) => room.move(draftId, id, toIndex)),
  bytes: (photo, signal) => inRoom((room) => room.bytes(photo, signal)),
  preview$: (photo) => ofRoom((room) => room.preview$(photo)),
};
