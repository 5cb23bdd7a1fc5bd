import { combineLatest, debounceTime, distinctUntilChanged, map, type Observable } from 'rxjs';
import type { DraftPhoto } from '#domain/product/draft.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import type { PhotoRecord } from '#src/platform/photo-store/photo-record.ts';
import type { PhotoStore } from '#src/platform/photo-store/photo-store.ts';
import type { PhotoWorkerPool } from '#src/platform/workers/photo-worker-pool.ts';
import type { DraftPlaces } from './draft-places.ts';
import { takeIn } from './intake.ts';
import { photoBytes } from './photo-bytes.ts';
import type { PhotoChannel } from './photo-channel.ts';
import type { AddedPhoto, PhotoTask } from './photo-task.ts';
import { PhotoViewModel } from './photo-view-model.ts';
import { prepareRecord } from './preparation.ts';
import { previewOf } from './preview.ts';
import { forgetNetworkWaits, sendRecord } from './sending.ts';
import { showInDraft } from './show-in-draft.ts';
import type { Surrounding } from './surrounding.ts';
import { taskOf } from './task-of.ts';
import { tidy } from './tidy.ts';
import { type WorkLoop, workLoop } from './work-loop.ts';

const idle = 60_000;
/** Milliseconds that a step may take to finish when the pipeline stops. */
const longestGoodbye = 3_000;

export interface PhotoPipelineParts {
  readonly store: PhotoStore;
  readonly places: DraftPlaces;
  readonly channel: PhotoChannel;
  readonly workerPool: PhotoWorkerPool;
  readonly around$: Observable<Surrounding> & { readonly value: Surrounding };
  readonly convertOnServer: (file: Blob, signal: AbortSignal) => Promise<Blob | null>;
  readonly fetch: typeof fetch;
  /** Runs the work while this tab holds the owner's lock; resolves when the work has ended. */
  readonly withLock: (work: () => Promise<void>, signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
  readonly newId: () => string;
}

/**
 * The photos of one owner in one tab. Every tab shows them, adds new ones and changes their order. The tab that holds
 * the lock prepares and uploads them, one at a time each.
 */
export class PhotoPipeline {
  readonly viewModel: PhotoViewModel;
  private readonly parts: PhotoPipelineParts;
  private readonly ending = new AbortController();
  private lastIntake: Promise<unknown> = Promise.resolve();
  private wasOnline = true;
  private loops: WorkLoop[] = [];
  /** The token that the server refused; nothing is sent until there is another one. */
  private refusedToken: string | null = null;

  constructor(parts: PhotoPipelineParts) {
    this.parts = parts;
    this.viewModel = new PhotoViewModel(parts.store, parts.channel);
    this.viewModel.onChange = () => this.resume();
    const changes = [
      parts.places.changed$.pipe(debounceTime(200)).subscribe(() => this.resume()),
      parts.around$.subscribe(() => this.resume()),
    ];
    this.ending.signal.addEventListener('abort', () => {
      for (const change of changes) change.unsubscribe();
    });
  }

  /** Aborted when the pipeline stops. */
  get ended(): AbortSignal {
    return this.ending.signal;
  }

  async start(): Promise<void> {
    await this.viewModel.reload();
    const signal = this.ended;
    this.parts
      .withLock(() => this.work(), signal)
      .catch((error: unknown) => {
        // Stopping aborts the wait for the lock.
        if (!signal.aborted) logger.error('photo_work_stopped', { error: errorText(error) });
      });
  }

  /** Stops all work and closes the store; unfinished work is resumed at the next start. */
  async stop(): Promise<void> {
    this.ending.abort();
    this.viewModel.abortAll();
    // A write after closing would reopen the store and could recreate one that was wiped.
    const quiet = Promise.all([...this.loops.map((loop) => loop.stop()), this.lastIntake]);
    await Promise.race([quiet, new Promise((resolve) => setTimeout(resolve, longestGoodbye))]);
    this.parts.channel.close();
    await this.parts.store.close();
  }

  add(draftId: string, files: readonly File[]): Promise<AddedPhoto[]> {
    return this.afterLastIntake(() => takeIn(draftId, files, this.parts));
  }

  /** Runs one intake after another, because two at once would both count the same free places. */
  private afterLastIntake(intake: () => Promise<AddedPhoto[]>): Promise<AddedPhoto[]> {
    const added = this.lastIntake.then(intake);
    const shown = () => this.viewModel.changed();
    this.lastIntake = added.then(shown, shown).catch(() => undefined);
    return this.lastIntake.then(() => added);
  }

