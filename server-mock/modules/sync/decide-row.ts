import * as v from 'valibot';
import { documentBytesLimit, type RejectionCode } from '#domain/sync/protocol.ts';
import type { CollectionSpec } from './collection-spec.ts';
import type { Master, SentDocument } from './document.ts';
import { type JsonObject, jsonBytes, sameJson } from './json.ts';

/** Whether the person may have one more live document, and one more row. */
export interface RowQuota {
  readonly document: boolean;
  readonly row: boolean;
}

/** One pushed row, with the server's state of the document. */
export interface RowToDecide {
  readonly master: Master;
  /** What the client believes the server holds; null for a document that is new to the client. */
  readonly assumed: SentDocument | null;
  readonly next: SentDocument;
}

/**
 * `unchanged`: accepted, nothing to write. `store`: accepted; null content is a tombstone. `conflict`: the client
 * gets the master and merges. `rejected`: can never be stored as it is; the client takes the master and moves the
 * content to the rejected edits.
 */
export type RowDecision =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'store'; readonly content: JsonObject | null }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'rejected'; readonly code: RejectionCode; readonly fields: readonly string[] };

const unchanged: RowDecision = { kind: 'unchanged' };
const conflict: RowDecision = { kind: 'conflict' };

/** Decides one row (docs/sync.md, rules 5 to 8; PWA-031..034). Pure: uses no clock and no database. */
export function decideRow(spec: CollectionSpec, row: RowToDecide, quota: RowQuota): RowDecision {
  const { master, assumed, next } = row;
  if (next.deleted) return decideRemoval(spec, row, quota);
  const held = master?.content ?? null;
  // An unchanged state comes first: a repeated push whose response was lost, or a merged conflict, is a success.
  if (held !== null && sameJson(held, next.content)) return unchanged;
  const refusal = refusalOf(spec, next);
  if (refusal !== null) return refusal;
  const lock = lockedFields(spec, held, next.content);
  // A device with an older state has to merge first; its changes are checked only after that.
  if (!assumptionHolds(spec, master, assumed)) return lock === 'new' ? refused(['id']) : conflict;
  if (lock === 'new') return refused(['id']);
  if (lock.length > 0) return refused(lock);
  const isFull = spec.overflow === 'refuse' && !quota.document;
  if (held === null && (isFull || (master === null && !quota.row))) {
    return { kind: 'rejected', code: 'too_many_documents', fields: [] };
  }
  return { kind: 'store', content: next.content };
}

function refused(fields: readonly string[]): RowDecision {
  return { kind: 'rejected', code: 'invalid_document', fields };
}

/** The fields that differ and that devices must not change; `new` for a document that devices must not create. */
function lockedFields(
  { editable }: CollectionSpec,
  held: JsonObject | null,
  next: JsonObject,
): 'new' | readonly string[] {
  if (editable === 'all') return [];
  if (held === null) return 'new';
  return Object.keys(next).filter((key) => !editable.includes(key) && !sameJson(held[key], next[key]));
}

/** A tombstone is stored even for an unknown document, so that a delayed older push cannot create it. */
function decideRemoval(
  spec: CollectionSpec,
  { master, assumed, next }: RowToDecide,
  quota: RowQuota,
): RowDecision {
  if (master === null) return spec.isId(next.id) && quota.row ? { kind: 'store', content: null } : unchanged;
  if (master.content === null) return unchanged;
  return assumptionHolds(spec, master, assumed) ? { kind: 'store', content: null } : conflict;
}

/**
 * Whether the client knew the server's state. Display clocks are ignored: two devices that differ in nothing else
 * have no conflict. A client that assumes a live document where the server has none is late: the deletion stays.
 */
function assumptionHolds(spec: CollectionSpec, master: Master, assumed: SentDocument | null): boolean {
  const held = master?.content ?? null;
  if (assumed === null) return master === null;
  if (held === null) return assumed.deleted;
  return !assumed.deleted && sameJson(ownedFields(spec, held), ownedFields(spec, assumed.content));
}

function ownedFields(spec: CollectionSpec, content: JsonObject): JsonObject {
  const clocks: readonly string[] = spec.displayClocks;
  return Object.fromEntries(Object.entries(content).filter(([key]) => !clocks.includes(key)));
}

function refusalOf(spec: CollectionSpec, next: SentDocument): RowDecision | null {
  if (jsonBytes(next.content) > documentBytesLimit) {
    return { kind: 'rejected', code: 'document_too_large', fields: [] };
  }
  if (!spec.isId(next.id)) return { kind: 'rejected', code: 'invalid_document', fields: ['id'] };
  const checked = v.safeParse(spec.schema, next.content);
  if (checked.success) return null;
  const paths = checked.issues.map((issue) => v.getDotPath(issue) ?? '').filter((path) => path !== '');
  return { kind: 'rejected', code: 'invalid_document', fields: [...new Set(paths)].slice(0, 20) };
}
