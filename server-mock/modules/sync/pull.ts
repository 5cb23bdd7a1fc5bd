import type { Kysely } from 'kysely';
import { pullLimit } from '#domain/sync/protocol.ts';
import type { Database } from '../../db/schema.ts';
import { MustRefetchError } from '../../graphql/errors.ts';
import { type Checkpoint, formatCheckpoint, parseCheckpoint } from './checkpoint.ts';
import type { CollectionSpec } from './collection-spec.ts';
import { masterOf, type WireDocument, wireDocument } from './document.ts';
import type { SyncParts } from './parts.ts';
import { downTo } from './schema-version.ts';

export interface PullRequest {
  readonly userId: string;
  readonly schemaVersion: number;
  /** Null starts from the beginning. */
  readonly checkpoint: string | null;
  /** 1 to 200; other numbers are clamped. */
  readonly limit: number;
}

/** A page shorter than the limit is the last one. */
export interface Page {
  readonly documents: readonly WireDocument[];
  readonly checkpoint: string;
}

/**
 * The person's documents that changed after the checkpoint, in seq order, exactly `limit` of them while more exist
 * (docs/sync.md, rules 1 to 3; PWA-031..034). Throws ClientOutdatedError, and MustRefetchError for a checkpoint of
 * another epoch, below the purge horizon or above the head.
 */
export async function pull(
  parts: SyncParts,
  db: Kysely<Database>,
  spec: CollectionSpec,
  request: PullRequest,
): Promise<Page> {
  parts.requireVersion(request.schemaVersion, parts.schemaVersion);
  const asked = request.checkpoint === null ? null : parseCheckpoint(request.checkpoint);
  const { epoch, horizon, head, rows } = await parts.readPage(db, {
    userId: request.userId,
    collection: spec.name,
    after: asked?.seq ?? 0,
    limit: Math.min(Math.max(request.limit, 1), pullLimit),
  });
  const isFirst = request.checkpoint === null;
  if (!isFirst && (asked === null || parts.isStale(asked, { epoch, horizon, head })))
    throw new MustRefetchError(epoch);
  const start: Checkpoint = asked ?? { epoch, seq: 0, floor: horizon };
  return {
    documents: rows.map((row) =>
      downTo(spec, request.schemaVersion, parts.schemaVersion, wireDocument(spec, row.id, masterOf(row))),
    ),
    checkpoint: formatCheckpoint({ ...start, seq: rows.at(-1)?.seq ?? start.seq }),
  };
}
