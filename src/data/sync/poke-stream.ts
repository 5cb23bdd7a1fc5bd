import type { Subscription } from 'rxjs';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { Backoff } from './backoff.ts';
import { type SyncTransport, TransportFailed } from './transport.ts';

export interface PokeStreamOptions {
  readonly transport: SyncTransport;
  /** Something newer may exist in the collection; null: anywhere. */
  readonly poke: (collection: SyncCollection | null) => void;
  readonly failed: (error: unknown) => void;
  /** Milliseconds of silence after which the stream counts as dead: twice the heartbeat. */
  readonly silence: number;
  readonly backoff?: Backoff;
}

/**
 * Holds one live stream for all collections (hazard 8). The stream only says that something newer exists (hazard 5).
 * A stream that fails, ends or falls silent is thrown away and made anew, for ever; each new one begins with the
 * heads of all collections, so nothing that was missed stays unknown.
 */
export class PokeStream {
  readonly #options: PokeStreamOptions;
  readonly #backoff: Backoff;
  readonly #end = new AbortController();
  #stream: Subscription | null = null;
  #watch: ReturnType<typeof setTimeout> | null = null;
  #opening = false;
  #started = false;

  constructor(options: PokeStreamOptions) {
    this.#options = options;
    this.#backoff = options.backoff ?? new Backoff();
  }

  start(): void {
    this.#started = true;
    void this.#open();
  }

  stop(): void {
    this.#end.abort();
    this.#close();
  }

  /** The device is awake or online again: a stream that is being waited for comes at once, a quiet one is renewed. */
  wake(): void {
    if (this.#end.signal.aborted || !this.#started) return;
    this.#backoff.nudge();
    if (!this.#opening) this.#again(null);
  }

  /** There is no network: the stream is given up, and none is opened before `resume`. */
  pause(): void {
    this.#backoff.hold();
    if (this.#stream !== null) this.#again(null);
  }

  resume(): void {
    this.#backoff.release();
  }

  #close(): void {
    if (this.#watch !== null) clearTimeout(this.#watch);
    this.#watch = null;
    const stream = this.#stream;
    this.#stream = null;
    stream?.unsubscribe();
  }

  #again(error: unknown): void {
    if (this.#end.signal.aborted || this.#opening) return;
    if (error !== null) {
      logger.warn('sync_stream_lost', { error: errorText(error) });
      this.#backoff.failed(error instanceof TransportFailed ? error.retryAfter : null);
      this.#options.failed(error);
    }
    this.#close();
    void this.#open();
  }

  #heard(): void {
    if (this.#watch !== null) clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#again(new Error('No heartbeat')), this.#options.silence);
  }

  async #open(): Promise<void> {
    this.#opening = true;
    try {
      await this.#backoff.ready(this.#end.signal);
    } catch {
      return;
    } finally {
      this.#opening = false;
    }
    if (this.#end.signal.aborted) return;
    this.#heard();
    // Without a working stream the collections are still asked at every attempt.
    this.#options.poke(null);
    const stream = this.#options.transport.pokes().subscribe({
      next: (poke) => {
        this.#backoff.succeeded();
        this.#heard();
        if (poke.kind !== 'HEARTBEAT') this.#options.poke(poke.collection);
      },
      error: (error: unknown) => this.#again(error),
      complete: () => this.#again(new Error('The stream ended')),
    });
    if (this.#end.signal.aborted) stream.unsubscribe();
    else this.#stream = stream;
  }
}
