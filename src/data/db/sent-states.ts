import type { SyncCollection } from '#domain/sync/protocol.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { journalEntry, journalId } from './journal.ts';
import { shortHash } from './merge/short-hash.ts';
import type { Version } from './merge/version.ts';
import { sameContent } from './same-content.ts';
import type { DocumentOf, HervondenDatabase, JournalEntry } from './types.ts';
import { documentKey, oneAtATime } from './write.ts';

/** Unanswered pushes remembered per document. Only a page that is killed repeatedly has more. */
const sentLimit = 3;

/** A document in the form in which it is sent. */
type State = { readonly id: string; readonly deleted: boolean };

interface Row {
  /** The state that the push assumes on the server; null when it knows of none. */
  readonly assumedMasterState: State | null;
  readonly newDocumentState: State;
}

/** Hashes a state. Two pushes with the same assumed state are attempts at the same step. */
export function stateName(state: State | null): string {
  return shortHash(JSON.stringify(state));
}

async function noteRow(database: HervondenDatabase, collection: SyncCollection, row: Row): Promise<void> {
  // A row that only asks for the server's state. Whatever happens to it, that state is the assumed one or not this
  // device's.
  if (sameContent(row.assumedMasterState, row.newDocumentState)) return;
  const note = await database.journal.findOne(journalId(collection, row.newDocumentState.id)).exec();
  if (note === null) return;
  const sentOver = stateName(row.assumedMasterState);
  const text = JSON.stringify(row.newDocumentState);
  // The server compares and sets: once its state has changed, older attempts can no longer be applied.
  const before = note.sentOver === sentOver ? note.sent.filter((other) => other !== text) : [];
  if (note.sentOver === sentOver && note.sent.at(-1) === text) return;
  await note.incrementalPatch({ sentOver, sent: [...before, text].slice(-sentLimit) });
}

/**
 * Records in the journal what a push is about to send, so that the next start recognises it as this device's own if
 * the page is killed before the answer. Never fails, because a full device must still be able to send.
 */
export async function recordSent(
  database: HervondenDatabase,
  collection: SyncCollection,
  rows: readonly Row[],
): Promise<void> {
  const notes = rows.map((row) =>
    oneAtATime(documentKey(database, collection, row.newDocumentState.id), () =>
      noteRow(database, collection, row),
    ),
  );
  for (const outcome of await Promise.allSettled(notes)) {
    if (outcome.status === 'rejected') {
      logger.warn('sent_state_not_noted', { collection, error: errorText(outcome.reason) });
    }
  }
}

/** The states of an entry's pushes that may have reached the server, oldest first. */
export function sentOf(entry: Pick<JournalEntry, 'sent'>): State[] {
  return entry.sent.flatMap((text) => {
    try {
      return [JSON.parse(text) as State];
    } catch {
      return [];
    }
  });
}

/** True while a push with exactly this assumed state has no answer yet. */
export function isUnanswered(entry: Pick<JournalEntry, 'sent' | 'sentOver'>, assumed: State | null): boolean {
  return entry.sent.length > 0 && entry.sentOver === stateName(assumed);
}

/** The sent states of one document, as versions for the merge. */
export async function sentVersions<C extends SyncCollection>(
  database: HervondenDatabase,
  collection: C,
  id: string,
): Promise<Version<DocumentOf<C>>[]> {
  const entry = await journalEntry(database, collection, id);
  return entry === null
    ? []
    : sentOf(entry).map(({ deleted, ...content }) => ({
        deleted,
        content: content as unknown as DocumentOf<C>,
      }));
}
