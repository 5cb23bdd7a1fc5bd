import { RxReplicationState } from 'rxdb/plugins/replication';
import type { Observable } from 'rxjs';
import { replicationName } from '#domain/storage/database-names.ts';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import type { StoredCheckpoint } from '../db/engine-meta.ts';
import { collectionOf } from '../db/rows.ts';
import type { RowOf } from '../db/types.ts';
import type { FirstPull } from './first-pull.ts';
import type { pullHandler } from './pull-handler.ts';
import type { Answer, pushHandler } from './push-handler.ts';
import type { ReplicaContext } from './replica-context.ts';
import type { WireDocument } from './transport.ts';

/** Milliseconds. The handlers wait by themselves (backoff), so the engine's fixed delay only needs to yield. */
const engineRetry = 5;

export type EngineState<C extends SyncCollection> = RxReplicationState<RowOf<C>, StoredCheckpoint>;

/** One run of the engine, from its start until it is stopped or has to start over. */
export interface EngineRun<C extends SyncCollection> {
  readonly state: EngineState<C>;
  readonly end: AbortController;
  /** Documents whose last push was refused, with what the server really has of them. */
  readonly refused: Map<string, WireDocument | null>;
  /** What the server reported to have of the documents sent, until the engine has recorded it. */
  readonly answers: Map<string, Answer<C>>;
  readonly firstPull: FirstPull<C>;
}

export interface EngineHandlers<C extends SyncCollection> {
  readonly pull: ReturnType<typeof pullHandler<C>>;
  readonly push: ReturnType<typeof pushHandler<C>>;
}

/** Creates RxDB's engine for one collection; `poke$` triggers a pull. The caller starts it. */
export function createEngine<C extends SyncCollection>(
  collection: C,
  { database, pullBatch, pushBatch, paceOf }: ReplicaContext,
  { pull, push }: EngineHandlers<C>,
  poke$: Observable<'RESYNC'>,
): EngineState<C> {
  // Uses the class instead of `replicateRxCollection`, which pauses hidden tabs; here the lock decides which tab
  // replicates.
  return new RxReplicationState<RowOf<C>, StoredCheckpoint>(
    replicationName,
    collectionOf(database, collection) as never,
    '_deleted',
    { handler: pull, batchSize: pullBatch, stream$: poke$ },
    { handler: push, batchSize: pushBatch, waitBeforePersist: () => paceOf(collection).ready() },
    true,
    engineRetry,
    false,
    true,
  );
}

/** True for errors thrown and handled by the handlers in this folder; all others come from the engine itself. */
export function isFromHandlers(error: unknown): boolean {
  const { parameters } = error as { parameters?: { direction?: unknown; errors?: unknown } };
  return parameters?.direction !== undefined && parameters.errors !== undefined;
}
