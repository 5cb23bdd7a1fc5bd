import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { CollectionSpec } from './collection-spec.ts';
import { readSent, type WireDocument, wireDocument } from './document.ts';
import type { SyncParts } from './parts.ts';
import { type PushSession, type ReadRow, type Rejection, takeRow } from './push-row.ts';
import { downTo, upToCurrent } from './schema-version.ts';

/** As received: a row is untrusted until it has been parsed. */
interface PushedRow {
  readonly assumedMasterState?: unknown;
  readonly newDocumentState?: unknown;
}

export interface PushRequest {
  readonly userId: string;
  readonly schemaVersion: number;
  /** The epoch that the client has pulled from; null if it has not pulled yet. */
  readonly epoch: string | null;
  readonly rows: readonly PushedRow[];
}

export interface PushOutcome {
  /** The server's state for each row that was not accepted, one per id; a tombstone for an unknown document. */
  readonly conflicts: readonly WireDocument[];
  readonly rejections: readonly Rejection[];
}

/**
 * Decides each row on its own, all in one transaction (docs/sync.md, rules 4 to 8 and 12; PWA-031..034). Repeating a
 * push changes nothing. Throws ClientOutdatedError, MustRefetchError for another epoch, and ValidationError when the
 * batch as a whole is too large; no row can make it throw.
 */
export async function push(
  parts: SyncParts,
  db: Kysely<Database>,
  spec: CollectionSpec,
  request: PushRequest,
): Promise<PushOutcome> {
  const { schemaVersion: version, userId } = request;
  parts.requireVersion(version, parts.schemaVersion);
  parts.requireSize(request.rows);
  const rows = request.rows.map((row) => readRow(parts, spec, version, row));
  return await inTransaction(db, async (tx) => {
    const owner = { userId, collection: spec.name };
    await parts.requireEpoch(tx, request.epoch);
    await parts.lockHead(tx, owner);
    const ids = new Set(rows.flatMap((row) => (row.next === null ? [] : [row.next.id])));
    const masters = await parts.readMasters(tx, owner, [...ids]);
    const session: PushSession = {
      parts,
      tx,
      spec,
      owner,
      masters,
      conflicted: new Set(),
      rejections: [],
      usage: null,
    };
    for (const row of rows) await takeRow(session, row);
    return {
      conflicts: [...session.conflicted].map((id) =>
        downTo(spec, version, parts.schemaVersion, wireDocument(spec, id, masters.get(id) ?? null)),
      ),
      rejections: session.rejections,
    };
  });
}

function readRow(parts: SyncParts, spec: CollectionSpec, version: number, row: PushedRow): ReadRow {
  const read = (value: unknown) => readSent(spec, upToCurrent(spec, version, parts.schemaVersion, value));
  return { next: read(row.newDocumentState), assumed: read(row.assumedMasterState) };
}
