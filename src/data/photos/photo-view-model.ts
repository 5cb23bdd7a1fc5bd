import { BehaviorSubject } from 'rxjs';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import type { PhotoRecord } from '#src/platform/photo-store/photo-record.ts';
import type { PhotoStore } from '#src/platform/photo-store/photo-store.ts';
import type { PhotoChannel } from './photo-channel.ts';
import type { LiveWork } from './task-of.ts';

/**
 * A message from another tab arrived while this one was closing the store or had lost it for a moment. The next
 * message triggers another read.
 */
function ignoreClosed(error: unknown): void {
  logger.info('photos_not_read', { error: errorText(error) });
}

/** What all tabs show of one owner's photos: the records in the store and the work in progress. */
export class PhotoViewModel {
  readonly records$ = new BehaviorSubject<readonly PhotoRecord[]>([]);
  readonly live$ = new BehaviorSubject<ReadonlyMap<string, LiveWork>>(new Map());
  readonly store: PhotoStore;
  /** Called when there may be new work. */
  onChange: () => void = () => undefined;
  private readonly channel: PhotoChannel;
  private readonly jobs = new Map<string, AbortController>();
  private reading: Promise<void> = Promise.resolve();

  constructor(store: PhotoStore, channel: PhotoChannel) {
    this.store = store;
    this.channel = channel;
    channel.listen((message) => {
      if (message.kind === 'changed') void this.reload().catch(ignoreClosed);
      else if (message.kind === 'live') this.show(message.id, message.work);
      else this.jobs.get(message.id)?.abort();
    });
  }

  /** Reads the records again; resolves once `records$` has at least what the store contained when this was called. */
  reload(): Promise<void> {
    const next = this.reading.then(async () => {
      this.records$.next(await this.store.records());
      this.onChange();
    });
    this.reading = next.catch(() => undefined);
    return next;
  }

  /** Must be called after every write to the store. */
  async changed(): Promise<void> {
    await this.reload();
    this.channel.post({ kind: 'changed' });
  }

  async update(id: string, change: Partial<PhotoRecord>): Promise<PhotoRecord | null> {
    const record = await this.store.update(id, change);
    await this.changed();
    return record;
  }

  /** Runs one job on a photo. Its progress is shown in every tab, and `abort` stops it. */
  async job(
    id: string,
    work: (signal: AbortSignal, report: (work: LiveWork) => void) => Promise<void>,
  ): Promise<void> {
    const controller = new AbortController();
    this.jobs.set(id, controller);
    const report = (live: LiveWork): void => this.reportLive(id, live);
    try {
      await work(controller.signal, report);
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    } finally {
      this.jobs.delete(id);
      this.reportLive(id, null);
    }
  }

  /** Stops the work on a photo, in whichever tab it runs. */
  abort(id: string): void {
    this.jobs.get(id)?.abort();
    this.channel.post({ kind: 'abort', id });
  }

  abortAll(): void {
    for (const controller of this.jobs.values()) controller.abort();
  }

  private reportLive(id: string, work: LiveWork | null): void {
    this.show(id, work);
    this.channel.post({ kind: 'live', id, work });
  }

  private show(id: string, work: LiveWork | null): void {
    const next = new Map(this.live$.value);
    if (work === null) next.delete(id);
    else next.set(id, work);
    this.live$.next(next);
  }
}
