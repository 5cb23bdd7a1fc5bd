import { createRevision, now, type RxDocumentData, type WithDeleted } from 'rxdb';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import { equalStates } from '../db/conflict-handler.ts';
import { forgetEdit } from '../db/journal.ts';
import { nowOf } from '../db/owners.ts';
import { clearRefusals } from '../db/rejected-edits.ts';
import { collectionOf, storedState } from '../db/rows.ts';
import { isUnanswered } from '../db/sent-states.ts';
import type { HervondenDatabase, JournalEntry, RowOf } from '../db/types.ts';
import { documentKey, oneAtATime } from '../db/write.ts';
import { storedRecords } from './engine-memory.ts';
import { toWire } from './wire.ts';

type Memory = Parameters<typeof storedRecords>[0];

/**
 * The unconfirmed edits of one collection, read from the storage: RxDB's cached queries do not have those of other tabs
 * until these have reported them.
 */
export async function openEdits(
  database: HervondenDatabase,
  collection: SyncCollection,
): Promise<JournalEntry[]> {
  const { storageInstance } = database.journal;
  const { documents } = await storageInstance.query(database.journal.find().getPreparedQuery());
  return documents.filter((entry) => entry.source === collection);
}

async function confirmOne<C extends SyncCollection>(
  database: HervondenDatabase,
  collection: C,
  memory: Memory,
  entry: JournalEntry,
  mustAsk: (id: string) => boolean,
): Promise<boolean> {
  const note = await database.journal.findOne(entry.id).exec();
  if (note === null || note.rejected || note.edits !== entry.edits) return false;
  const stored = await storedState(database, collection, entry.docId);
  // A record that is derived would not prove that the server has answered.
  const assumed = (await storedRecords(memory, [entry.docId])).get(entry.docId)?.docData as
    | WithDeleted<RowOf<C>>
    | undefined;
  const equal = stored === null || (assumed !== undefined && equalStates(assumed, stored));
  if (!equal || (stored !== null && mustAsk(entry.docId))) return false;
  // The text was changed back to the server's last known state while a push is unanswered. The server may have the
  // content of that push by now.
  if (assumed !== undefined && isUnanswered(note, toWire(collection, assumed))) return false;
  if (!(await forgetEdit(database, entry))) return false;
  await clearRefusals(database, collection, entry.docId);
  return true;
}

/**
 * Removes the edits whose content the server is known to have: the stored document is compared with the engine's
 * record of the server (docs/sync-hazards.md, H12). Documents that the server must still be asked about are skipped.
 * Resolves to whether edits other than refused ones are left.
 */
export async function confirmEdits<C extends SyncCollection>(
  database: HervondenDatabase,
  collection: C,
  memory: Memory,
  grace: number,
  mustAsk: (id: string) => boolean = () => false,
): Promise<boolean> {
  let left = false;
  for (const entry of await openEdits(database, collection)) {
    if (entry.rejected) continue;
    // The absolute difference, because an edit with a time in the future, made while the clock was wrong, must not
    // wait for it.
    if (grace > 0 && Math.abs(nowOf(database) - entry.editedAt) < grace) {
      left = true;
      continue;
    }
    const key = documentKey(database, collection, entry.docId);
    const confirmed = await oneAtATime(key, () => confirmOne(database, collection, memory, entry, mustAsk));
    if (!confirmed) left = true;
  }
  return left;
}

/**
 * Stores unconfirmed documents again unchanged, so that the engine checks them: it finds edits by time, and misses
 * those made while the device's clock was behind that of an earlier session (docs/sync-hazards.md, H9).
 */
export async function touchEdits<C extends SyncCollection>(
  database: HervondenDatabase,
  collection: C,
): Promise<void> {
  for (const entry of await openEdits(database, collection)) {
    const key = documentKey(database, collection, entry.docId);
    await oneAtATime(key, async () => {
      const previous = await storedState(database, collection, entry.docId);
      if (previous === null) return;
      const document = {
        ...previous,
        _meta: { ...previous._meta, lwt: now() },
        _rev: createRevision(database.token, previous as RxDocumentData<object>),
      };
      const { storageInstance } = collectionOf(database, collection);
      await storageInstance.bulkWrite([{ previous, document }] as never, 'hervonden-touch');
    });
  }
}
