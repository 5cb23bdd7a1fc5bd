import { BehaviorSubject, combineLatest, map } from 'rxjs';
import { lockNames } from '#domain/storage/lock-names.ts';
import { ownerOf } from '#src/data/db/owners.ts';
import type { HervondenDatabase } from '#src/data/db/types.ts';
import { clock } from '#src/platform/clock/clock.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { session$ } from '#src/platform/session/session.ts';
import { createPhotoWorkerPool } from '#src/platform/workers/photo-worker-pool.ts';
import { startPhotoWorker } from '#src/platform/workers/start-photo-worker.ts';
import { draftPlaces } from './draft-places.ts';
import { convertHeicOnServer } from './heic-on-server.ts';
import { photoStoreOf } from './owner-photos.ts';
import { openPhotoChannel } from './photo-channel.ts';
import { PhotoPipeline } from './photo-pipeline.ts';
import { reportingFetch } from './reporting-fetch.ts';
import type { Surrounding } from './surrounding.ts';

const workerPool = createPhotoWorkerPool(startPhotoWorker);

/** Opens the photo pipeline of a local database and resumes what an earlier page left unfinished. */
export async function openPhotoPipeline(database: HervondenDatabase): Promise<PhotoPipeline> {
  const owner = ownerOf(database);
  const store = await photoStoreOf(owner);
  const around$ = new BehaviorSubject<Surrounding>({ online: online$.value, token: null });
  const userId = owner.kind === 'account' ? owner.userId : null;
  const following = combineLatest([online$, session$])
    .pipe(
      map(([online, session]) => ({
        online,
        token: session?.userId === userId ? session?.token : undefined,
      })),
    )
    .subscribe(({ online, token }) => around$.next({ online, token: token ?? null }));
  const pipeline = new PhotoPipeline({
    store,
    places: draftPlaces(database),
    channel: openPhotoChannel(store.name),
    workerPool,
    around$,
    convertOnServer: (file, signal) =>
      online$.value ? convertHeicOnServer(file, signal) : Promise.resolve(null),
    fetch: reportingFetch,
    withLock: (work, signal) => withLock(lockNames.photos(store.name), work, signal),
    now: () => clock.now(),
    newId: () => crypto.randomUUID(),
  });
  pipeline.ended.addEventListener('abort', () => following.unsubscribe(), { once: true });
  await pipeline.start();
  return pipeline;
}

/** Runs the work in one tab at a time; the next tab takes over when it closes. All work is idempotent. */
function withLock(name: string, work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  if (navigator.locks === undefined) return work();
  return navigator.locks.request(name, { signal }, work);
}
