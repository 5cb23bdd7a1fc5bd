import type { SyncCollection } from '#domain/sync/protocol.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { journalEntry, journalId } from './journal.ts';
import { shortHash } from './merge/short-hash.ts';
import type { Version } from './merge/version.ts';
import { sameContent } from './same-content.ts';
import type { DocumentOf, HervondenDatabase, JournalEntry } from './types.ts';
import { documentKey, oneAtATime } from './write.ts';

/** Pushes without an answer that are remembered of one document; more happen only to who is killed again and again. */
const sentLimit = 3;

/** A document as it travels. */
type State = { readonly id: string; readonly deleted: boolean };

interface Row {
  /** What the push takes the server to hold; null when it knows of nothing there. */
  readonly assumedMasterState: State | null;
  readonly newDocumentState: State;
}

/** Names a state; two pushes over the same one are attempts at the same step. */
export function stateName(state: State | null): string {
  return shortHash(JSON.stringify(state));
}

async function noteRow(database: HervondenDatabase, collection: SyncCollection, row: Row): Promise<void> {
  // A mere question: whatever becomes of it, the server's state is the assumed one or not ours.
  if (sameContent(row.assumedMasterState, row.newDocumentState)) return;
  const note = await database.journal.findOne(journalId(collection, row.newDocumentState.id)).exec();
  if (note === null) return;
  const sentOver = stateName(row.assumedMasterState);
  const text = JSON.stringify(row.newDocumentState);
  // The server compares and sets: once its state is another one, older attempts can not arrive any more.
  const before = note.sentOver === sentOver ? note.sent.filter((other) => other !== text) : [];
  if (note.sentOver === sentOver && note.sent.at(-1) === text) return;
  await note.incrementalPatch({ sentOver, sent: [...before, text].slice(-sentLimit) });
}

/**
 * Notes in the journal what a push is about to send, so that the next start knows it as this device's own when the
 * page dies before the answer. Never fails: a full device must still be able to send.
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

/** The states of an entry's pushes that may have arrived, oldest first. */
export function sentOf(entry: Pick<JournalEntry, 'sent'>): State[] {
  return entry.sent.flatMap((text) => {
    try {
      return [JSON.parse(text) as State];
    } catch {
      return [];
    }
  });
}

/** True while a push over exactly this state of the server has no answer yet. */
export function isUnanswered(entry: Pick<JournalEntry, 'sent' | 'sentOver'>, assumed: State | null): boolean {
  return entry.sent.length > 0 && entry.sentOver === stateName(assumed);
}

/** The same of one document, as versions for the merge. */
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
