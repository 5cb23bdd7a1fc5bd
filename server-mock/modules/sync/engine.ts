import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { CollectionSpec } from './collection-spec.ts';
import { type SyncParts, soundParts } from './parts.ts';
import { type Page, type PullRequest, pull } from './pull.ts';
import { type PushOutcome, type PushRequest, push } from './push.ts';

/** The server side of replication, the same for every collection. */
export interface SyncEngine {
  pull(db: Kysely<Database>, spec: CollectionSpec, request: PullRequest): Promise<Page>;
  push(db: Kysely<Database>, spec: CollectionSpec, request: PushRequest): Promise<PushOutcome>;
}

/** Creates an engine with all rules; tests replace parts to prove that a broken rule is detected. */
export function createSyncEngine(changed: Partial<SyncParts> = {}): SyncEngine {
  const parts: SyncParts = { ...soundParts, ...changed };
  return {
    pull: (db, spec, request) => pull(parts, db, spec, request),
    push: (db, spec, request) => push(parts, db, spec, request),
  };
}
