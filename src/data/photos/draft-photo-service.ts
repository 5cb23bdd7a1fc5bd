import { BehaviorSubject, EMPTY, filter, firstValueFrom, map, merge, type Observable, switchMap } from 'rxjs';
import type { DraftPhoto } from '#domain/product/draft.ts';
import { onBeforeClose } from '#src/data/db/before-close.ts';
import { database$, databaseState$ } from '#src/data/db/database-stream.ts';
import type { HervondenDatabase } from '#src/data/db/types.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { patient } from '#src/platform/update/patient.ts';
import type { PhotoPipeline } from './photo-pipeline.ts';
import type { AddedPhoto, PhotoTask } from './photo-task.ts';

/** Everything that screens can do with the photos of a draft. */
export interface DraftPhotoService {
  /**
   * Adds files to a draft in the given order. Resolves once every accepted original is durable on the device and has
   * its place in the draft; preparing and uploading continue in the background. At most 20 photos per draft
   * (FORM-045). If the draft does not exist yet, its photos get their place when it is written.
   */
  add(draftId: string, files: readonly File[]): Promise<AddedPhoto[]>;
  /** The unfinished photos of a draft, and those finished on this device, in the order in which they were added. */
  tasks$(draftId: string): Observable<PhotoTask[]>;
  /** Stops preparing or uploading a photo. Its bytes stay, and `retry` resumes it. */
  cancel(id: string): Promise<void>;
  /** Resumes a failed or cancelled photo immediately. */
  retry(id: string): Promise<void>;
  /** Removes a photo from the draft and its bytes from the device; also dismisses a refused file. */
  remove(draftId: string, id: string): Promise<void>;
  /**
   * Replaces a photo by a file; the photo stays if the file cannot be stored. `source` is the file that the new one
   * was made from. It is stored on this device as long as the draft, for `restore`. Resolves to the same as `add`.
   */
  replace(draftId: string, id: string, file: File, source?: File): Promise<AddedPhoto[]>;
  /**
   * Restores the photo that a photo was made from. Resolves to the same as `add`, or to nothing when this device does
   * not have it.
   */
  restore(draftId: string, id: string): Promise<AddedPhoto[]>;
  /** Moves a photo to a position in the draft; the first one is the featured image (FORM-047). */
  move(draftId: string, id: string, toIndex: number): Promise<void>;
  /** The prepared photo in full size, from this device or else from the server; null when neither has it. */
  bytes(photo: DraftPhoto, signal: AbortSignal): Promise<Blob | null>;
  /**
   * An object URL for an <img> of at most 300 pixels (FORM-065); null until there is a picture. Revoked with the
   * subscription.
   */
  preview$(photo: DraftPhoto): Observable<string | null>;
}

/**
 * The open pipeline; null while none is open. During a change of owner nothing may be written for the previous one.
 */
const pipeline$ = new BehaviorSubject<PhotoPipeline | null>(null);
let started = false;
// In files of its own, which are stored as soon as the form of a draft opens (src/route-manifest/offline-parts.ts).
const loadPipeline = patient(() => import('./open-photo-pipeline.ts'));

/**
 * Resumes photos that an earlier page left unfinished, for the current owner, and follows sign-in and sign-out.
 * `resumePhotos` calls it where there may be some, and `draftPhotoService` calls it too, so repeated calls have no
 * effect.
 */
export function startPhotos(): void {
  if (started) return;
  started = true;
  let open: PhotoPipeline | null = null;
  let switching: Promise<void> = Promise.resolve();
  const change = (next: () => Promise<PhotoPipeline | null>): Promise<void> => {
    switching = switching
      .then(async () => {
        pipeline$.next(null);
        const before = open;
        open = null;
        await before?.stop();
        open = await next();
        pipeline$.next(open);
      })
      // A pipeline that failed to close must not block the next one or a sign-out.
      .catch((error: unknown) => logger.error('photo_pipeline_not_closed', { error: errorText(error) }));
    return switching;
  };
  let wanted: HervondenDatabase | null = null;
  database$.subscribe((database) => {
    wanted = database;
    // Loaded before the change, because a sign-out waits for changes, and without a network the code may come late.
    void loadPipeline()
      .then(async (code) => {
        if (wanted === database) await change(() => openPipeline(code, database));
      })
      .catch((error: unknown) => logger.error('photo_pipeline_not_opened', { error: errorText(error) }));
  });
  onBeforeClose(() => {
    wanted = null;
    return change(async () => null);
  });
}

type PipelineCode = Awaited<ReturnType<typeof loadPipeline>>;

async function openPipeline(
  { openPhotoPipeline }: PipelineCode,
  database: HervondenDatabase,
): Promise<PhotoPipeline | null> {
  try {
    return await openPhotoPipeline(database);
  } catch (error) {
    logger.error('photo_pipeline_not_opened', { error: errorText(error) });
    return null;
  }
}

function inPipeline<Result>(act: (pipeline: PhotoPipeline) => Promise<Result>): Promise<Result> {
  startPhotos();
  const unavailable$ = databaseState$.pipe(filter((state) => state === 'unavailable'));
  const refused$ = unavailable$.pipe(
    map((): never => {
      throw new Error('the local database is unavailable: no photo can be stored on this device');
    }),
  );
  return firstValueFrom(merge(pipeline$.pipe(filter((pipeline) => pipeline !== null)), refused$)).then(act);
}

function ofPipeline<Value>(look: (pipeline: PhotoPipeline) => Observable<Value>): Observable<Value> {
  startPhotos();
  return pipeline$.pipe(switchMap((pipeline) => (pipeline === null ? EMPTY : look(pipeline))));
}

/** The only instance. Methods wait for the database to be open, streams follow the current owner. */
export const draftPhotoService: DraftPhotoService = {
  add: (draftId, files) => inPipeline((pipeline) => pipeline.add(draftId, files)),
  tasks$: (draftId) => ofPipeline((pipeline) => pipeline.tasks$(draftId)),
  cancel: (id) => inPipeline((pipeline) => pipeline.cancel(id)),
  retry: (id) => inPipeline((pipeline) => pipeline.retry(id)),
  remove: (draftId, id) => inPipeline((pipeline) => pipeline.remove(draftId, id)),
  replace: (draftId, id, file, source) =>
    inPipeline((pipeline) => pipeline.replace(draftId, id, file, source)),
  restore: (draftId, id) => inPipeline((pipeline) => pipeline.restore(draftId, id)),
  move: (draftId, id, toIndex) => inPipeline((pipeline) => pipeline.move(draftId, id, toIndex)),
  bytes: (photo, signal) => inPipeline((pipeline) => pipeline.bytes(photo, signal)),
  preview$: (photo) => ofPipeline((pipeline) => pipeline.preview$(photo)),
};
