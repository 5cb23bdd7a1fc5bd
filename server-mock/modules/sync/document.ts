import type { CollectionSpec } from './collection-spec.ts';
import { isJsonObject, type JsonObject } from './json.ts';
import type { StoredDocument } from './stored-document.ts';

/** Maximum length of an id that is read at all; the collections' own rules are stricter. */
const idLimit = 200;

/** A document as a client sends it, reduced to the fields of its collection. */
export interface SentDocument {
  readonly id: string;
  readonly deleted: boolean;
  /** The collection's fields; a missing one is null. Not used in a tombstone. */
  readonly content: JsonObject;
}

/** The server's state: a live document, a tombstone (null content), or nothing at all (null). */
export type Master = { readonly content: JsonObject | null } | null;

/** A document as it is sent to the client: the collection's fields and `deleted`. */
export type WireDocument = JsonObject & { readonly id: string; readonly deleted: boolean };

/**
 * Reads a pushed value. Only the collection's own fields count: what the client's database adds itself
 * (`_attachments`, `_rev`) is no reason to reject a row. Null if there is not even a usable id.
 */
export function readSent(spec: CollectionSpec, value: unknown): SentDocument | null {
  if (!isJsonObject(value)) return null;
  const { id, deleted } = value;
  if (typeof id !== 'string' || !isUsableId(id)) return null;
  const content = Object.fromEntries(
    Object.keys(spec.schema.entries).map((key) => [key, value[key] ?? null]),
  );
  return { id, deleted: deleted === true, content };
}

/** Whether PostgreSQL can store the text: no NUL, no half of a surrogate pair. */
function isUsableId(id: string): boolean {
  return id.length > 0 && id.length <= idLimit && id.isWellFormed() && !id.includes('\u0000');
}

export function masterOf(row: StoredDocument): Master {
  return { content: row.deleted || !isJsonObject(row.content) ? null : row.content };
}

/** The master as the client gets it; an unknown document looks like a deleted one (docs/sync.md, rule 7). */
export function wireDocument(spec: CollectionSpec, id: string, master: Master): WireDocument {
  const content = master?.content ?? null;
  if (content === null) return { ...spec.blank(id), id, deleted: true };
  return { ...content, id, deleted: false };
}
