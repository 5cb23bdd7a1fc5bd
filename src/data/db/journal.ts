import type { RxDocument, WithDeleted } from 'rxdb';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import { isThereAlready } from './reopen.ts';
import type { HervondenDatabase, JournalEntry } from './types.ts';

export function journalId(collection: SyncCollection, docId: string): string {
  return `${collection}|${docId}`;
}

/** Inserts a note; answers the one that another tab inserted before, null when there was none. */
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
 * Remembers that a document is about to differ from the server's. `base` is its content before the edit, null when
 * it is made here; a base that is already noted stays, because it is the last state that both sides knew.
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
    // Another tab confirmed the edit before this one a moment ago: this one begins anew.
    entry._deleted
      ? { ...fresh, _deleted: false }
      : { ...entry, edits: entry.edits + 1, editedAt: now, rejected: false },
  );
}

/** Forgets an edit, unless another one was made since `edits` were counted, in whatever tab. */
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

/** The unconfirmed edit of a document, or null when it is as the server last had it. */
export async function journalEntry(
  database: HervondenDatabase,
  collection: SyncCollection,
  docId: string,
): Promise<JournalEntry | null> {
  const entry = await database.journal.findOne(journalId(collection, docId)).exec();
  return entry === null ? null : entry.toMutableJSON();
}

/** The journal's base as a document: null when the document was made here or the note is unreadable. */
export function baseOf(entry: JournalEntry): Record<string, unknown> | null {
  if (entry.base === '') return null;
  try {
    const parsed: unknown = JSON.parse(entry.base);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/**
 * Marks an edit as refused by the server. An edit that the journal did not know gets its entry here, with the state
 * that the push assumed as its base.
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
