import { browserNameFor, browserNameNow } from './browser-name.ts';

const prefix = 'tab-';

/** An id for a value that another tab of this browser wrote; other ids belong to values of other devices. */
export function tabVersionId(database: string): string {
  return `${prefix}${browserNameFor(database)}-${crypto.randomUUID()}`;
}

/** An id for a stored value that is replaced by one typed into a draft of `database`. */
export function newVersionId(database: string, isFromServer: boolean): string {
  return isFromServer ? crypto.randomUUID() : tabVersionId(database);
}

/** True for a value written by a tab of the browser with this name. */
export function isFromTabHere(versionId: string, name = browserNameNow()): boolean {
  return name !== null && versionId.startsWith(`${prefix}${name}-`);
}
