import type { WithDeleted } from 'rxdb';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import { fieldsOf, restoreDocument } from '../db/restore.ts';
import { rowOf } from '../db/rows.ts';
import type { RowOf } from '../db/types.ts';
import type { WireDocument } from './transport.ts';

/**
 * A stored state in the form in which it is sent: only the collection's own fields, without those of RxDB or the
 * device.
 */
export function toWire<C extends SyncCollection>(collection: C, state: WithDeleted<RowOf<C>>): WireDocument {
  const source = new Map<string, unknown>(Object.entries(state));
  const wire: Record<string, unknown> = {};
  for (const name of fieldsOf(collection)) wire[name] = source.get(name) ?? null;
  return { ...wire, id: state.id, deleted: state._deleted === true };
}

/**
 * Removes GraphQL's type names at every depth. Every object has one, also in lists, and a strict schema would reject
 * a whole list for them.
 */
function withoutTypeNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTypeNames);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => name !== '__typename');
  return Object.fromEntries(fields.map(([name, part]) => [name, withoutTypeNames(part)]));
}

/** A document from the server in its stored form; null when it has no usable id. */
export function fromWire<C extends SyncCollection>(
  collection: C,
  document: WireDocument,
): WithDeleted<RowOf<C>> | null {
  const content = restoreDocument(collection, withoutTypeNames(document));
  return content === null ? null : { ...rowOf(collection, content), _deleted: document.deleted };
}
