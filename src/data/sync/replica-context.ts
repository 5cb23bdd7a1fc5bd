import type { SyncCollection } from '#domain/sync/protocol.ts';
import type { HervondenDatabase } from '../db/types.ts';
import type { Backoff } from './backoff.ts';
import type { SyncTransport } from './transport.ts';

/** What one collection's replica shares with the engine that runs it. */
export interface ReplicaContext {
  readonly database: HervondenDatabase;
  readonly transport: SyncTransport;
  readonly backoff: Backoff;
  /** Aborts when the engine stops. */
  readonly signal: AbortSignal;
  /** Aborts when the network goes; the next request asks for it anew. */
  readonly networkSignal: () => AbortSignal;
  /** Milliseconds that one request may take. */
  readonly requestTimeout: number;
  /** Milliseconds an edit must be old before it may be confirmed: another tab may be between journal and document. */
  readonly confirmGrace: number;
  /** First wait in milliseconds before a broken engine starts over; doubles. */
  readonly restartDelay: number;
  readonly pullBatch: number;
  readonly pushBatch: number;
  /** Every request's outcome: the error, or null after an answer. */
  readonly report: (outcome: unknown) => void;
  /** Journal ids that go out with a push, and that they are no longer on their way. */
  readonly sending: (ids: readonly string[], on: boolean) => void;
  /** The replica was brought up to the server's state by a pull. */
  readonly pulled: (collection: SyncCollection) => void;
  /** The engine inside RxDB failed; the replica starts over by itself, this is for the eyes (hazard 3). */
  readonly broken: (error: unknown) => void;
}