  tasks$(draftId: string): Observable<PhotoTask[]> {
    const { records$, live$ } = this.viewModel;
    return combineLatest([records$, live$, this.parts.around$]).pipe(
      map(([records, live, { online, token }]) =>
        records
          .filter((record) => record.draftId === draftId && !record.removed)
          .map((record) => taskOf(record, live.get(record.id) ?? null, { online, signedIn: token !== null })),
      ),
      distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
    );
  }

  preview$(photo: DraftPhoto): Observable<string | null> {
    return previewOf(photo, this.viewModel, this.parts.around$, this.parts.fetch);
  }

  bytes(photo: DraftPhoto, signal: AbortSignal): Promise<Blob | null> {
    const { store, around$, fetch } = this.parts;
    return photoBytes(photo, { store, token: around$.value.token, fetch, signal });
  }

  async cancel(id: string): Promise<void> {
    await this.viewModel.update(id, { halted: 'cancelled', reason: null, nextAttemptAt: 0 });
    this.viewModel.abort(id);
  }

  async retry(id: string): Promise<void> {
    await this.viewModel.update(id, { halted: null, reason: null, attempts: 0, nextAttemptAt: 0 });
  }

  async remove(draftId: string, id: string): Promise<void> {
    const record = await this.viewModel.update(id, { removed: true });
    this.viewModel.abort(id);
    if (record === null) {
      await this.parts.places.edit(draftId, (photos) => photos.filter((photo) => photo.id !== id));
      return;
    }
    await showInDraft(this.parts.store, this.parts.places, record);
    await this.viewModel.changed();
  }

  /**
   * The new photo takes the place of the old one in a single write of the draft. The old one is removed from the
   * device after that, and stays if the new one could not be stored. `source` is the file it was made from, stored
   * for `restore`.
   */
  replace(draftId: string, id: string, file: File, source: File | null = null): Promise<AddedPhoto[]> {
    return this.afterLastIntake(async () => {
      const added = await takeIn(draftId, [file], this.parts, { photoId: id, source });
      if (added.every((one) => one.id !== null)) await this.remove(draftId, id);
      return added;
    });
  }

  /** Restores the photo that a photo was made from; does nothing when this device does not have it. */
  async restore(draftId: string, id: string): Promise<AddedPhoto[]> {
    const { store } = this.parts;
    const [record, source] = await Promise.all([store.record(id), store.source(id)]);
    if (record?.sourceName === undefined || source === null) return [];
    return await this.replace(draftId, id, new File([source], record.sourceName, { type: source.type }));
  }

  async move(draftId: string, id: string, toIndex: number): Promise<void> {
    await this.parts.places.edit(draftId, (photos) => {
      const moved = photos.find((photo) => photo.id === id);
      if (moved === undefined) return [...photos];
      const rest = photos.filter((photo) => photo.id !== id);
      return [...rest.slice(0, toIndex), moved, ...rest.slice(toIndex)];
    });
  }

  private async work(): Promise<void> {
    if (this.ending.signal.aborted) return;
    this.loops = [workLoop('prepare', () => this.prepareStep()), workLoop('send', () => this.sendStep())];
    await new Promise((resolve) => this.ending.signal.addEventListener('abort', resolve, { once: true }));
  }

  private resume(): void {
    for (const loop of this.loops) loop.resume();
  }

  private async prepareStep(): Promise<number> {
    const { places, store, now } = this.parts;
    if (await tidy(this.viewModel.records$.value, store, places, now())) {
      await this.viewModel.changed();
      return 0;
    }
    const next = this.next('original');
    if (typeof next === 'number') return next;
    await prepareRecord(next, { ...this.parts, viewModel: this.viewModel });
    return 0;
  }

  private async sendStep(): Promise<number> {
    const { online, token } = this.parts.around$.value;
    if (online && !this.wasOnline) await forgetNetworkWaits(this.viewModel);
    this.wasOnline = online;
    if (!online || token === null || token === this.refusedToken) return idle;
    const next = this.next('prepared');
    if (typeof next === 'number') return next;
    if (!(await sendRecord(next, token, { ...this.parts, viewModel: this.viewModel })))
      this.refusedToken = token;
    return 0;
  }

  /** The first photo that is due, or the milliseconds until one is. */
  private next(stage: 'original' | 'prepared'): PhotoRecord | number {
    const waiting = this.viewModel.records$.value.filter(
      (record) =>
        record.stage === stage && record.halted === null && !record.removed && this.isWanted(record),
    );
    const now = this.parts.now();
    const due = waiting.find((record) => record.nextAttemptAt <= now);
    return due ?? Math.max(1, Math.min(idle, ...waiting.map((record) => record.nextAttemptAt - now)));
  }

  /** Photos of a draft that was deleted or is not written yet are prepared but not sent. */
  private isWanted(record: PhotoRecord): boolean {
    return record.stage === 'original' || record.orphanSince === null;
  }
}
