import { distinctUntilChanged, EMPTY, filter, type Observable, of, Subscription, skip } from 'rxjs';
import {
  heartbeatInterval,
  pullLimit,
  pushLimit,
  type SyncCollection,
  syncCollections,
} from '#domain/sync/protocol.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { nowOf } from '../db/owners.ts';
import { clearRecreated, isConnectionLost, isRecreated, isStorageFull } from '../db/reopen.ts';
import { storeSyncedAt } from '../db/synced-at.ts';
import type { HervondenDatabase } from '../db/types.ts';
import { Backoff, type BackoffOptions } from './backoff.ts';
import { PokeStream } from './poke-stream.ts';
import { PushPace } from './push-pace.ts';
import { Replica } from './replica.ts';
import type { ReplicaContext } from './replica-context.ts';
import { retry$ } from './retry-signal.ts';
import { restingRuntime, runtimeOf, type SyncProblem, type SyncRuntime } from './sync-runtime.ts';
import { ClientOutdated, NotSignedIn, type SyncTransport, TransportFailed } from './transport.ts';

export interface EngineOptions {
  readonly database: HervondenDatabase;
  readonly transport: SyncTransport;
  /** The replicated collections that are open; all by default. */
  readonly collections?: readonly SyncCollection[];
  /** False while the browser reports that there is no network; nothing is attempted then. Always true by default. */
  readonly network$?: Observable<boolean>;
  /** Emits true when the server is reachable again, which ends waits after failures. */
  readonly online$?: Observable<boolean>;
  /** Called when the server no longer accepts the token. */
  readonly signedOut?: () => void;
  /** Called when the browser dropped the connection to the storage and the database must be reopened. */
  readonly connectionLost?: (error: unknown) => void;
  readonly backoff?: Partial<BackoffOptions>;
  readonly requestTimeout?: number;
  readonly silence?: number;
  readonly confirmGrace?: number;
  readonly restartDelay?: number;
  /** Documents per pull and rows per push; the protocol's limits by default. */
  readonly pullBatch?: number;
  readonly pushBatch?: number;
  /** Least time between two pushes of a collection, in milliseconds; a second by default. */
  readonly pushInterval?: number;
}

export interface SyncEngine {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Retries at once, and sends at once what waits for more edits. */
  retryNow(): void;
  /** While hurried, every edit is sent at once: the page may end at any moment. */
  hurry(isHurried: boolean): void;
  /** Resolves when every collection is at rest: nothing to send, nothing to pull. */
  untilAtRest(): Promise<void>;
  /** Starts one collection over; every unconfirmed edit is retained. */
  startOver(collection: SyncCollection): Promise<void>;
}

const healEvery = 30_000;

function problemOf(error: unknown): SyncProblem {
  if (error instanceof ClientOutdated) return 'update_needed';
  if (error instanceof NotSignedIn) return 'signed_out_by_server';
  if (error instanceof TransportFailed && error.reason === 'busy') return 'too_many_requests';
  return 'server_unavailable';
}

class Engine implements SyncEngine {
  readonly #options: EngineOptions;
  readonly #end = new AbortController();
  #network = new AbortController();
  readonly #backoff: Backoff;
  readonly #replicas: Replica<SyncCollection>[];
  readonly #stream: PokeStream;
  readonly #listening = new Subscription();
  readonly #pulled = new Set<SyncCollection>();
  readonly #paces = new Map<SyncCollection, PushPace>();
  #heal: ReturnType<typeof setInterval> | null = null;
  #requests = 0;

