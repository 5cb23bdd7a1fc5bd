import type { RxDocument, WithDeleted } from 'rxdb';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import { isThereAlready } from './reopen.ts';
import type { HervondenDatabase, JournalEntry } from './types.ts';

export function journalId(collection: SyncCollection, docId: string): string {
  return `${collection}|${docId}`;
}

/** Inserts an entry. Returns the entry that another tab inserted before, or null. */
async function inserted(
  database: HervondenDatabase,
  note: JournalEntry,
): Promise<RxDocument<JournalEntry> | null> {
  try {
    await database.journal.insert(note);
    return null;
  } catch (error) {
    if (isThereAlready(error)) return await database.journal.findOne(note.id).exec();
    throw error;
  }
}

/**
 * Records that a document is about to differ from the server's. `base` is its content before the edit, or null if it
 * is created here. A base that is already recorded stays, because it is the last state that both sides knew.
 */
export async function recordEdit(
  database: HervondenDatabase,
  collection: SyncCollection,
  docId: string,
  base: object | null,
  now: number,
): Promise<void> {
  const id = journalId(collection, docId);
  const fresh: JournalEntry = {
    id,
    source: collection,
    docId,
    base: base === null ? '' : JSON.stringify(base),
    edits: 1,
    since: now,
    editedAt: now,
    rejected: false,
    sent: [],
    sentOver: '',
  };
  const known = (await database.journal.findOne(id).exec()) ?? (await inserted(database, fresh));
  await known?.incrementalModify((entry: WithDeleted<JournalEntry>) =>
    // Another tab has just confirmed the previous edit, so this one starts a new entry.
    entry._deleted
      ? { ...fresh, _deleted: false }
      : { ...entry, edits: entry.edits + 1, editedAt: now, rejected: false },
  );
}

/**
 * Removes an entry unless another edit was made since `edits` was read, in any tab. Returns whether it is gone.
 */
export async function forgetEdit(
  database: HervondenDatabase,
  { id, edits }: Pick<JournalEntry, 'id' | 'edits'>,
): Promise<boolean> {
  const note = await database.journal.findOne(id).exec();
  const left = await note?.incrementalModify((entry: WithDeleted<JournalEntry>) =>
    entry.edits === edits ? { ...entry, _deleted: true } : entry,
  );
  return left === undefined || left.deleted;
}

/** The unconfirmed edit of a document, or null when the document equals the server's last known state. */
export async function journalEntry(
  database: HervondenDatabase,
  collection: SyncCollection,
  docId: string,
): Promise<JournalEntry | null> {
  const entry = await database.journal.findOne(journalId(collection, docId)).exec();
  return entry === null ? null : entry.toMutableJSON();
}

/** The base of the entry as a document; null when the document was created here or the entry cannot be parsed. */
export function baseOf(entry: Pick<JournalEntry, 'base'>): Record<string, unknown> | null {
  if (entry.base === '') return null;
  try {
    const parsed: unknown = JSON.parse(entry.base);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/**
 * Marks an edit as refused by the server. An edit without an entry gets one, with the state that the push assumed as
 * its base.
 */
export async function recordRejection(
  database: HervondenDatabase,
  collection: SyncCollection,
  docId: string,
  assumed: { readonly deleted: boolean } | null,
  now: number,
): Promise<void> {
  const id = journalId(collection, docId);
  const { deleted, ...base } = assumed ?? { deleted: true };
  const known = await database.journal.findOne(id).exec();
  if (known !== null) {
    const text = deleted ? '' : JSON.stringify(base);
    await known.incrementalPatch({ rejected: true, base: text, sent: [], sentOver: '' });
    return;
  }
  await database.journal.insert({
    id,
    source: collection,
    docId,
    base: deleted ? '' : JSON.stringify(base),
    edits: 0,
    since: now,
    editedAt: now,
    rejected: true,
    sent: [],
    sentOver: '',
  });
}
