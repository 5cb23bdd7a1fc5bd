import type { WithDeleted } from 'rxdb';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import { equalStates } from '../db/conflict-handler.ts';
import { journalEntry, recordRejection } from '../db/journal.ts';
import { nowOf } from '../db/owners.ts';
import { recordRejectedEdit } from '../db/rejected-edits.ts';
import { contentOf, stateOf, storedState } from '../db/rows.ts';
import { sameContent } from '../db/same-content.ts';
import { isUnanswered, sentOf } from '../db/sent-states.ts';
import type { HervondenDatabase, JournalEntry, RowOf } from '../db/types.ts';
import { editDocument } from '../db/write.ts';
import { openEdits } from './confirm.ts';
import { assumedStates, baseState, writeAssumed } from './engine-memory.ts';
import type { PushRejection, PushRow, WireDocument } from './transport.ts';
import { fromWire, toWire } from './wire.ts';

type Memory<C extends SyncCollection> = Parameters<typeof writeAssumed<C>>[0];

/** Collections that the server writes and devices only annotate; refused changes to them need not be stored. */
const serverOwned: ReadonlySet<SyncCollection> = new Set(['notifications']);

/**
 * Stores what the server refused as a rejected edit and marks the edit. The document stays as it is
 * (docs/sync-hazards.md, H7).
 */
export async function refuse<C extends SyncCollection>(
  database: HervondenDatabase,
  collection: C,
  row: PushRow,
  rejection: PushRejection,
): Promise<void> {
  const { deleted, ...content } = row.newDocumentState;
  const { id: docId, code, fields } = rejection;
  if (!serverOwned.has(collection))
    await recordRejectedEdit(database, { collection, docId, code, fields, content });
  const stored = await storedState(database, collection, docId);
  // Edited again since: that content is being sent already, and its own answer counts.
  if (stored !== null && !sameContent(toWire(collection, stored), row.newDocumentState)) return;
  await recordRejection(database, collection, docId, row.assumedMasterState, nowOf(database));
}

/**
 * The server does not have the content that it refused. Resets the engine's assumed state to the last true one, and
 * also the document itself if the server owns it.
 */
export async function takeOut<C extends SyncCollection>(
  database: HervondenDatabase,
  collection: C,
  memory: Memory<C>,
  id: string,
): Promise<void> {
  const entry = await journalEntry(database, collection, id);
  if (entry === null) return;
  const stored = await storedState(database, collection, id);
  if (stored === null) return;
  const base = baseState(collection, entry, stateOf<C>(stored));
  await writeAssumed(memory, [base]);
  if (serverOwned.has(collection) && !base._deleted)
    await editDocument(database, collection, id, () => contentOf(collection, base));
}

/**
 * A push of the last run had no answer, and the document was changed back to the server's previous state, so that the
 * engine sees nothing to send. Makes the engine assume the content of the push, so that the server's answer decides
 * (docs/sync-hazards.md, H4).
 */
export async function assumeSent<C extends SyncCollection>(
  database: HervondenDatabase,
  collection: C,
  memory: Memory<C>,
  edits: readonly JournalEntry[],
): Promise<void> {
  for (const entry of edits) {
    const sent = sentOf(entry).at(-1) as WireDocument | undefined;
    if (entry.rejected || sent === undefined) continue;
    const stored = await storedState(database, collection, entry.docId);
    const assumed = (await assumedStates(memory, [entry.docId])).get(entry.docId)?.docData;
    if (stored === null || assumed === undefined || !equalStates(assumed, stored)) continue;
    const state = fromWire(collection, sent);
    if (state !== null && isUnanswered(entry, toWire(collection, assumed)))
      await writeAssumed(memory, [state]);
  }
}

/**
 * Records the server's state of every edited document, as known to the engine, before the engine's memory is removed
 * (docs/sync-hazards.md, H19).
 */
export async function storeBases<C extends SyncCollection>(
  database: HervondenDatabase,
  collection: C,
  memory: Memory<C>,
): Promise<void> {
  const edits = await openEdits(database, collection);
  const ids = edits.map((entry) => entry.docId);
  const assumed = await assumedStates(memory, ids);
  for (const entry of edits) {
    const known = assumed.get(entry.docId)?.docData as WithDeleted<RowOf<C>> | undefined;
    if (known === undefined) continue;
    const note = await database.journal.findOne(entry.id).exec();
    await note?.incrementalPatch({ base: known._deleted ? '' : JSON.stringify(known) });
  }
}
