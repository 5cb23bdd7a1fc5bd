import type { Subscription } from 'rxjs';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { Backoff } from './backoff.ts';
import { type SyncTransport, TransportFailed } from './transport.ts';

export interface PokeStreamOptions {
  readonly transport: SyncTransport;
  /** Called when the collection may have something newer; null means any collection. */
  readonly poke: (collection: SyncCollection | null) => void;
  readonly failed: (error: unknown) => void;
  /** Milliseconds of silence after which the stream counts as dead: twice the heartbeat. */
  readonly silence: number;
  readonly backoff?: Backoff;
}

/**
 * One live stream for all collections (docs/sync-hazards.md, H8). It only says that something newer exists (H5). A
 * stream that fails, ends or falls silent is replaced, indefinitely. Each new one starts with the heads of all
 * collections, so that nothing is missed.
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

  /** The device is awake or online again: a pending stream opens at once, an existing one is replaced. */
  reconnect(): void {
    if (this.#end.signal.aborted || !this.#started) return;
    this.#backoff.nudge();
    if (!this.#opening) this.#again(null);
  }

  /** There is no network: closes the stream and opens none before `resume`. */
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
    const { silence } = this.#options;
    const silent = () => this.#again(new Error(`no heartbeat of the sync stream for ${silence} ms`));
    this.#watch = setTimeout(silent, silence);
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
    // Without a working stream the collections are still pulled at every attempt.
    this.#options.poke(null);
    const stream = this.#options.transport.pokes().subscribe({
      next: (poke) => {
        this.#backoff.succeeded();
        this.#heard();
        if (poke.kind !== 'HEARTBEAT') this.#options.poke(poke.collection);
      },
      error: (error: unknown) => this.#again(error),
      complete: () => this.#again(new Error('the server ended the sync stream')),
    });
    if (this.#end.signal.aborted) stream.unsubscribe();
    else this.#stream = stream;
  }
}
