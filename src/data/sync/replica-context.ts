import type { SyncCollection } from '#domain/sync/protocol.ts';
import type { HervondenDatabase } from '../db/types.ts';
import type { Backoff } from './backoff.ts';
import type { PushPace } from './push-pace.ts';
import type { SyncTransport } from './transport.ts';

/** What the replica of one collection shares with the engine that runs it. */
export interface ReplicaContext {
  readonly database: HervondenDatabase;
  readonly transport: SyncTransport;
  readonly backoff: Backoff;
  /** Aborts when the engine stops. */
  readonly signal: AbortSignal;
  /** Aborts when the network is lost; each request gets the current signal. */
  readonly networkSignal: () => AbortSignal;
  /** Time limit of one request, in milliseconds. */
  readonly requestTimeout: number;
  /**
   * Minimum age in milliseconds of an edit before it can be confirmed, because another tab may be between writing the
   * journal and the document.
   */
  readonly confirmGrace: number;
  /** Delay in milliseconds before a failed engine first starts over; doubles with each failure. */
  readonly restartDelay: number;
  readonly pullBatch: number;
  readonly pushBatch: number;
  /** The pace of a collection's pushes; the same object at every call. */
  readonly paceOf: (collection: SyncCollection) => PushPace;
  /** Receives the outcome of every request: the error, or null after an answer. */
  readonly report: (outcome: unknown) => void;
  /** Receives the journal ids that are sent with a push, and again when the push has ended. */
  readonly sending: (ids: readonly string[], on: boolean) => void;
  /** Called when a pull has brought the replica up to date with the server. */
  readonly pulled: (collection: SyncCollection) => void;
  /**
   * Called when the engine inside RxDB failed, for display. The replica starts over by itself (docs/sync-hazards.md,
   * H3).
   */
  readonly broken: (error: unknown) => void;
}
