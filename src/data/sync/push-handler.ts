import type { RxReplicationWriteToMasterRow, WithDeleted } from 'rxdb';
import { documentBytesLimit, pushLimit, type SyncCollection } from '#domain/sync/protocol.ts';
import { equalStates } from '../db/conflict-handler.ts';
import { journalEntry, journalId } from '../db/journal.ts';
import { storedState } from '../db/rows.ts';
import { isUnanswered, recordSent } from '../db/sent-states.ts';
import type { RowOf } from '../db/types.ts';
import type { PushGate } from './push-gate.ts';
import type { ReplicaContext } from './replica-context.ts';
import { request } from './request.ts';
import { StartOver } from './start-over.ts';
import type { MustRefetch, PushRejection, PushRow, WireDocument } from './transport.ts';
import { fromWire, toWire } from './wire.ts';

/**
 * Bytes per push. The server accepts 512 kB, of which the envelope needs a part (docs/sync.md, rule 12 of the
 * server).
 */
const pushBytesLimit = 400_000;

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** Splits rows into requests within the server's limits; a row that exceeds them by itself is sent alone. */
export function requestsOf(rows: readonly PushRow[]): PushRow[][] {
  const requests: PushRow[][] = [];
  let current: PushRow[] = [];
  let size = 0;
  for (const row of rows) {
    const bytes = bytesOf(row);
    if (current.length > 0 && (current.length >= pushLimit || size + bytes > pushBytesLimit)) {
      requests.push(current);
      current = [];
      size = 0;
    }
    current.push(row);
    size += bytes;
  }
  if (current.length > 0) requests.push(current);
  return requests;
}

/**
 * The conflicts of an answer that the engine can process: those of documents in this push that were not refused, each
 * once (docs/sync-hazards.md, H13).
 */
function soundConflicts(
  conflicts: readonly unknown[],
  pushed: ReadonlySet<string>,
  rejected: ReadonlySet<string>,
): WireDocument[] {
  const sound = new Map<string, WireDocument>();
  for (const conflict of conflicts) {
    if (typeof conflict !== 'object' || conflict === null) continue;
    const { id } = conflict as { id?: unknown };
    if (typeof id === 'string' && pushed.has(id) && !rejected.has(id)) {
      sound.set(id, conflict as WireDocument);
    }
  }
  return [...sound.values()];
}

/** What the server reports to have of a pushed document. */
export interface Answer<C extends SyncCollection> {
  /** The latest write on this device when the document was sent; see `LocalWrites`. */
  readonly mark: number;
  readonly held: WithDeleted<RowOf<C>>;
}

type EngineRow<C extends SyncCollection> = RxReplicationWriteToMasterRow<RowOf<C>>;

export interface PushParts<C extends SyncCollection> {
  readonly collection: C;
  readonly context: ReplicaContext;
  readonly gate: PushGate;
  readonly signal: AbortSignal;
  /** The epoch from which this device has pulled. */
  readonly epoch: () => string | null;
  readonly mustRefetch: (answer: MustRefetch) => void;
  /**
   * Stores refused content as a rejected edit and marks its edit; resolves when both are stored
   * (docs/sync-hazards.md, H7).
   */
  readonly rejected: (row: PushRow, rejection: PushRejection) => Promise<void>;
  /**
   * What the server really has of a document whose last push it refused; undefined when the engine's state is right.
   */
  readonly trueBase: (id: string) => WireDocument | null | undefined;
  /** The number of the latest write of a document on this device. */
  readonly mark: (id: string) => number;
  /** The server has accepted these or answered with a conflict, so the engine's assumed state is right again. */
  readonly decided: (ids: readonly string[]) => void;
  /** Receives the answers to a whole push, by document, before the engine records them. */
  readonly answered: (answers: ReadonlyMap<string, Answer<C>>) => void;
  /** Resolves when the engine has recorded the outcome of this push and refusals are removed from its record. */
  readonly recorded: () => Promise<void>;
}

interface Sorted {
  readonly fit: PushRow[];
  readonly tooLarge: PushRow[];
}

function sortBySize(rows: readonly PushRow[]): Sorted {
  const sorted: Sorted = { fit: [], tooLarge: [] };
  for (const row of rows) {
    const tooLarge = !row.newDocumentState.deleted && bytesOf(row.newDocumentState) > documentBytesLimit;
    (tooLarge ? sorted.tooLarge : sorted.fit).push(row);
  }
  return sorted;
}