  constructor(options: EngineOptions) {
    this.#options = options;
    this.#backoff = new Backoff(options.backoff);
    const context = this.#context();
    const names = options.collections ?? syncCollections;
    this.#replicas = names.map((name) => new Replica(name, context));
    this.#stream = new PokeStream({
      transport: options.transport,
      poke: (collection) => this.#poke(collection),
      failed: (error) => this.#ended(error),
      silence: options.silence ?? heartbeatInterval * 2,
      backoff: new Backoff(options.backoff),
    });
  }

  async start(): Promise<void> {
    this.#listening.add(retry$.subscribe(() => this.retryNow()));
    const { network$ = of(true), online$ = EMPTY } = this.#options;
    this.#listening.add(network$.subscribe((isThere) => (isThere ? this.#resume() : this.#pause())));
    // Pulls what was missed meanwhile; a stream that still works is left alone.
    this.#listening.add(
      online$.pipe(distinctUntilChanged(), skip(1), filter(Boolean)).subscribe(() => this.#reachedAgain()),
    );
    await Promise.all(this.#replicas.map((replica) => replica.start()));
    // The engine's memory of a storage that was lost would prevent the server's documents from being pulled again.
    if (isRecreated(this.#options.database)) await Promise.all(this.#replicas.map((one) => one.startOver()));
    if (this.#end.signal.aborted) return;
    clearRecreated(this.#options.database);
    this.#stream.start();
    this.#heal = setInterval(() => this.#healStuck(), healEvery);
  }

  async stop(): Promise<void> {
    this.#end.abort();
    this.#listening.unsubscribe();
    this.#stream.stop();
    if (this.#heal !== null) clearInterval(this.#heal);
    await Promise.all(this.#replicas.map((replica) => replica.stop()));
    this.#say({ busy: false, sending: [] });
  }

  retryNow(): void {
    if (this.#end.signal.aborted) return;
    this.#backoff.nudge();
    for (const pace of this.#paces.values()) pace.skip();
    this.#stream.reconnect();
  }

  hurry(isHurried: boolean): void {
    for (const collection of this.#options.collections ?? syncCollections)
      this.#paceOf(collection).hurry(isHurried);
  }

  #paceOf(collection: SyncCollection): PushPace {
    const pace = this.#paces.get(collection) ?? new PushPace(this.#options.pushInterval ?? 1_000);
    this.#paces.set(collection, pace);
    return pace;
  }

  /** Aborts requests in progress, which cannot be answered; edits stay where they are. */
  #pause(): void {
    if (this.#end.signal.aborted) return;
    this.#backoff.hold();
    this.#network.abort(new TransportFailed('network', 'The device is offline'));
    this.#stream.pause();
  }

  #resume(): void {
    if (this.#end.signal.aborted) return;
    if (this.#network.signal.aborted) this.#network = new AbortController();
    this.#backoff.release();
    this.#stream.resume();
  }

  #reachedAgain(): void {
    if (this.#end.signal.aborted || this.#network.signal.aborted) return;
    this.#backoff.release();
    this.#stream.resume();
    this.#poke(null);
  }

  async untilAtRest(): Promise<void> {
    await Promise.all(this.#replicas.map((replica) => replica.untilAtRest()));
  }

  async startOver(collection: SyncCollection): Promise<void> {
    await this.#replicas.find((replica) => replica.collection === collection)?.startOver();
  }

  #context(): ReplicaContext {
    const options = this.#options;
    return {
      database: options.database,
      transport: this.#counting(options.transport),
      backoff: this.#backoff,
      signal: this.#end.signal,
      networkSignal: () => this.#network.signal,
      requestTimeout: options.requestTimeout ?? 30_000,
      confirmGrace: options.confirmGrace ?? (options.database.multiInstance ? 400 : 0),
      restartDelay: options.restartDelay ?? 500,
      pullBatch: options.pullBatch ?? pullLimit,
      pushBatch: options.pushBatch ?? pushLimit,
      paceOf: (collection) => this.#paceOf(collection),
      report: (outcome) => this.#ended(outcome),
      sending: (ids, on) => this.#sending(ids, on),
      pulled: (collection) => this.#onPulled(collection),
      broken: (error) => this.#broken(error),
    };
  }

  #counting(transport: SyncTransport): SyncTransport {
    const counted = async <T>(work: Promise<T>): Promise<T> => {
      this.#requests += 1;
      this.#say({ busy: true });
      try {
        return await work;
      } finally {
        this.#requests -= 1;
        if (this.#requests === 0) this.#say({ busy: false });
      }
    };
    return {
      pull: (collection, checkpoint, limit, signal) =>
        counted(transport.pull(collection, checkpoint, limit, signal)),
      push: (collection, rows, epoch, signal) => counted(transport.push(collection, rows, epoch, signal)),
      pokes: () => transport.pokes(),
    };
  }

  #say(change: Partial<SyncRuntime>): void {
    const runtime = runtimeOf(this.#options.database);
    runtime.next({ ...restingRuntime, ...runtime.value, ...change });
  }

  #sending(ids: readonly string[], on: boolean): void {
    const { sending } = runtimeOf(this.#options.database).value;
    const others = sending.filter((id) => !ids.includes(id));
    this.#say({ sending: on ? [...others, ...ids] : others });
  }

  #onPulled(collection: SyncCollection): void {
    this.#pulled.add(collection);
    if (this.#pulled.size < this.#replicas.length) return;
    const { database } = this.#options;
    const lastSyncedAt = nowOf(database);
    storeSyncedAt(database.name, lastSyncedAt);
    this.#say({ lastSyncedAt, problem: null });
  }

  /**
   * Handles the end of a request or the stream; null is success. Two errors stop the engine; edits stay where they
   * are.
   */
  #ended(error: unknown): void {
    if (this.#end.signal.aborted) return;
    if (error === null) {
      const { problem } = runtimeOf(this.#options.database).value;
      if (problem !== null && problem !== 'storage_full' && problem !== 'storage_failed') {
        this.#say({ problem: null });
      }
      return;
    }
    this.#say({ problem: problemOf(error) });
    if (error instanceof ClientOutdated || error instanceof NotSignedIn) {
      void this.stop();
      if (error instanceof NotSignedIn) this.#options.signedOut?.();
    }
  }

  #broken(error: unknown): void {
    logger.error('sync_engine_failed', { error: errorText(error) });
    this.#say({ problem: isStorageFull(error) ? 'storage_full' : 'storage_failed' });
    if (isConnectionLost(error)) this.#options.connectionLost?.(error);
  }

  #poke(collection: SyncCollection | null): void {
    for (const replica of this.#replicas) {
      if (collection === null || replica.collection === collection) replica.poke();
    }
  }

  #healStuck(): void {
    const { sending, busy } = runtimeOf(this.#options.database).value;
    if (busy || sending.length > 0 || this.#backoff.failures > 0) return;
    for (const replica of this.#replicas) replica.healStuck().catch((error) => this.#broken(error));
  }
}

/**
 * Creates the engine that replicates an account's database with the server in both directions, until stopped
 * (PWA-031..034; docs/sync.md). Only one engine of a browser may work on a database at a time, which leadership.ts
 * ensures.
 */
export function createSyncEngine(options: EngineOptions): SyncEngine {
  return new Engine(options);
}
