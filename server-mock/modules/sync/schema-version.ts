import { ClientOutdatedError } from '../../graphql/errors.ts';
import type { CollectionSpec } from './collection-spec.ts';
import type { WireDocument } from './document.ts';
import { isJsonObject, type JsonObject } from './json.ts';

/**
 * Accepts the current version of the document shapes and the previous one (docs/sync.md, rule 11). An older client
 * must update before it syncs, and keeps its edits. A newer client has reached a server that is not updated yet: it
 * gets the same error type with code `server_outdated`, and retries later.
 */
export function requireVersion(asked: number, current: number): void {
  if (asked > current) throw new ClientOutdatedError('server_outdated');
  if (asked < Math.max(1, current - 1)) throw new ClientOutdatedError();
}

/** Converts a pushed document of a client's version to the current shape. */
export function upToCurrent(
  spec: CollectionSpec,
  asked: number,
  current: number,
  document: unknown,
): unknown {
  let converted = document;
  for (let version = asked; version < current; version += 1) {
    const converter = spec.converters[version];
    if (converter !== undefined && isJsonObject(converted)) converted = converter.up(converted);
  }
  return converted;
}

/** Converts a document of the current shape to the client's version. */
export function downTo(
  spec: CollectionSpec,
  asked: number,
  current: number,
  document: WireDocument,
): WireDocument {
  let converted: JsonObject = document;
  for (let version = current - 1; version >= asked; version -= 1) {
    converted = spec.converters[version]?.down(converted) ?? converted;
  }
  return { ...converted, id: document.id, deleted: document.deleted };
}