/**
 * The row in the form to be sent. The engine reads a document when it was written and sends it later. By then a pull
 * may have stored the server's newer state over it, or the owner may have undone the edit. Sending the row would
 * revert either, so the server is only asked whether it still has the state that the engine assumes.
 */
async function currentRow<C extends SyncCollection>(
  { collection, context: { database }, trueBase }: PushParts<C>,
  row: EngineRow<C>,
): Promise<EngineRow<C>> {
  const { assumedMasterState: assumed, newDocumentState: next } = row;
  if (assumed === undefined || trueBase(next.id) !== undefined) return row;
  const stored = await storedState(database, collection, next.id);
  if (stored === null || equalStates(stored, next) || !equalStates(stored, assumed)) return row;
  const entry = await journalEntry(database, collection, next.id);
  // An earlier push of it may have arrived; only repeating the same push tells.
  if (entry !== null && isUnanswered(entry, toWire(collection, assumed))) return row;
  return { assumedMasterState: assumed, newDocumentState: assumed };
}

/** The push handler for RxDB. It throws only when a request as a whole failed; then every row is sent again. */
export function pushHandler<C extends SyncCollection>(
  parts: PushParts<C>,
): (rows: EngineRow<C>[]) => Promise<WithDeleted<RowOf<C>>[]> {
  const { collection, context, gate, signal } = parts;

  async function send(rows: PushRow[]): Promise<WireDocument[]> {
    const ids = new Set(rows.map((row) => row.newDocumentState.id));
    const marks = [...ids].map((id) => journalId(collection, id));
    await context.backoff.ready(signal);
    await recordSent(context.database, collection, rows);
    signal.throwIfAborted();
    gate.begin();
    context.sending(marks, true);
    let done = false;
    try {
      const answer = await request(context, signal, (abort) =>
        context.transport.push(collection, rows, parts.epoch(), abort),
      );
      if (answer.kind === 'must_refetch') {
        parts.mustRefetch(answer);
        throw new StartOver(`The server asks to start over from epoch ${answer.epoch}`);
      }
      const rejections = answer.rejections.filter((rejection) => ids.has(rejection.id));
      const refused = new Set(rejections.map((rejection) => rejection.id));
      parts.decided([...ids].filter((id) => !refused.has(id)));
      for (const rejection of rejections) {
        const row = rows.find((one) => one.newDocumentState.id === rejection.id);
        if (row !== undefined) await parts.rejected(row, rejection);
      }
      done = true;
      return soundConflicts(answer.conflicts, ids, refused);
    } finally {
      gate.end(done ? parts.recorded() : null);
      context.sending(marks, false);
    }
  }

  function wired({ assumedMasterState: assumed, newDocumentState }: EngineRow<C>): PushRow {
    const truth = parts.trueBase(newDocumentState.id);
    const believed = assumed === undefined ? null : toWire(collection, assumed);
    return {
      assumedMasterState: truth === undefined ? believed : truth,
      newDocumentState: toWire(collection, newDocumentState),
    };
  }

  return async (rows) => {
    const marks = rows.map(({ newDocumentState: { id } }) => parts.mark(id));
    const current = await Promise.all(rows.map((row) => currentRow(parts, row)));
    const { fit, tooLarge } = sortBySize(current.map(wired));
    for (const row of tooLarge) {
      // Including it would make the whole request too large for the server to read.
      const { id } = row.newDocumentState;
      await parts.rejected(row, { id, code: 'document_too_large', fields: [] });
    }
    const conflicts = new Map<string, WithDeleted<RowOf<C>>>();
    for (const part of requestsOf(fit)) {
      for (const conflict of await send(part)) {
        const state = fromWire(collection, conflict);
        if (state !== null) conflicts.set(state.id, state);
      }
    }
    const answers = new Map<string, Answer<C>>();
    for (const [index, { newDocumentState: sent }] of current.entries()) {
      const held = conflicts.get(sent.id) ?? sent;
      answers.set(sent.id, { mark: marks[index] ?? 0, held });
      // This is not what the engine wanted to send. Returned as a conflict, it meets the newer document and changes
      // nothing.
      if (sent !== rows[index]?.newDocumentState) conflicts.set(sent.id, held);
    }
    parts.answered(answers);
    return [...conflicts.values()];
  };
}
