import type { Kysely } from 'kysely';
import type { RejectionCode } from '#domain/sync/protocol.ts';
import type { Database } from '../../db/schema.ts';
import type { CollectionSpec } from './collection-spec.ts';
import type { RowDecision } from './decide-row.ts';
import type { Master, SentDocument } from './document.ts';
import type { JsonObject } from './json.ts';
import { rowsLimit } from './limits.ts';
import { leastRecent, type Owner, type Usage } from './masters.ts';
import type { SyncParts } from './parts.ts';

/** A pushed row after parsing; `next` is null if it has no usable id. */
export interface ReadRow {
  readonly next: SentDocument | null;
  readonly assumed: SentDocument | null;
}

export interface Rejection {
  /** Empty if the row had no usable id. */
  readonly id: string;
  readonly code: RejectionCode;
  /** Paths in the document, such as `photos.3.name`; empty if the document as a whole was rejected. */
  readonly fields: readonly string[];
}

/** One push in its transaction. `masters` is updated by its writes, so that a later row sees the earlier ones. */
export interface PushSession {
  readonly parts: SyncParts;
  readonly tx: Kysely<Database>;
  readonly spec: CollectionSpec;
  readonly owner: Owner;
  readonly masters: Map<string, Master>;
  readonly conflicted: Set<string>;
  readonly rejections: Rejection[];
  /** Null until a row needs it. */
  usage: Usage | null;
}

/** Decides and applies one row. A problem of the row is reported in the session, never thrown. */
export async function takeRow(session: PushSession, { next, assumed }: ReadRow): Promise<void> {
  if (next === null) {
    session.rejections.push({ id: '', code: 'invalid_document', fields: ['id'] });
    return;
  }
  const master = session.masters.get(next.id) ?? null;
  const quota = master?.content
    ? { document: true, row: true }
    : quotaIn(await usageOf(session), session.spec);
  const decision = session.parts.decideRow(session.spec, { master, assumed, next }, quota);
  const done = decision.kind === 'store' ? await store(session, next.id, decision.content) : decision;
  if (done.kind === 'rejected')
    session.rejections.push({ id: next.id, code: done.code, fields: done.fields });
  if (done.kind === 'rejected' || done.kind === 'conflict') session.conflicted.add(next.id);
}

function quotaIn(usage: Usage, spec: CollectionSpec): { document: boolean; row: boolean } {
  return { document: usage.living < spec.maxDocuments, row: usage.rows < rowsLimit };
}

async function usageOf(session: PushSession): Promise<Usage> {
  session.usage ??= await session.parts.readUsage(session.tx, session.owner);
  return session.usage;
}

async function store(session: PushSession, id: string, content: JsonObject | null): Promise<RowDecision> {
  const { parts, tx, owner } = session;
  const attempt = await parts.withSavepoint(tx, () => parts.writeRow(tx, { ...owner, id, content }));
  if (attempt.kind === 'refused') return { kind: 'rejected', code: 'invalid_document', fields: [] };
  remember(session, id, content);
  await removeOldest(session, id);
  return { kind: 'unchanged' };
}

/**
 * Search history grows on its own, so the oldest entry is deleted; by the server's order, not by a device's clock.
 */
async function removeOldest(session: PushSession, exceptId: string): Promise<void> {
  const { parts, tx, owner, spec, usage } = session;
  if (spec.overflow !== 'drop_oldest' || usage === null || usage.living <= spec.maxDocuments) return;
  const oldest = await leastRecent(tx, owner, exceptId);
  if (oldest === null) return;
  await parts.writeRow(tx, { ...owner, id: oldest, content: null });
  session.usage = { ...usage, living: usage.living - 1 };
  if (session.masters.has(oldest)) session.masters.set(oldest, { content: null });
}

function remember(session: PushSession, id: string, content: JsonObject | null): void {
  const before = session.masters.get(id) ?? null;
  session.masters.set(id, { content });
  if (session.usage === null) return;
  const wasLiving = before?.content != null;
  session.usage = {
    living: session.usage.living + (content === null ? 0 : 1) - (wasLiving ? 1 : 0),
    rows: session.usage.rows + (before === null ? 1 : 0),
  };
}
